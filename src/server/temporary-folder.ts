import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dayMs } from '#shared/time/duration.ts'
import { withCleanupOnSignal } from './cleanup-on-signal.ts'
import { isFolderLocked, lockFolderExclusive } from './db/folder-lock.ts'

const prefix = 'glowjar-import-'

const deleteFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

// Without a lock it is of an earlier version, or so new that it is still empty; no import takes a day.
const isLeftOver = (folder: string) => {
  const isLocked = isFolderLocked(folder)
  return isLocked === null ? statSync(folder).mtimeMs < Date.now() - dayMs : !isLocked
}

/** Deletes the temporary folders of processes that were killed. Those of other users of the machine stay. */
export const deleteLeftOverFolders = (): void => {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const folder = path.join(tmpdir(), name)
    try {
      if (isLeftOver(folder)) deleteFolder(folder)
    } catch {
      // It is another user's, or gone by now.
    }
  }
}

/**
 * Runs work of a command with a folder that only this user can read, and deletes it afterwards, also on a signal. The
 * folder is locked meanwhile: ids of processes mean nothing in another container that shares the place.
 */
export const withTemporaryFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  deleteLeftOverFolders()
  let folder: string | undefined
  let unlock: (() => void) | undefined
  const cleanUp = () => {
    if (folder !== undefined) deleteFolder(folder)
    unlock?.()
  }
  try {
    return await withCleanupOnSignal(cleanUp, () => {
      folder = mkdtempSync(path.join(tmpdir(), prefix))
      unlock = lockFolderExclusive(folder)
      return work(folder)
    })
  } finally {
    cleanUp()
  }
}
