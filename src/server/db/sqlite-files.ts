import { rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { errorCode, errorMessage } from '#server/error-parts.ts'
import { OperatorError } from '#server/operator-error.ts'

/** Returns whether an error says that an SQLite file is damaged. */
export const isDamageError = (error: unknown): boolean => /^SQLITE_(?:CORRUPT|NOTADB)/.test(errorCode(error) ?? '')

const openExisting = (file: string) => new Sqlite(file, { fileMustExist: true, timeout: 5000 })

/** Copies a consistent snapshot of an SQLite file while other processes read and write it. */
export const copySqliteFile = async (from: string, to: string): Promise<void> => {
  const source = openExisting(from)
  try {
    // The first read starts the snapshot: later writes are not part of the copy.
    source.exec('begin')
    source.prepare('select count(*) from sqlite_schema').get()
    await source.backup(to)
  } finally {
    source.close()
  }
}

const runOnFile = <T>(file: string, work: (database: Sqlite.Database) => T): T => {
  const database = openExisting(file)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const listFaults = (database: Sqlite.Database): string[] => {
  database.pragma('journal_mode = DELETE')
  const integrity = database.pragma('integrity_check') as { integrity_check: string }[]
  const foreignKeys = database.pragma('foreign_key_check') as { table: string }[]
  return [
    ...integrity.map(({ integrity_check }) => integrity_check).filter((message) => message !== 'ok'),
    ...foreignKeys.map(({ table }) => `a row of ${table} violates a foreign key`),
  ]
}

/** Checks an SQLite file not in use and merges its journal into it. Returns one message per fault. */
export const findFileFaults = (file: string): string[] => {
  try {
    return runOnFile(file, listFaults)
  } catch (error) {
    return [errorMessage(error)]
  }
}

/** Returns whether an SQLite file that may be in use can be read and has intact pages. */
export const isReadableFile = (file: string): boolean => {
  try {
    const database = new Sqlite(file, { fileMustExist: true, readonly: true, timeout: 5000 })
    try {
      return database.pragma('quick_check(1)', { simple: true }) === 'ok'
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}

/**
 * Prepares an SQLite file for replacement: merges its journal, or deletes the journal if the file is damaged.
 * @throws OperatorError if another process uses the file
 */
export const removeJournal = (file: string): void => {
  try {
    runOnFile(file, (database) => database.pragma('journal_mode = DELETE'))
  } catch (error) {
    if (errorCode(error)?.startsWith('SQLITE_BUSY'))
      throw new OperatorError(`Another command uses ${file}: let it end first.`)
  }
  for (const ending of ['-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true })
}

/** Returns the name of the last migration of an SQLite file, or null if there is none. */
export const readSchemaName = (file: string): string | null => {
  const lastFirst = 'select name from kysely_migration order by name desc'
  const rows = runOnFile(file, (database) => database.prepare(lastFirst).all() as { name: string }[])
  return rows[0]?.name ?? null
}
