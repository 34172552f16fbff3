import path from 'node:path'
import type { Kysely } from 'kysely'
import { OperatorError } from '#server/operator-error.ts'
import { createPostgresKysely, poolSize, toUrlWithoutTimeout } from './postgres.ts'
import { hasCurrentSchema, migrateToLatest } from './migrate.ts'
import { openSqliteConnections } from './sqlite.ts'
import { isDamageError } from './sqlite-files.ts'
import type { Tables } from './tables.ts'
import {
  groupCommits,
  createPostgresSnapshotReader,
  createRetryingTransact,
  type Db,
  type ReadSnapshot,
  type Transact,
} from './transaction.ts'

/** Location of the data: the URL of a PostgreSQL database, or the folder of an SQLite file. */
export type DatabaseLocation = { postgres: string } | { folder: string }

export interface Database {
  /** Reads outside a transaction. */
  db: Db
  /** Consistent reads of one point in time. */
  snapshot: ReadSnapshot
  transact: Transact
  /** How many requests of one family may use it at once, so that others find a free connection; null without a limit. */
  maxRequestsPerFamily: number | null
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

type OpenedDatabase = Omit<Database, 'displayName'> & { migrate(): Promise<void> }

const openSqliteFolder = async (folder: string, beforeUpgrade: () => Promise<void>): Promise<OpenedDatabase> => {
  const { reader, writer, tx, snapshot } = await openSqliteConnections(path.join(folder, 'glowjar.sqlite'))
  return {
    db: reader,
    kysely: writer,
    snapshot,
    transact: groupCommits(tx),
    // All share its connections, also within a commit.
    maxRequestsPerFamily: null,
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
  const kysely = createPostgresKysely(toUrlWithoutTimeout(url), ignore)
  try {
    await migrateToLatest(kysely, 'postgres', noop)
  } finally {
    await kysely.destroy()
  }
}

const openPostgresPool = (url: string, onLost: (error: Error) => void): OpenedDatabase => {
  const kysely = createPostgresKysely(url, onLost)
  return {
    db: kysely,
    kysely,
    snapshot: createPostgresSnapshotReader(kysely),
    transact: createRetryingTransact(kysely),
    maxRequestsPerFamily: poolSize / 4,
    migrate: async () => {
      if (!(await hasCurrentSchema(kysely, 'postgres'))) await migratePostgres(url)
    },
    close: () => kysely.destroy(),
  }
}

/** Returns a location for log lines and messages, without a password. */
export const formatDisplayName = (location: DatabaseLocation) => {
  if ('folder' in location) return path.join(location.folder, 'glowjar.sqlite')
  const { host, pathname } = new URL(location.postgres)
  return `PostgreSQL at ${host}${pathname}`
}

/** Returns what to do about a damaged database. */
export const formatDatabaseDamage = (place: string): string =>
  `${place} is damaged: restore a backup ("glowjar restore", docs/operating.md).`

/** Opens the database and runs pending migrations. Throws if it is unreachable, damaged or newer than this app. */
export const connect = async (
  location: DatabaseLocation,
  { onLost = ignore, beforeUpgrade = noop }: ConnectOptions = {},
): Promise<Database> => {
  const displayName = formatDisplayName(location)
  let opened: OpenedDatabase | null = null
  try {
    opened =
      'folder' in location
        ? await openSqliteFolder(location.folder, beforeUpgrade)
        : openPostgresPool(location.postgres, onLost)
    const { migrate, ...database } = opened
    await migrate()
    return { ...database, displayName }
  } catch (error) {
    await opened?.close()
    if (!isDamageError(error)) throw error
    throw new OperatorError(formatDatabaseDamage(displayName))
  }
}
