import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dayMs } from '#shared/time/duration.ts'
import { withCleanupOnSignal } from './cleanup-on-signal.ts'
import { errorCode } from './error-parts.ts'

const prefix = 'glowjar-import-'
const namePattern = new RegExp(`^${prefix}(\\d+)-`)

const deleteFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

// Process ids are used again, and names of earlier versions have none, but no import takes a day.
const isLeftOver = (name: string, folder: string) => {
  const pid = namePattern.exec(name)?.[1]
  return (pid !== undefined && !isRunning(Number(pid))) || statSync(folder).mtimeMs < Date.now() - dayMs
}

/** Deletes the temporary folders of processes that were killed. Those of other users of the machine stay. */
export const deleteLeftOverFolders = (): void => {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const folder = path.join(tmpdir(), name)
    try {
      if (isLeftOver(name, folder)) deleteFolder(folder)
    } catch {
      // It is another user's, or gone by now.
    }
  }
}

/** Runs work of a command with a folder that only this user can read, and deletes it afterwards, also on a signal. */
export const withTemporaryFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  deleteLeftOverFolders()
  let folder: string | undefined
  const cleanUp = () => {
    if (folder !== undefined) deleteFolder(folder)
  }
  try {
    return await withCleanupOnSignal(cleanUp, () => {
      folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`))
      return work(folder)
    })
  } finally {
    cleanUp()
  }
}
