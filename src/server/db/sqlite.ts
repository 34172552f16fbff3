import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Takes the write lock at once, so that a transaction never fails half-way for want of it; and bears that SQLite rolls
 * back by itself when a write fails for good.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Sqlite.Database

  constructor(database: Sqlite.Database, config: SqliteDialectConfig) {
    super(config)
    this.#database = database
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

const statementsKept = 500

/** The driver prepares each statement anew; this keeps the prepared ones by their text. */
const keepingStatements = (database: Sqlite.Database) => {
  const kept = new Map<string, Sqlite.Statement>()
  return {
    prepare(text: string) {
      const known = kept.get(text)
      if (known) return known
      const made = database.prepare(text)
      if (kept.size >= statementsKept) kept.clear()
      kept.set(text, made)
      return made
    },
    close() {
      database.close()
    },
  }
}

/** A read is one call that nothing can come between, so that reads need not queue for their connection. */
class ReadingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

const settings = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 5000,
} as const

const openWriter = (file: string): Kysely<Tables> => {
  const database = new Sqlite(file)
  database.pragma('busy_timeout = 5000')
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  for (const [name, wanted] of Object.entries(settings)) {
    const held: unknown = database.pragma(name, { simple: true })
    if (held !== wanted) throw new Error(`SQLite setting ${name} is ${String(held)}, not ${wanted}`)
  }
  const config = { database: keepingStatements(database) }
  const dialect = new SqliteDialect(config)
  dialect.createDriver = () => new ImmediateDriver(database, config)
  return new Kysely<Tables>({ dialect })
}

const openReader = (file: string): Kysely<Tables> => {
  const database = keepingStatements(new Sqlite(file, { readonly: true, timeout: settings.busy_timeout }))
  const dialect = new SqliteDialect({ database })
  dialect.createAdapter = () => new ReadingAdapter()
  return new Kysely<Tables>({ dialect })
}

/**
 * Opens the SQLite file (made when absent) with full durability: one connection that writes, and one that reads what is
 * committed without waiting for a transaction to end. Throws when a setting that durability rests on does not hold.
 */
export const openSqlite = (file: string): { reader: Kysely<Tables>; writer: Kysely<Tables> } => {
  const writer = openWriter(file)
  return { writer, reader: openReader(file) }
}
