import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dayMs } from '#shared/time/duration.ts'
import { withCleanupOnSignal } from './cleanup-on-signal.ts'
import { hasLockFile, lockFileName, lockFolderExclusive, tryLockFolder } from './db/folder-lock.ts'

const prefix = 'glowjar-import-'

const deleteFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

const deleteIfLeftOver = (folder: string) => {
  if (!hasLockFile(folder)) {
    // It is of an earlier version, or so new that it is not locked yet; no import takes a day.
    if (statSync(folder).mtimeMs < Date.now() - dayMs) deleteFolder(folder)
    return
  }
  const unlock = tryLockFolder(folder)
  if (!unlock) return
  deleteFolder(folder)
  unlock()
}

/** Deletes the temporary folders of processes that were killed. Those of other users of the machine stay. */
export const deleteLeftOverFolders = (): void => {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const folder = path.join(tmpdir(), name)
    try {
      deleteIfLeftOver(folder)
    } catch {
      // It is another user's, or gone by now.
    }
  }
}

/** Locks an empty folder. Its lock file appears there already locked: other processes delete a folder whose lock nobody holds. */
const lockNewFolder = (folder: string): (() => void) => {
  const unlockedFolder = path.join(folder, 'unlocked')
  const unlock = lockFolderExclusive(unlockedFolder)
  renameSync(path.join(unlockedFolder, lockFileName), path.join(folder, lockFileName))
  return unlock
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
      unlock = lockNewFolder(folder)
      return work(folder)
    })
  } finally {
    cleanUp()
  }
}
