import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { migrations } from '#server/db/migrations/list.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { readRows, createOlderDatabase, type ColumnNames, type Rows } from '#server/testing/older-database.ts'
import { createInstallation, startApp, type Installation } from './app-process.ts'
import { runCommand } from './commands.ts'

const newest = Object.keys(migrations).at(-1) ?? ''
const resolveFixtureFile = (schema: string) => path.join(import.meta.dirname, 'fixtures', `${schema}.json`)

/** Schemas with a fixture: all but the newest must have one; the newest gets it when it is released. */
const schemas = Object.keys(migrations).filter((schema) => schema !== newest || existsSync(resolveFixtureFile(schema)))
const olderSchemas = schemas.filter((schema) => schema !== newest)

/** Returns the first and the last item in `npm test`, all in `npm run reliability`. */
const sampleEnds = <T>(items: readonly T[]): T[] =>
  items.filter((_, n) => sampleSize(0, 1) === 1 || n === 0 || n === items.length - 1)

/** Returns the fixture of a schema: the rows of a family in a database of that schema, which never change. */
const readFixture = (schema: string) => JSON.parse(readFileSync(resolveFixtureFile(schema), 'utf8')) as Rows

const droppedWithHashedSessions: Readonly<Record<string, readonly string[]>> = {
  users: ['email_verified', 'image'],
  sessions: ['ip_address', 'token'],
  accounts: [
    'access_token',
    'refresh_token',
    'id_token',
    'access_token_expires_at',
    'refresh_token_expires_at',
    'scope',
    'updated_at',
  ],
  verifications: ['updated_at'],
}

/** Returns the job that counts the earlier deeds of a family. */
const toBadgeJob = ({ id, created_at: at }: Readonly<Record<string, unknown>>) => {
  const own = { kind: 'badges', key: id, family_id: id, user_id: null, payload: '', attempts: 0 }
  return { ...own, due_at: at, created_at: at }
}

/** Returns the jobs that migrations add: one for each family whose earlier deeds were not counted yet. */
const listAddedJobs = ({ families = [], children = [] }: Rows) =>
  children.some((child) => 'tallies' in child) ? [] : families.map(toBadgeJob)

/**
 * Returns the rows of an older schema as the migrations leave them: session tokens hashed, unused columns dropped, a job for
 * each family.
 */
const migrateRows = ({ jobs, ...others }: Rows): Rows =>
  Object.fromEntries(
    Object.entries({ ...others, ...(jobs ? { jobs: [...jobs, ...listAddedJobs(others)] } : {}) }).map(
      ([table, tableRows]) => {
        const dropped = new Set(droppedWithHashedSessions[table])
        const migrated = tableRows.map((row) => ({
          ...Object.fromEntries(Object.entries(row).filter(([name]) => !dropped.has(name))),
          ...('token' in row ? { token_hash: hash('sha256', String(row['token']), 'base64url') } : {}),
        }))
        return [table, migrated]
      },
    ),
  )

const columnsOf = (rows: Rows): ColumnNames =>
  Object.fromEntries(Object.entries(rows).flatMap(([table, [row]]) => (row ? [[table, Object.keys(row)]] : [])))

const sortRows = (rows: Rows) =>
  Object.entries(rows).flatMap(([table, tableRows]) =>
    tableRows
      .map((row) => `${table} ${JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`)
      .toSorted(),
  )

/** Returns how many rows of a fixture are missing, changed or new in the database. */
const countLostRows = async ({ location }: Installation, rows: Rows): Promise<number> => {
  const expected = migrateRows(rows)
  const actualRows = sortRows(await readRows(location, columnsOf(expected)))
  const expectedRows = sortRows(expected)
  const [actualSet, expectedSet] = [new Set(actualRows), new Set(expectedRows)]
  return (
    expectedRows.filter((row) => !actualSet.has(row)).length + actualRows.filter((row) => !expectedSet.has(row)).length
  )
}

const createInstallationAtSchema = async (schema: string, rows: Rows): Promise<Installation> => {
  const installation = await createInstallation()
  await createOlderDatabase(installation.location, schema, rows)
  return installation
}

/** Migrates the schema with a process of the built app and verifies the data. */
const upgrade = async (installation: Installation) => {
  const { code, out, err } = await runCommand(installation, 'verify')
  expect([code, out, err]).toEqual([0, 'No inconsistencies found.\n', ''])
}

