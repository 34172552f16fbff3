import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { signIn } from '#shared/auth/contract.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { exportFamily } from '#shared/export/contract.ts'
import { createDatabase } from '#scripts/postgres.ts'
import { readConfig, type Config } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { hasRows, tableNames } from '#server/db/copy-table.ts'
import { lockFolderExclusive, lockFolderForApp } from '#server/db/folder-lock.ts'
import { lockPostgresExclusive, lockPostgresAgainstRestore } from '#server/db/postgres-lock.ts'
import type { Tables } from '#server/db/tables.ts'
import { demoAccount, createDemoDataFolder } from '#server/demo/demo.ts'
import { newId } from '#server/ids.ts'
import { sampleRequestOf, endpointName, urlOf, type SampleIds } from '#server/testing/sample-requests.ts'
import { insertMemberWithSession } from '#server/testing/factories.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { insertSamplePasskey } from '#server/testing/passkeys.ts'
import { readAllRows } from '#server/testing/read-all-rows.ts'
import { moveCommand, copyAllTables } from './move.ts'
import { openLockedAgainstRestore } from './open-database.ts'

const createFolder = (test: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), `glowjar-${test}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const openFolder = async (folder: string): Promise<Database> => {
  const database = await connect({ folder })
  onTestFinished(() => database.close())
  return database
}

/** Creates the app on an existing database. */
const createAppOnDatabase = (database: Database, start: string) =>
  createTestApp({ start, wrapDatabase: () => database })

const findId = async ({ db }: Database, table: keyof Tables, childId: string): Promise<string> => {
  const query = sql<{ id: string }>`select id from ${sql.table(table)} where child_id = ${childId} order by id limit 1`
  return (await query.execute(db)).rows[0]?.id ?? ''
}

const readSampleIds = async (database: Database): Promise<SampleIds> => {
  const { db } = database
  const child = (await db.selectFrom('children').select('id').orderBy('id').executeTakeFirstOrThrow()).id
  const session = (await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()).id
  const passkey = (await db.selectFrom('passkeys').select('id').executeTakeFirstOrThrow()).id
  const invitation = (await db.selectFrom('invitations').select('id').executeTakeFirstOrThrow()).id
  const member = (await db.selectFrom('users').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  const of = (table: keyof Tables) => findId(database, table, child)
  return {
    child,
    session,
    passkey,
    invitation,
    member,
    reward: await of('rewards'),
    redemption: await of('redemptions'),
    habit: await of('habits'),
    skill: await of('skills'),
    score: await of('scores'),
    moment: await of('moments'),
    act: await of('acts'),
    group: '',
    webhook: child,
    token: 't'.repeat(40),
    apiToken: '',
  }
}

const isDatabaseEmpty = async ({ database: { db } }: TestApp) =>
  !(await Promise.all(tableNames.map((table) => hasRows(db, table)))).includes(true)

// The export is the last: it adds an event to each security log.
const readEndpoints = [
  ...allEndpoints.filter((e) => e.method === 'GET' && e.path !== '/api/logout' && e !== exportFamily),
  exportFamily,
]

test('after a move every read returns the same response, with the same sessions', async () => {
  const folder = await createDemoDataFolder(readConfig({ RATE_LIMITS: 'off' }, []), 'en')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const source = await openFolder(folder)
  const start = new Date().toISOString()
  const [before, after] = [await createAppOnDatabase(source, start), await createTestApp({ start })]
  const ana = before.visitor()
  await insertSamplePasskey(before, (await ana.call(signIn, { body: demoAccount })).id)
  const named = await readSampleIds(source)
  const rows = await readAllRows(before)
  const moved = await copyAllTables(source, after.database)
  const counted = tableNames.map((table) => rows[table]?.length ?? 0)
  expect(moved).toBe(counted.reduce((sum, n) => sum + n, 0))
  expect(rows['activities']?.length).toBeGreaterThan(500)
  const there = after.visitor()
  for (const [name, value] of ana.cookies) there.cookies.set(name, value)
  for (const e of readEndpoints) {
    const url = urlOf(e, sampleRequestOf(e, named))
    const [one, other] = [await ana.send(url), await there.send(url)]
    const summarize = async (answer: Response) => [endpointName(e), answer.status, await answer.text()]
    const [response, responseThere] = [await summarize(one), await summarize(other)]
    const isProblem = one.status >= 400
    // Problem documents have a request id of their own.
    const comparable = (parts: unknown[]) => (isProblem ? parts.slice(0, 2) : parts)
    expect(comparable(responseThere)).toEqual(comparable(response))
    expect([endpointName(e), one.status < 500]).toEqual([endpointName(e), true])
  }
})

test('move copies every table', async () => {
  const { database } = await createTestApp()
  const tables = (await database.kysely.introspection.getTables()).map(({ name }) => name)
  expect(tables.filter((name) => name !== 'limits').toSorted()).toEqual([...tableNames].toSorted())
})

test('rejects a target with rows and a source without accounts', async () => {
  const source = await openFolder(createFolder('source'))
  const target = await createTestApp()
  await expect(copyAllTables(source, target.database)).rejects.toThrow('is DATA_DIR the right folder?')
  const full = await createTestApp()
  await createFullFamily(full)
  const rows = await readAllRows(full)
  expect(await copyAllTables(full.database, target.database)).toBeGreaterThan(20)
  await expect(copyAllTables(target.database, full.database)).rejects.toThrow('is not empty: users has rows')
  expect(await readAllRows(full)).toEqual(rows)
  expect(await readAllRows(target)).toEqual(rows)
})

test('does not move a database with an inconsistent row, not even partly', async () => {
  const [source, target] = [await createTestApp(), await createTestApp()]
  await createFullFamily(source)
  await source.database.transact((tx) => tx.updateTable('children').set({ points: 1 }).execute())
  await expect(copyAllTables(source.database, target.database)).rejects.toThrow(
    /inconsistent rows, the first is children/,
  )
  expect(await isDatabaseEmpty(target)).toBe(true)
})

test('a failed move leaves the new database empty', async () => {
  const [source, target] = [await createTestApp(), await createTestApp()]
  await createFullFamily(source)
  const failing: Database = {
    ...target.database,
    transact: (work) =>
      target.database.transact(async (tx) => {
        await work(tx)
        throw new Error('the power went')
      }),
  }
  await expect(copyAllTables(source.database, failing)).rejects.toThrow('the power went')
  expect(await isDatabaseEmpty(target)).toBe(true)
})

const moveWithConfig = async (config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>, ...args: string[]) => {
  const lines: string[] = []
  await moveCommand(config, args, Date.now(), (line) => void lines.push(line))
  return lines
}

const moveFolder = (folder: string, ...args: string[]) => moveWithConfig(readConfig({ DATA_DIR: folder }, []), ...args)

test('the command reports usage, an unavailable target and a running app', async () => {
  const folder = createFolder('source')
  for (const args of [[], ['--to=mysql://x'], ['--to=here'], ['--from=x'], ['postgres://x']]) {
    await expect(moveFolder(folder, ...args)).rejects.toThrow('glowjar move --to=postgres://…')
  }
  const nowhere = moveFolder(folder, '--to=postgres://ana:secret@127.0.0.1:9/glowjar')
  await expect(nowhere).rejects.toThrow('PostgreSQL at 127.0.0.1:9/glowjar is unavailable')
  await expect(nowhere).rejects.not.toThrow('secret')
  const unlock = lockFolderForApp(folder)
  await expect(moveFolder(folder, '--to=postgres://x')).rejects.toThrow('is running on the data folder')
  unlock()
})

const postgresServers = inject('database') === 'postgres' ? [inject('postgresUrl')] : []

/** Creates an empty database on a server. */
const createEmptyDatabase = (server: string) => createDatabase(server, `t${newId(Date.now()).replaceAll('-', '')}`)

test.for(postgresServers)('the command moves a data folder to PostgreSQL and prints the next steps', async (server) => {
  const folder = createFolder('source')
  const source = await openFolder(folder)
  await insertMemberWithSession(source, {}, Date.now())
  const address = await createEmptyDatabase(server)
  const lines = await moveFolder(folder, `--to=${address}`)
  expect(lines[0]).toMatch(/^\d+ rows were copied from .*glowjar\.sqlite to PostgreSQL at 127\.0\.0\.1:\d+\/\w+\.$/)
  expect(lines.join('\n')).toContain('Nothing has been switched yet.')
  await expect(moveFolder(folder, `--to=${address}`)).rejects.toThrow('is not empty')
  expect(await hasRows(source.db, 'users')).toBe(true)
})

test.for(postgresServers)('rejects a move from or to a PostgreSQL on which the app runs', async (server) => {
  const [from, to] = [await createEmptyDatabase(server), await createEmptyDatabase(server)]
  const source = await connect({ postgres: from })
  onTestFinished(() => source.close())
  await insertMemberWithSession(source, {}, Date.now())
  const config = readConfig({ DATA_DIR: createFolder('source'), DATABASE_URL: from }, [])
  for (const one of [from, to]) {
    const stop = await lockPostgresAgainstRestore(one)
    const rejected = `is running on the database ${new URL(one).host}${new URL(one).pathname}: stop it first`
    await expect(moveWithConfig(config, `--to=${to}`)).rejects.toThrow(rejected)
    await stop()
  }
  const lines = await moveWithConfig(config, `--to=${to}`)
  expect(lines[0]).toMatch(/^\d+ rows were copied from PostgreSQL at .* to PostgreSQL at .*\.$/)
  await (
    await lockPostgresAgainstRestore(from)
  )()
})

/** Runs the CLI in a separate process; returns its stderr. */
const runCli = async (env: Record<string, string>, ...args: string[]): Promise<string> => {
  const cli = path.resolve(import.meta.dirname, 'glowjar.ts')
  const child = spawn(process.execPath, [cli, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  return text(child.stderr)
}

const writingCommands = [
  ['import', 'family.json', '--owner=ana@example.org'],
  ['user', 'add', 'ana@example.org'],
]

test.for(writingCommands)('%s %s is rejected while a data folder is being moved', async (args) => {
  const folder = createFolder('source')
  const unlock = lockFolderExclusive(folder)
  onTestFinished(unlock)
  expect(await runCli({ DATA_DIR: folder }, ...args)).toContain('is being restored or moved: try again afterwards')
})

test.for(postgresServers)('rejects commands that write while PostgreSQL is being moved', async (server) => {
  const from = await createEmptyDatabase(server)
  const unlock = await lockPostgresExclusive(from)
  onTestFinished(unlock)
  const env = { DATA_DIR: createFolder('source'), DATABASE_URL: from }
  const stderr = await runCli(env, 'import', 'family.json', '--owner=ana@example.org')
  expect(stderr).toContain('is being restored or moved: try again afterwards')
})

test('rejects a move while a command writes', async () => {
  const folder = createFolder('source')
  const database = await openLockedAgainstRestore(readConfig({ DATA_DIR: folder }, []), Date.now())
  await expect(moveFolder(folder, '--to=postgres://x')).rejects.toThrow('or one of its commands, is running')
  await database.close()
})
