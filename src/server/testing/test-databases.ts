import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database, type DatabaseLocation } from '#server/db/connect.ts'
import { newId } from '#server/ids.ts'

/** An open database with the current schema and no data. */
interface TestDatabase {
  location: DatabaseLocation
  database: Database
  /** Closes the database, or empties it for the next test. */
  release(): Promise<void>
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
  const database = await connect({ folder })
  // Tests need no durability, and waiting for the disk would take most of the time of a write.
  await sql`pragma synchronous = off`.execute(database.kysely)
  return { location: { folder }, database, release: database.close }
}

const tableNames = sql<{ name: string }>`
  select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`

const deleteAllRows = async ({ kysely }: Database) => {
  // Rate limits create a table of their own.
  const { rows } = await tableNames.execute(kysely)
  await sql.raw(rows.map(({ name }) => `delete from ${name}`).join(';')).execute(kysely)
}

// Creating a PostgreSQL database takes ten times as long as emptying one, and new connections plan every statement anew,
// so the tests of a worker reuse open databases.
const reusableDatabases: TestDatabase[] = []

const createPostgresDatabase = async (isReusable: boolean): Promise<TestDatabase> => {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  const name = `t${newId(Date.now()).replaceAll('-', '')}`
  await admin.query(`create database ${name} template template_glowjar`)
  await admin.end()
  const location = { postgres: new URL(`/${name}`, inject('postgresUrl')).href }
  const database = await connect(location)
  const testDatabase = {
    location,
    database,
    release: async () => {
      if (!isReusable) return database.close()
      await deleteAllRows(database).then(
        () => void reusableDatabases.push(testDatabase),
        // Some tests close the database.
        () => database.close().catch(() => undefined),
      )
    },
  }
  return testDatabase
}

/**
 * Returns an empty database of the engine with the current schema; that of SQLite is a file in `folder`. One of PostgreSQL
 * that is not reusable has no connections and prepared queries of other tests.
 */
export const createTestDatabase = async (
  folder: string,
  engine: 'sqlite' | 'postgres',
  isReusable = true,
): Promise<TestDatabase> => {
  if (engine === 'sqlite') return createSqliteDatabase(folder)
  return (isReusable ? reusableDatabases.pop() : undefined) ?? createPostgresDatabase(isReusable)
}