const listBackups = ({ folder: of }: Installation) => {
  const backups = path.join(of, 'backups')
  return readdirSync(of).includes('backups')
    ? readdirSync(backups).filter((name) => name.endsWith('-before-upgrade'))
    : []
}

const readMigrations = ({ location }: Installation) => readRows(location, { kysely_migration: ['name', 'timestamp'] })

test('every schema version but the newest has a fixture, and each fixture a row in every table', () => {
  for (const schema of schemas) {
    const rows = readFixture(schema)
    const empty = Object.keys(rows).filter((table) => rows[table]?.length === 0)
    // Habits and skills, which award badges, were added later.
    expect([schema, empty]).toEqual([schema, schema === schemas[0] ? ['badges'] : []])
  }
})

test('migrating from every schema version keeps every row, and a second start changes nothing', async (context) => {
  let wrong = 0
  let count = 0
  for (const schema of sampleEnds(schemas)) {
    const rows = readFixture(schema)
    const installation = await createInstallationAtSchema(schema, rows)
    await upgrade(installation)
    const after = await readMigrations(installation)
    wrong += await countLostRows(installation, rows)
    count += sortRows(rows).length
    const isCopied = inject('database') === 'sqlite' && schema !== newest
    expect(listBackups(installation)).toHaveLength(isCopied ? 1 : 0)
    await upgrade(installation)
    expect(await readMigrations(installation)).toEqual(after)
    expect(listBackups(installation)).toHaveLength(isCopied ? 1 : 0)
    await (await startApp(installation)).end()
    expect(await readMigrations(installation)).toEqual(after)
    expect(await installation.findDataFaults()).toEqual([])
  }
  expect(wrong).toBe(0)
  reportCheck(context, { check: 'T13', what: 'rows of every older schema after an upgrade', count, wrong })
})

test('the app and the commands reject a database with a newer schema and say what to do', async (context) => {
  const schema = schemas.at(-1) ?? ''
  const rows = readFixture(schema)
  const installation = await createInstallationAtSchema(schema, rows)
  await upgrade(installation)
  await installation.open(({ kysely }) =>
    sql`insert into kysely_migration (name, timestamp) values ('0999-later', '')`.execute(kysely),
  )
  const before = await readMigrations(installation)
  const message = /was written by a newer Glowjar \(schema 0999-later; this one knows .*\)\. Install that version again/
  const { code, err } = await runCommand(installation, 'verify')
  expect([code, err]).toEqual([1, expect.stringMatching(message)])
  await expect(startApp(installation)).rejects.toThrow(message)
  expect([await countLostRows(installation, rows), await readMigrations(installation)]).toEqual([0, before])
  reportCheck(context, {
    check: 'T13',
    what: 'newer databases rejected by the app and by a command',
    count: 2,
    wrong: 0,
  })
})

/** Kills a migration before its n-th statement, starts again, and counts lost rows; null if it had fewer statements. */
const killAtStatement = async (schema: string | null, n: number): Promise<number | null> => {
  const rows = schema === null ? {} : readFixture(schema)
  const installation = schema === null ? await createInstallation() : await createInstallationAtSchema(schema, rows)
  const hook = `--import=${path.join(import.meta.dirname, 'kill-at-statement.ts')}`
  const killed = await runCommand({ env: { ...installation.env, NODE_OPTIONS: hook, KILL_AT: String(n) } }, 'verify')
  if (killed.code !== null) {
    expect([killed.code, killed.err]).toEqual([0, ''])
    return null
  }
  await upgrade(installation)
  return countLostRows(installation, rows)
}

const killAtEachStatement = async (schema: string | null, step: number) => {
  let [count, wrong] = [0, 0]
  for (let n = 1; ; n += step) {
    const lost = await killAtStatement(schema, n)
    if (lost === null) return { count, wrong }
    count++
    if (lost > 0) wrong++
  }
}

/** Steps between the statements at which `npm test` kills a migration, from no schema and from the newest of the older ones. */
const killSteps: readonly (readonly [string | null, number])[] = [
  [null, 60],
  ...olderSchemas.map((schema) => [schema, 2] as const),
]

test.for(sampleEnds(killSteps))(
  'an upgrade from %s that is killed at any statement can be repeated, and nothing is lost',
  async ([schema, step], context) => {
    const { count, wrong } = await killAtEachStatement(schema, sampleSize(step, 1))
    expect(wrong).toBe(0)
    expect(count).toBeGreaterThan(1)
    const what = `upgrades killed before a statement, from ${schema ?? 'an empty database'}`
    reportCheck(context, { check: 'T13', what, count, wrong })
  },
)
