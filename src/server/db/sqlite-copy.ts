import { rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { OperatorError } from '#server/operator-error.ts'

const open = (file: string) => new Sqlite(file, { fileMustExist: true, timeout: 5000 })

/** Copies an SQLite file as it is at one point in time, while others go on reading and writing it. */
export const copySqlite = async (from: string, to: string): Promise<void> => {
  const source = open(from)
  try {
    // The first read fixes the point in time: what others write from now on is not seen by this transaction.
    source.exec('begin')
    source.prepare('select count(*) from sqlite_schema').get()
    await source.backup(to)
  } finally {
    source.close()
  }
}

const asked = (database: Sqlite.Database): string[] => {
  const whole = database.pragma('integrity_check') as { integrity_check: string }[]
  const pointing = database.pragma('foreign_key_check') as { table: string }[]
  return [
    ...whole.map(({ integrity_check }) => integrity_check).filter((said) => said !== 'ok'),
    ...pointing.map(({ table }) => `a row of ${table} points nowhere`),
  ]
}

/** What is wrong with an SQLite file that nobody uses, as a file; it is one file without a journal afterwards. */
export const findFileFaults = (file: string): string[] => {
  try {
    const database = open(file)
    try {
      database.pragma('journal_mode = DELETE')
      return asked(database)
    } finally {
      database.close()
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

/**
 * Lets an SQLite file be replaced: brings what is beside it into the file, or, where the file is damaged, takes it away.
 * Throws when somebody uses the file.
 */
export const removeJournal = (file: string): void => {
  try {
    const database = open(file)
    try {
      database.pragma('journal_mode = DELETE')
    } finally {
      database.close()
    }
  } catch (error) {
    if (isInUse(error)) throw new OperatorError(`Another command uses ${file}: let it end first.`)
  }
  for (const ending of ['-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true })
}

/** The last migration that an SQLite file had, or null when it holds none. */
export const readSchema = (file: string): string | null => {
  const database = open(file)
  try {
    const rows = database.prepare('select name from kysely_migration order by name desc').all() as { name: string }[]
    return rows[0]?.name ?? null
  } finally {
    database.close()
  }
}
