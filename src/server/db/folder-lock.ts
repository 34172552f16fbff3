import { existsSync } from 'node:fs'
import path from 'node:path'
import type Sqlite from 'better-sqlite3'
import { errorCode } from '#server/error-parts.ts'
import { OperatorError } from '#server/operator-error.ts'
import { openPrivateFile } from './sqlite.ts'

/** The name of the file in a folder that a process locks. */
export const lockFileName = 'running.lock'
const busyTimeoutMs = 2000

// An unreferenced handle would be garbage-collected, which closes it and releases the lock.
const heldLocks = new Set<Sqlite.Database>()

/**
 * Locks the empty SQLite file `running.lock` with the lock levels of SQLite: SHARED for commands that write, RESERVED
 * for the one running app, EXCLUSIVE for commands that replace or move the data. The operating system releases the lock
 * when the process ends.
 */
const lockFolder = (
  folder: string,
  statement: string,
  message: string,
  options: Sqlite.Options = { timeout: busyTimeoutMs },
): (() => void) => {
  const lock = openPrivateFile(path.join(folder, lockFileName), options)
  try {
    lock.pragma('journal_mode = MEMORY')
    lock.exec(statement)
  } catch (error) {
    lock.close()
    throw errorCode(error) === 'SQLITE_BUSY' ? new OperatorError(message) : error
  }
  heldLocks.add(lock)
  return () => {
    heldLocks.delete(lock)
    lock.close()
  }
}

/**
 * Locks a data folder for the running app or a schema upgrade; commands may still write. Returns the unlock function.
 * @throws OperatorError if another process runs on the folder
 */
export const lockFolderForApp = (folder: string): (() => void) =>
  lockFolder(folder, 'begin immediate', `Glowjar is running on the data folder ${folder}: stop it first.`)

/**
 * Locks a data folder for a command that writes, beside the running app or other commands. Returns the unlock function.
 * @throws OperatorError while the data is being restored or moved
 */
export const lockFolderAgainstRestore = (folder: string): (() => void) =>
  lockFolder(
    folder,
    'begin; select count(*) from sqlite_schema',
    `The data in ${folder} is being restored or moved: try again afterwards.`,
  )

/**
 * Locks a data folder against the app and all commands that write. Returns the unlock function.
 * @throws OperatorError if any of them is running
 */
export const lockFolderExclusive = (folder: string): (() => void) =>
  lockFolder(
    folder,
    'begin exclusive',
    `Glowjar, or one of its commands, is running on the data folder ${folder}: stop it first.`,
  )

/** Returns whether a folder has the file that a process locks. */
export const hasLockFile = (folder: string): boolean => existsSync(path.join(folder, lockFileName))

/**
 * Locks a folder that has a lock file like `lockFolderExclusive`, without waiting. Returns the unlock function; null while a process that is
 * running, also in another container, has locked it.
 */
export const tryLockFolder = (folder: string): (() => void) | null => {
  try {
    return lockFolder(folder, 'begin exclusive', 'locked', { timeout: 0, fileMustExist: true })
  } catch (error) {
    if (error instanceof OperatorError) return null
    throw error
  }
}
