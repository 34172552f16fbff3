import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { errorCode } from '#server/error-parts.ts'
import { OperatorError } from '#server/operator-error.ts'
import { openPostgres, withoutStatementTimeout } from './postgres.ts'
import { migrateToLatest } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { groupCommits, snapshotOn, transactWithRetry, type Db, type Snapshot, type Transact } from './transaction.ts'

/** Location of the data: the URL of a PostgreSQL database, or the folder of an SQLite file. */
export type DatabaseLocation = { postgres: string } | { folder: string }

export interface Database {
  /** Reads outside a transaction. */
  db: Db
  /** Consistent reads of one point in time. */
  snapshot: Snapshot
  transact: Transact
  /** Full query builder on the writing connection; for tests. */
  kysely: Kysely<Tables>
  /** Location for log lines and messages, without a password. */
  displayName: string
  close(): Promise<void>
}

interface ConnectOptions {
  /** Called when an idle PostgreSQL connection breaks. */
  onLost?: (error: Error) => void
  /** Runs before migrations change an SQLite file that already has a schema. */
  beforeUpgrade?: () => Promise<void>
}

type Opened = Omit<Database, 'displayName'> & { migrate(): Promise<void> }

const openFile = async (folder: string, beforeUpgrade: () => Promise<void>): Promise<Opened> => {
  const { reader, writer, tx, snapshot } = await openSqlite(path.join(folder, 'glowjar.sqlite'))
  return {
    db: reader,
    kysely: writer,
    snapshot,
    transact: groupCommits(tx),
    migrate: () => migrateToLatest(writer, 'sqlite', beforeUpgrade),
    close: async () => {
      await reader.destroy()
      await writer.destroy()
    },
  }
}

const ignore = () => undefined
const noop = async () => undefined

const migratePostgres = async (url: string): Promise<void> => {
  const kysely = openPostgres(withoutStatementTimeout(url), ignore)
  try {
    await migrateToLatest(kysely, 'postgres', noop)
  } finally {
    await kysely.destroy()
  }
}

const openPool = (url: string, onLost: (error: Error) => void): Opened => {
  const kysely = openPostgres(url, onLost)
  return {
    db: kysely,
    kysely,
    snapshot: snapshotOn(kysely),
    transact: transactWithRetry(kysely),
    migrate: async () => {
      await migratePostgres(url)
      // Kysely closes a pool only after its first query.
      await sql`select 1`.execute(kysely)
    },
    close: () => kysely.destroy(),
  }
}

const displayNameOf = (location: DatabaseLocation) => {
  if ('folder' in location) return path.join(location.folder, 'glowjar.sqlite')
  const { host, pathname } = new URL(location.postgres)
  return `PostgreSQL at ${host}${pathname}`
}

/** Opens the database and runs pending migrations. Throws if it is unreachable, damaged or newer than this app. */
export const connect = async (
  location: DatabaseLocation,
  { onLost = ignore, beforeUpgrade = noop }: ConnectOptions = {},
): Promise<Database> => {
  const displayName = displayNameOf(location)
  let opened: Opened | null = null
  try {
    opened = 'folder' in location ? await openFile(location.folder, beforeUpgrade) : openPool(location.postgres, onLost)
    const { migrate, ...database } = opened
    await migrate()
    return { ...database, displayName }
  } catch (error) {
    await opened?.close()
    if (!/^SQLITE_(?:CORRUPT|NOTADB)/.test(errorCode(error) ?? '')) throw error
    throw new OperatorError(`${displayName} is damaged: restore a backup ("glowjar restore", docs/operating.md).`)
  }
}
