import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/list.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { transactEach, transactTogether, type Db, type Transact } from './transaction.ts'

/** Where the data lies: a PostgreSQL server, or a SQLite file in a folder. */
export type Place = { postgres: string } | { folder: string }

export interface Database {
  /** For reads outside a transaction. */
  db: Db
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
  const { reader, writer, tx } = await openSqlite(file)
  chmodSync(file, 0o600)
  return { reader, writer, transact: transactTogether(tx) }
}

const openPool = (url: string, onLost: (error: Error) => void) => {
  const pool = openPostgres(url, onLost)
  return { reader: pool, writer: pool, transact: transactEach(pool) }
}

const migrate = async (kysely: Kysely<Tables>) => {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The schema could not be made.')
}

const placeName = (place: Place) => {
  if ('folder' in place) return path.join(place.folder, 'glowjar.sqlite')
  const { host, pathname } = new URL(place.postgres)
  return `PostgreSQL at ${host}${pathname}`
}

/** Opens the database and brings its schema up to date. Throws when it cannot be reached. */
export const connect = async (place: Place, onLost: (error: Error) => void = () => undefined): Promise<Database> => {
  const opened = 'postgres' in place ? openPool(place.postgres, onLost) : await openFile(place.folder)
  const { reader, writer, transact } = opened
  await migrate(writer)
  return {
    db: reader,
    transact,
    kysely: writer,
    place: placeName(place),
    close: async () => {
      await reader.destroy()
      if (writer !== reader) await writer.destroy()
    },
  }
}
