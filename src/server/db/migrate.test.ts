import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { backUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import { OperatorError } from '#server/operator-error.ts'
import { createEmptyLocation, createTemporaryFolder } from '#server/testing/empty-location.ts'
import { createOlderDatabase } from '#server/testing/older-database.ts'
import { hashToken } from '#server/tokens.ts'
import { connect, type DatabaseLocation } from './connect.ts'
import { lockFolderExclusive, lockFolderForApp, lockFolderAgainstRestore } from './folder-lock.ts'
import { createPostgresKysely } from './postgres.ts'
import { lockPostgresExclusive, lockPostgresAgainstRestore } from './postgres-lock.ts'

const listMigrations = async (place: DatabaseLocation) => {
  const database = await connect(place)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.kysely)
  await database.close()
  return rows.map(({ name }) => name)
}

test('rejects a database with a newer schema and leaves it unchanged', async () => {
  const place = await createEmptyLocation()
  const database = await connect(place)
  await sql`insert into kysely_migration (name, timestamp) values ('0999-later', '')`.execute(database.kysely)
  await database.close()
  const rejected = connect(place)
  await expect(rejected).rejects.toBeInstanceOf(OperatorError)
  await expect(rejected).rejects.toThrow(/written by a newer Glowjar \(schema 0999-later; this one knows 0\d\d\d-/)
})

test('migrates an older database and keeps its rows', async () => {
  const place = await createEmptyLocation()
  await createOlderDatabase(place, '0001-main-job', {
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
  expect((await listMigrations(place)).length).toBeGreaterThan(2)
  const database = await connect(place)
  expect(await database.db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Ana 🧒' }])
  expect(await database.db.selectFrom('habits').selectAll().execute()).toEqual([])
  await database.close()
})

test('session tokens of an older database are hashed, more than one batch of them', async () => {
  const place = await createEmptyLocation()
  const at = '2026-11-20T10:00:00.000Z'
  const user = { id: 'u1', name: 'Ana', email: 'a@example.org', language: 'en', created_at: at, updated_at: at }
  const session = { user_id: 'u1', expires_at: at, created_at: at, updated_at: at, ip_address: '203.0.113.7' }
  const sessions = Array.from({ length: 1201 }, (_, n) => ({ ...session, id: `s${n}`, token: `token-${n}` }))
  await createOlderDatabase(place, '0004-open-promises', { users: [{ ...user, email_verified: 0 }], sessions })
  const database = await connect(place)
  const rows = await database.db.selectFrom('sessions').select(['id', 'token_hash']).execute()
  await database.close()
  const hashes = Object.fromEntries(rows.map((row) => [row.id, row.token_hash]))
  expect(hashes).toEqual(Object.fromEntries(sessions.map(({ id, token }) => [id, hashToken(token)])))
})

test('the devices of the sessions of an older database are known ones afterwards [ACC-59]', async () => {
  const place = await createEmptyLocation()
  const at = '2026-11-20T10:00:00.000Z'
  const user = { id: 'u1', name: 'Ana', email: 'a@example.org', language: 'en', created_at: at, updated_at: at }
  const of = { user_id: 'u1', user_agent: 'Firefox', expires_at: at, created_at: at, updated_at: at }
  const sessions = Array.from({ length: 501 }, (_, n) => ({ ...of, id: `s${n}`, token_hash: `hash-${n}` }))
  await createOlderDatabase(place, '0006-reached-streak', { users: [user], sessions })
  const database = await connect(place)
  const events = await database.db.selectFrom('account_events').selectAll().execute()
  await database.close()
  expect(new Set(events.map(({ id }) => id)).size).toBe(501)
  expect(events.at(-1)).toMatchObject({
    user_id: 'u1',
    kind: 'signed_in',
    count: 1,
    user_agent: 'Firefox',
    created_at: at,
  })
})

test('accounts that were removed from a family before are marked, and no others', async () => {
  const place = await createEmptyLocation()
  const [early, late] = ['2026-11-01T10:00:00.000Z', '2026-11-10T10:00:00.000Z']
  const names = ['owner', 'without', 'alone', 'joined', 'imported']
  const users = names.map((id) => ({ id, name: id, email: id, language: 'en', created_at: early, updated_at: early }))
  const families = ['first', 'own', 'other', 'file'].map((id) => {
    return { id, name: id, time_zone: 'UTC', created_at: id === 'own' ? late : early }
  })
  const member = (family_id: string, user_id: string, role: string, created_at: string, removed_at: string | null) => {
    return { family_id, user_id, role, created_at, removed_at }
  }
  await createOlderDatabase(place, '0006-reached-streak', {
    users,
    families,
    members: [
      member('first', 'owner', 'owner', early, null),
      ...names.slice(1).map((id) => member('first', id, 'caregiver', early, late)),
      member('own', 'alone', 'owner', late, null),
      member('other', 'joined', 'caregiver', late, null),
      member('file', 'imported', 'owner', late, null),
    ],
  })
  const database = await connect(place)
  const rows = await database.db.selectFrom('users').select(['id', 'removed_at', 'disabled_at']).execute()
  await database.close()
  const marked = rows.filter((row) => row.removed_at !== null)
  expect(Object.fromEntries(marked.map((row) => [row.id, row.removed_at]))).toEqual({ without: late, alone: late })
  expect(rows.every((row) => row.disabled_at === null)).toBe(true)
})

test('backs up an SQLite file before a migration, once per schema, but not a new or current one', async () => {
  const folder = createTemporaryFolder()
  const backups = { folder: path.join(folder, 'backups'), nightly: true, passphrase: null }
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
    if (!readdirSync(folder).includes(name)) await createOlderDatabase({ folder: of }, '0001-main-job', {})
    await open(of)
  }
  expect(copies).toHaveLength(2)
  expect(readdirSync(backups.folder)).toEqual([expect.stringMatching(/-before-upgrade$/)])
})

test('a damaged file is an OperatorError that names the remedy', async () => {
  const folder = createTemporaryFolder()
  await (await connect({ folder })).close()
  const file = path.join(folder, 'glowjar.sqlite')
  const bytes = readFileSync(file)
  for (const damaged of [Buffer.from('no database'), bytes.fill(255, 100, 20_000)]) {
    writeFileSync(file, damaged)
    await expect(connect({ folder })).rejects.toThrow(/glowjar\.sqlite is damaged: restore a backup/)
  }
})

/** A function that creates an empty PostgreSQL database; none when the suite runs on SQLite. */
const postgresLocationCreators = inject('database') === 'postgres' ? [createEmptyLocation] : []

test.for(postgresLocationCreators)(
  'migrations are not subject to the statement timeout of the app',
  async (emptyPlaceOnServer) => {
    const place = await emptyPlaceOnServer()
    if (!('postgres' in place)) throw new Error('not PostgreSQL')
    const admin = createPostgresKysely(place.postgres, () => undefined)
    const slowDown = `
    create function slow_down() returns event_trigger language plpgsql as $$ begin
      if current_query() ilike 'create table users%' then perform pg_sleep(1); end if;
    end $$;
    create event trigger slow_down on ddl_command_start execute function slow_down()`
    await sql.raw(slowDown).execute(admin)
    await admin.destroy()
    const limited = new URL(place.postgres)
    limited.searchParams.set('statement_timeout', '500')
    expect(await listMigrations({ postgres: limited.href })).toContain('0001-main-job')
    const database = await connect({ postgres: limited.href })
    onTestFinished(() => database.close())
    await expect(sql`select pg_sleep(1)`.execute(database.kysely)).rejects.toThrow(/statement timeout/)
  },
)

type Lock = (location: DatabaseLocation) => Promise<() => unknown>

const lockForApp: Lock = async (location) =>
  'folder' in location ? lockFolderForApp(location.folder) : lockPostgresAgainstRestore(location.postgres)
const lockShared: Lock = async (location) =>
  'folder' in location ? lockFolderAgainstRestore(location.folder) : lockPostgresAgainstRestore(location.postgres)
const lockExclusive: Lock = async (location) =>
  'folder' in location ? lockFolderExclusive(location.folder) : lockPostgresExclusive(location.postgres)

test('a restore or move and the app or a writing command exclude each other', async () => {
  const place = await createEmptyLocation()
  for (const lock of [lockForApp, lockShared]) {
    const unlock = await lock(place)
    const rejected = /or one of its commands, is running on the (?:database|data folder) .*: stop it first/
    await expect(lockExclusive(place)).rejects.toThrow(rejected)
    await unlock()
    const unlockExclusive = await lockExclusive(place)
    await expect(lock(place)).rejects.toThrow(/is running on the data folder|is being restored or moved/)
    await unlockExclusive()
    await (
      await lock(place)
    )()
  }
})

test('commands can write while the app runs', async () => {
  const place = await createEmptyLocation()
  const unlocks = [await lockShared(place), await lockForApp(place), await lockShared(place)]
  await expect(lockExclusive(place)).rejects.toThrow('stop it first')
  for (const unlock of unlocks) await unlock()
  await (
    await lockExclusive(place)
  )()
})

test('only one app can run on a data folder', () => {
  const folder = createTemporaryFolder()
  const unlock = lockFolderForApp(folder)
  expect(() => lockFolderForApp(folder)).toThrow(/Glowjar is running on the data folder .*: stop it first/)
  unlock()
  lockFolderForApp(folder)()
})
