import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
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
import type { ReadSnapshot, Tx } from './transaction.ts'

const maxPreparedStatements = 500

/** Wraps a database so that prepared statements are cached by their text; the Kysely driver would prepare each every time. */
const cachePreparedStatements = (database: Sqlite.Database) => {
  const statements = new Map<string, Sqlite.Statement>()
  return {
    prepare(text: string) {
      const cached = statements.get(text)
      if (cached) return cached
      const statement = database.prepare(text)
      if (statements.size >= maxPreparedStatements) statements.clear()
      statements.set(text, statement)
      return statement
    },
    close() {
      database.close()
    },
  }
}

/** Runs migrations in a transaction, which SQLite supports although Kysely's adapter says otherwise. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class MigratingDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalDdlAdapter()
  }
}

type GetConnection = () => DatabaseConnection

/** Executes queries directly on a connection, without Kysely's connection queue: SQLite calls are synchronous. */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: GetConnection

  constructor(connection: GetConnection) {
    super(new SqliteQueryCompiler(), new SqliteAdapter(), { provideConnection: (use) => use(connection()) })
    this.#connection = connection
  }
  override executeQuery<Row>(query: CompiledQuery) {
    return this.#connection().executeQuery<Row>(query)
  }
}

/** Returns Kysely options for a query builder with a `DirectExecutor`; `driver` closes it. */
const createDirectProps = (dialect: Dialect, driver: Driver, connection: GetConnection): KyselyProps => ({
  config: { dialect },
  dialect,
  driver,
  executor: new DirectExecutor(connection),
})

const openConnection = async (dialect: Dialect) => {
  const driver = dialect.createDriver()
  await driver.init()
  const connection = await driver.acquireConnection()
  return { driver, connection }
}

/** Creates a transaction object whose begin and commit are issued by `groupCommits`. */
export const createUnmanagedTransaction = async (dialect: Dialect): Promise<Tx> => {
  const { driver, connection } = await openConnection(dialect)
  return new Transaction<Tables>(createDirectProps(dialect, driver, () => connection))
}

/** Opens an SQLite file; creates it and its folder if necessary and unless it must exist, readable by their owner only. */
export const openPrivateFile = (file: string, options?: Sqlite.Options): Sqlite.Database => {
  if (options?.fileMustExist !== true) mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const database = new Sqlite(file, options)
  chmodSync(file, 0o600)
  return database
}

// Synchronous FULL: a commit is on the disk.
const pragmas = { busy_timeout: 5000, journal_mode: 'wal', synchronous: 2, foreign_keys: 1 } as const

const openDurableFile = (file: string) => {
  const database = openPrivateFile(file)
  for (const [name, value] of Object.entries(pragmas)) {
    database.pragma(`${name} = ${value}`)
    const actual: unknown = database.pragma(name, { simple: true })
    if (actual !== value) throw new Error(`SQLite setting ${name} is ${String(actual)}, not ${value}`)
  }
  return database
}

const readerCacheKib = 2048

/** Opens a file for reads beside the writing connection, which has the warm cache: the default of 16 MB would fill up. */
const openReadOnly = (file: string) => {
  const database = new Sqlite(file, { readonly: true, timeout: pragmas.busy_timeout })
  database.pragma(`cache_size = -${readerCacheKib}`)
  return database
}

/** Creates a function that runs reads on a snapshot, on their own connection: other reads would see the old snapshot. */
const createSnapshotReader =
  (file: string): ReadSnapshot =>
  async (read) => {
    const database = openReadOnly(file)
    const dialect = new SqliteDialect({ database: cachePreparedStatements(database) })
    const { driver, connection } = await openConnection(dialect)
    const db = new Kysely<Tables>(createDirectProps(dialect, driver, () => connection))
    try {
      database.exec('begin')
      return await read(db)
    } finally {
      await db.destroy()
    }
  }

/** Opens or creates an SQLite file with full durability. Throws if a required setting cannot be applied. */
export const openSqliteConnections = async (file: string) => {
  const database = openDurableFile(file)
  const writing = new MigratingDialect({ database: cachePreparedStatements(database) })
  const reading = new SqliteDialect({ database: cachePreparedStatements(openReadOnly(file)) })
  const main = await openConnection(writing)
  const second = await openConnection(reading)
  // The writing connection has a warm cache, but within a transaction it would see uncommitted data.
  const readConnection = () => (database.inTransaction ? second : main).connection
  return {
    /** Reads committed data without waiting for an open transaction. */
    reader: new Kysely<Tables>(createDirectProps(reading, second.driver, readConnection)),
    /** Query builder on the writing connection. */
    writer: new Kysely<Tables>({ dialect: writing }),
    /** Transaction on the writing connection, for `groupCommits`. */
    tx: await createUnmanagedTransaction(writing),
    snapshot: createSnapshotReader(file),
  }
}
