import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dayMs } from '#shared/time/duration.ts'
import { withCleanupOnSignal } from './cleanup-on-signal.ts'
import { hasLockFile, lockFolderExclusive, tryLockFolder } from './db/folder-lock.ts'

const prefix = 'glowjar-import-'
const maxAttempts = 10

const deleteFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

const deleteIfLeftOver = (folder: string) => {
  if (!hasLockFile(folder)) {
    // It is of an earlier version, or so new that it is still empty; no import takes a day.
    if (statSync(folder).mtimeMs < Date.now() - dayMs) deleteFolder(folder)
    return
  }
  const unlock = tryLockFolder(folder)
  if (!unlock) return
  // Deleted while it is locked: a process that is about to lock it notices.
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

/** Creates a locked folder. Another process may take it for left over and delete it before it is locked; then a new one. */
const createLockedFolder = (): { folder: string; unlock: () => void } => {
  for (let attempt = 1; ; attempt++) {
    const folder = mkdtempSync(path.join(tmpdir(), prefix))
    try {
      const unlock = lockFolderExclusive(folder)
      if (hasLockFile(folder)) return { folder, unlock }
      unlock()
    } catch (error) {
      deleteFolder(folder)
      if (attempt === maxAttempts) throw error
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
      const created = createLockedFolder()
      ;({ folder, unlock } = created)
      return work(created.folder)
    })
  } finally {
    cleanUp()
  }
}
