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
  type Driver,
  type KyselyProps,
} from 'kysely'
import type { Tables } from './tables.ts'
import type { Snapshot, Tx } from './transaction.ts'

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

/** SQLite takes a migration back whole, whatever the query builder thinks of it: a crash leaves no half of one. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class WritingDialect extends SqliteDialect {
  override createAdapter() {
    return new WholeMigrations()
  }
}

type Connection = () => DatabaseConnection

/** Goes straight to a connection: a call that is over when it returns needs no queue and no turn of its own. */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: Connection

  constructor(connection: Connection) {
    super(new SqliteQueryCompiler(), new SqliteAdapter(), { provideConnection: (use) => use(connection()) })
    this.#connection = connection
  }
  override executeQuery<Row>(query: CompiledQuery) {
    return this.#connection().executeQuery<Row>(query)
  }
}

/** What a query builder is made of that asks a connection directly; `driver` is the one to close it with. */
const direct = (dialect: Dialect, driver: Driver, connection: Connection): KyselyProps => ({
  config: { dialect },
  dialect,
  driver,
  executor: new DirectExecutor(connection),
})

const connected = async (dialect: Dialect) => {
  const driver = dialect.createDriver()
  await driver.init()
  const connection = await driver.acquireConnection()
  return { driver, connection }
}

/** A transaction that `transactTogether` begins and ends itself. */
export const directTx = async (dialect: Dialect): Promise<Tx> => {
  const { driver, connection } = await connected(dialect)
  return new Transaction<Tables>(direct(dialect, driver, () => connection))
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
  snapshot: Snapshot
}

const openReading = (file: string) => new Sqlite(file, { readonly: true, timeout: settings.busy_timeout })

/** Reads on a connection of its own: on a shared one others would go on seeing what was. */
const snapshotOf =
  (file: string): Snapshot =>
  async (read) => {
    const database = openReading(file)
    const dialect = new SqliteDialect({ database: keepingStatements(database) })
    const { driver, connection } = await connected(dialect)
    const db = new Kysely<Tables>(direct(dialect, driver, () => connection))
    try {
      database.exec('begin')
      return await read(db)
    } finally {
      await db.destroy()
    }
  }

/**
 * Opens the SQLite file (made when absent) with full durability. Throws when one of the settings that durability rests
 * on does not hold.
 */
export const openSqlite = async (file: string): Promise<SqliteFile> => {
  const database = openDurably(file)
  const writing = new WritingDialect({ database: keepingStatements(database) })
  const reading = new SqliteDialect({ database: keepingStatements(openReading(file)) })
  const main = await connected(writing)
  const second = await connected(reading)
  // The connection that writes has what was written in its cache; within a transaction it also sees what may not last.
  const forReads = () => (database.inTransaction ? second : main).connection
  return {
    reader: new Kysely<Tables>(direct(reading, second.driver, forReads)),
    writer: new Kysely<Tables>({ dialect: writing }),
    tx: new Transaction<Tables>(direct(writing, main.driver, () => main.connection)),
    snapshot: snapshotOf(file),
  }
}
