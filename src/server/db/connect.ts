import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { OperatorError } from '#server/operator-error.ts'
import { openPostgres } from './postgres.ts'
import { upgrade } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { snapshotOn, transactEach, transactTogether, type Db, type Snapshot, type Transact } from './transaction.ts'

/** Where the data lies: a PostgreSQL server, or a SQLite file in a folder. */
export type Place = { postgres: string } | { folder: string }

export interface Database {
  /** For reads outside a transaction. */
  db: Db
  /** For reads that must fit each other. */
  snapshot: Snapshot
  transact: Transact
  /** The whole query builder, on the connection that writes; for tests. */
  kysely: Kysely<Tables>
  /** Where it is, for people: without a password. */
  place: string
  close(): Promise<void>
}

const openFile = async (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'glowjar.sqlite')
  const { reader, writer, tx, snapshot } = await openSqlite(file)
  chmodSync(file, 0o600)
  return { reader, writer, snapshot, transact: transactTogether(tx) }
}

const isDamage = (error: unknown) =>
  error instanceof Error && 'code' in error && /^SQLITE_(?:CORRUPT|NOTADB)/.test(String(error.code))

/** The same error, or what the operator is to do where the file is damaged. */
const told = (error: unknown, place: Place): unknown =>
  isDamage(error)
    ? new OperatorError(`${placeName(place)} is damaged: restore a backup ("glowjar restore", docs/operating.md).`)
    : error

const openPool = async (url: string, onLost: (error: Error) => void) => {
  const pool = openPostgres(url, onLost)
  return { reader: pool, writer: pool, snapshot: snapshotOn(pool), transact: transactEach(pool) }
}

const placeName = (place: Place) => {
  if ('folder' in place) return path.join(place.folder, 'glowjar.sqlite')
  const { host, pathname } = new URL(place.postgres)
  return `PostgreSQL at ${host}${pathname}`
}

interface Connecting {
  /** Hears when an idle connection to PostgreSQL breaks. */
  onLost?: (error: Error) => void
  /** Runs before the schema of an SQLite file that holds something is changed. */
  beforeUpgrade?: () => Promise<void>
}

const nothing = async () => undefined

/** Opens the database and brings its schema up to date. Throws when it cannot be reached or is newer than this app. */
export const connect = async (
  place: Place,
  { onLost = () => undefined, beforeUpgrade = nothing }: Connecting = {},
): Promise<Database> => {
  const isFile = 'folder' in place
  const opening = isFile ? openFile(place.folder) : openPool(place.postgres, onLost)
  const failed = (error: unknown) => Promise.reject(told(error, place))
  const { reader, writer, snapshot, transact } = await opening.catch(failed)
  const close = async () => {
    await reader.destroy()
    if (writer !== reader) await writer.destroy()
  }
  try {
    await upgrade(writer, isFile ? 'sqlite' : 'postgres', isFile ? beforeUpgrade : nothing)
  } catch (error) {
    await close()
    throw told(error, place)
  }
  return { db: reader, snapshot, transact, kysely: writer, place: placeName(place), close }
}
