import Sqlite from 'better-sqlite3'
import {
  DefaultQueryExecutor,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  Transaction,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type KyselyProps,
} from 'kysely'
import type { Tables } from './tables.ts'
import type { Tx } from './transaction.ts'

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

/** Goes straight to its connection: a call that is over when it returns needs no queue and no turn of its own. */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    super(new SqliteQueryCompiler(), new SqliteAdapter(), { provideConnection: (use) => use(connection) })
    this.#connection = connection
  }
  override executeQuery<Row>(query: CompiledQuery) {
    return this.#connection.executeQuery<Row>(query)
  }
}

/** What a query builder is made of that asks the connection of a dialect directly. */
export const direct = async (dialect: Dialect): Promise<KyselyProps> => {
  const driver = dialect.createDriver()
  await driver.init()
  return { config: { dialect }, dialect, driver, executor: new DirectExecutor(await driver.acquireConnection()) }
}

const settings = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 5000,
} as const

const openDurably = (file: string) => {
  const database = new Sqlite(file)
  database.pragma('busy_timeout = 5000')
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  for (const [name, wanted] of Object.entries(settings)) {
    const held: unknown = database.pragma(name, { simple: true })
    if (held !== wanted) throw new Error(`SQLite setting ${name} is ${String(held)}, not ${wanted}`)
  }
  return database
}

/** An open SQLite file. */
export interface SqliteFile {
  /** Reads what is committed, without waiting for a transaction to end. */
  reader: Kysely<Tables>
  /** The connection that writes. */
  writer: Kysely<Tables>
  /** The same, within a transaction: `transactTogether` begins and ends it. */
  tx: Tx
}

/**
 * Opens the SQLite file (made when absent) with full durability. Throws when one of the settings that durability rests
 * on does not hold.
 */
export const openSqlite = async (file: string): Promise<SqliteFile> => {
  const writing = new SqliteDialect({ database: keepingStatements(openDurably(file)) })
  const readOnly = new Sqlite(file, { readonly: true, timeout: settings.busy_timeout })
  const reading = new SqliteDialect({ database: keepingStatements(readOnly) })
  return {
    reader: new Kysely<Tables>(await direct(reading)),
    writer: new Kysely<Tables>({ dialect: writing }),
    tx: new Transaction<Tables>(await direct(writing)),
  }
}
