import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase } from '#scripts/postgres.ts'
import { backUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import { newId } from '#server/ids.ts'
import { OperatorError } from '#server/operator-error.ts'
import { olderDatabase } from '#server/testing/older-database.ts'
import { connect, type DatabaseLocation } from './connect.ts'
import { lockFolderForApp } from './folder-lock.ts'
import { openPostgres } from './postgres.ts'
import { lockPostgresExclusive, lockPostgresShared } from './postgres-lock.ts'

const makeFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-schema-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An empty place on the engine under test. */
const emptyPlace = async (): Promise<DatabaseLocation> => {
  if (inject('database') === 'sqlite') return { folder: makeFolder() }
  const server = inject('postgresUrl')
  const postgres = await createDatabase(server, `s${newId(Date.now()).replaceAll('-', '')}`)
  onTestFinished(() => dropDatabase(server, postgres))
  return { postgres }
}

const schemaOf = async (place: DatabaseLocation) => {
  const database = await connect(place)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.kysely)
  await database.close()
  return rows.map(({ name }) => name)
}

test('a database whose schema is newer than the app is refused and stays as it is', async () => {
  const place = await emptyPlace()
  const database = await connect(place)
  await sql`insert into kysely_migration (name, timestamp) values ('0999-later', '')`.execute(database.kysely)
  await database.close()
  const refused = connect(place)
  await expect(refused).rejects.toBeInstanceOf(OperatorError)
  await expect(refused).rejects.toThrow(/written by a newer Glowjar \(schema 0999-later; this one knows 0\d\d\d-/)
})

test('an older database is brought up to date, its rows as they were', async () => {
  const place = await emptyPlace()
  await olderDatabase(place, '0001-main-job', {
    users: [
      {
        id: 'u1',
        name: 'Ana 🧒',
        email: 'a@example.org',
        email_verified: 0,
        language: 'en',
        created_at: '',
        updated_at: '',
      },
    ],
  })
  expect((await schemaOf(place)).length).toBeGreaterThan(2)
  const database = await connect(place)
  expect(await database.db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Ana 🧒' }])
  expect(await database.db.selectFrom('habits').selectAll().execute()).toEqual([])
  await database.close()
})

test('an SQLite file is copied before its schema is changed, once for each schema, and neither when it is new nor when it is up to date', async () => {
  const folder = makeFolder()
  const backups = { folder: path.join(folder, 'backups'), nightly: true }
  const copies: string[] = []
  const open = async (of: string) => {
    const now = Date.parse('2026-11-20T10:00:00.000Z') + copies.length
    const beforeUpgrade = () => backUpBeforeUpgrade({ dataDir: of, backups }, now)
    await (
      await connect(
        { folder: of },
        { beforeUpgrade: async () => void copies.push(await beforeUpgrade().then(() => of)) },
      )
    ).close()
  }
  await open(path.join(folder, 'new'))
  await open(path.join(folder, 'new'))
  expect(copies).toEqual([])
  for (const name of ['one', 'two', 'two']) {
    const of = path.join(folder, name)
    if (!readdirSync(folder).includes(name)) await olderDatabase({ folder: of }, '0001-main-job', {})
    await open(of)
  }
  expect(copies).toHaveLength(2)
  expect(readdirSync(backups.folder)).toEqual([expect.stringMatching(/-before-upgrade$/)])
})

test('a damaged file is told to the operator with what to do', async () => {
  const folder = makeFolder()
  await (await connect({ folder })).close()
  const file = path.join(folder, 'glowjar.sqlite')
  const bytes = readFileSync(file)
  for (const damaged of [Buffer.from('no database'), bytes.fill(255, 100, 20_000)]) {
    writeFileSync(file, damaged)
    await expect(connect({ folder })).rejects.toThrow(/glowjar\.sqlite is damaged: restore a backup/)
  }
})

/** Empty PostgreSQL databases; none when the suite runs on SQLite. */
const postgresPlaces = inject('database') === 'postgres' ? [emptyPlace] : []

test.for(postgresPlaces)(
  'migrations are not subject to the statement timeout of the app',
  async (emptyPlaceOnServer) => {
    const place = await emptyPlaceOnServer()
    if (!('postgres' in place)) throw new Error('not PostgreSQL')
    const admin = openPostgres(place.postgres, () => undefined)
    const slowDown = `
    create function slow_down() returns event_trigger language plpgsql as $$ begin
      if current_query() ilike 'create table users%' then perform pg_sleep(1); end if;
    end $$;
    create event trigger slow_down on ddl_command_start execute function slow_down()`
    await sql.raw(slowDown).execute(admin)
    await admin.destroy()
    const limited = new URL(place.postgres)
    limited.searchParams.set('statement_timeout', '500')
    expect(await schemaOf({ postgres: limited.href })).toContain('0001-main-job')
    const database = await connect({ postgres: limited.href })
    onTestFinished(() => database.close())
    await expect(sql`select pg_sleep(1)`.execute(database.kysely)).rejects.toThrow(/statement timeout/)
  },
)

const lock = async (folder: string) => {
  const unlock = lockFolderForApp(folder)
  return async () => unlock()
}

/** Marks a place as one that the app runs on; another start says why it cannot. */
const run = (place: DatabaseLocation) => ('folder' in place ? lock(place.folder) : lockPostgresShared(place.postgres))
/** Takes a place for oneself, to replace what is in it. */
const replace = (place: DatabaseLocation) =>
  'folder' in place ? lock(place.folder) : lockPostgresExclusive(place.postgres)

test('while the app runs on a database nothing replaces it, and while it is replaced no app starts on it', async () => {
  const place = await emptyPlace()
  const stop = await run(place)
  await expect(replace(place)).rejects.toThrow(/Glowjar.* is running on the (?:database|data folder) .*: stop it first/)
  await stop()
  const leave = await replace(place)
  await expect(run(place)).rejects.toThrow(/is running on the data folder|is being restored or moved/)
  await leave()
  await (
    await run(place)
  )()
})
