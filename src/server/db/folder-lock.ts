import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { OperatorError } from '#server/operator-error.ts'

/** How long a start waits for the one before it to end. */
const patienceMs = 2000

// A handle that nobody holds would be closed by the garbage collector, and the lock with it.
const held = new Set<Sqlite.Database>()

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'

/**
 * Makes sure that one process alone runs on a data folder, or upgrades or replaces the database in it; gives the way to
 * let go. The lock is one of the operating system on an empty SQLite file: it ends with the process, however that ends.
 */
export const lockFolderForApp = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'running.lock')
  const lock = new Sqlite(file, { timeout: patienceMs })
  chmodSync(file, 0o600)
  try {
    lock.pragma('journal_mode = MEMORY')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new OperatorError(`Glowjar is running on the data folder ${folder}: stop it first.`)
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}
