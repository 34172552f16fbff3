import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type DatabaseLocation } from '#server/db/connect.ts'
import { newId } from '#server/ids.ts'

/** A database with the current schema and no data. */
interface TestDatabase {
  location: DatabaseLocation
  /** Call it when the database is closed. */
  recycle(): Promise<void>
}

/** Creates an empty folder for a test, with a name by which leftovers are recognised. */
export const createTestFolder = (): string => mkdtempSync(path.join(tmpdir(), 'glowjar-test-'))

// Migrating a new file takes ten times as long as opening a migrated one.
let migratedFile: Buffer | undefined

const createMigratedFile = async (): Promise<Buffer> => {
  const folder = createTestFolder()
  const database = await connect({ folder })
  await database.close()
  const content = readFileSync(path.join(folder, 'glowjar.sqlite'))
  rmSync(folder, { recursive: true })
  return content
}

const createSqliteDatabase = async (folder: string): Promise<TestDatabase> => {
  migratedFile ??= await createMigratedFile()
  writeFileSync(path.join(folder, 'glowjar.sqlite'), migratedFile)
  return { location: { folder }, recycle: async () => undefined }
}

const openConnection = async (url: string): Promise<pg.Client> => {
  const connection = new pg.Client({ connectionString: url })
  // Some tests break all connections.
  connection.on('error', () => undefined)
  await connection.connect()
  return connection
}

const tableNamesQuery = `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`

const deleteAllRows = async (connection: pg.Client) => {
  // Rate limits create a table of their own.
  const { rows } = await connection.query<{ name: string }>(tableNamesQuery)
  await connection.query(rows.map(({ name }) => `delete from ${name}`).join(';'))
}

// Creating a PostgreSQL database takes ten times as long as emptying one, so the tests of a worker reuse databases.
const reusableDatabases: TestDatabase[] = []

const createPostgresDatabase = async (): Promise<TestDatabase> => {
  const admin = await openConnection(inject('postgresUrl'))
  const name = `t${newId(Date.now()).replaceAll('-', '')}`
  await admin.query(`create database ${name} template template_glowjar`)
  await admin.end()
  const url = new URL(`/${name}`, inject('postgresUrl')).href
  // It stays open: a new connection would plan every statement anew.
  const connection = await openConnection(url)
  const database = {
    location: { postgres: url },
    recycle: () =>
      deleteAllRows(connection).then(
        () => void reusableDatabases.push(database),
        () => undefined,
      ),
  }
  return database
}

/** Returns an empty database of the engine with the current schema; that of SQLite is a file in `folder`. */
export const createTestDatabase = async (folder: string, engine: 'sqlite' | 'postgres'): Promise<TestDatabase> => {
  if (engine === 'sqlite') return createSqliteDatabase(folder)
  return reusableDatabases.pop() ?? createPostgresDatabase()
}
