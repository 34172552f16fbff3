import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { Call } from '#shared/contract/client.ts'
import { award, getChild, describeOutcomes, createChild, listNewestActivities } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { createPostgresKysely } from './postgres.ts'

const createAppWithChild = async () => {
  const app = await createTestApp({ isDatabaseReusable: false })
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  await award(ana.call, id, 10)
  return { app, ana, call: ana.call, id }
}

const runStatement = ({ database }: TestApp, statement: string) => sql.raw(statement).execute(database.kysely)

const readPragma = async (app: TestApp, name: string) => {
  const { rows } = await runStatement(app, `pragma ${name}`)
  return Number(Object.values(rows[0] ?? {})[0])
}

/** Runs statements on the PostgreSQL server over a separate connection; `{name}` is the app's database. */
const runOnServer = async (app: TestApp, ...statements: string[]) => {
  const name = app.database.displayName.split('/').at(-1) ?? ''
  const admin = createPostgresKysely(inject('postgresUrl'), () => undefined)
  for (const statement of statements) await sql.raw(statement.replaceAll('{name}', name)).execute(admin)
  await admin.destroy()
}

const closeConnectionsSql = "select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"

/** Makes writes fail, on SQLite as with a full disk, on PostgreSQL as on a standby; returns the function that ends it. */
const makeWritesFail = async (app: TestApp): Promise<() => Promise<unknown>> => {
  if (inject('database') === 'sqlite') {
    await runStatement(app, `pragma max_page_count = ${await readPragma(app, 'page_count')}`)
    return () => runStatement(app, 'pragma max_page_count = 1000000')
  }
  await runOnServer(app, 'alter database {name} set default_transaction_read_only = on', closeConnectionsSql)
  return () => runOnServer(app, 'alter database {name} reset default_transaction_read_only', closeConnectionsSql)
}

const unavailable = '503 unavailable'
const createTitle = (n: number) => `${n} `.padEnd(90, 'x')
const sendAwards = (call: Call, id: string, n: number) =>
  Array.from({ length: n }, (_, one) => award(call, id, 1, createTitle(one)))

test('a write to full storage returns 503 without effect, and works again once there is space [ANS-14]', async () => {
  const { app, call, id } = await createAppWithChild()
  const restoreWrites = await makeWritesFail(app)
  const ended: string[] = []
  for (let n = 0; n < 30; n++) ended.push(...(await describeOutcomes(sendAwards(call, id, 3))))
  expect(ended.filter((one) => one !== 'done' && one !== unavailable)).toEqual([])
  expect(ended.at(-1)).toBe(unavailable)
  const stored = ended.filter((one) => one === 'done').length
  expect(await getChild(call, id)).toMatchObject({ points: 10 + stored, pointsEarned: 10 + stored })
  expect(await listNewestActivities(call, id)).toHaveLength(1 + stored)
  await restoreWrites()
  ended.push(...(await describeOutcomes(sendAwards(call, id, 5))))
  expect(await describeOutcomes(sendAwards(call, id, 5))).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(await getChild(call, id)).toMatchObject({ points: 15 + ended.filter((one) => one === 'done').length })
})

/** Drops the PostgreSQL database, or makes the SQLite file read-only. */
const makeDatabaseUnusable = async (app: TestApp) => {
  if (inject('database') === 'postgres') return runOnServer(app, 'drop database {name} with (force)')
  await runStatement(app, 'pragma query_only = on')
}

test('a database error returns 503 with Retry-After and no details [ANS-14, ANS-26]', async () => {
  const { app, ana, id } = await createAppWithChild()
  await makeDatabaseUnusable(app)
  const answer = await ana.send('/api/behaviors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ childId: id, type: 'reward', title: 'Fed the cat', points: 10 }),
  })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ code: 'unavailable', status: 503 })
  expect(text).not.toMatch(/sql|pg|database|readonly|stack|at \//i)
})

test('replaces broken connections', async () => {
  const { app, call, id } = await createAppWithChild()
  if (inject('database') === 'postgres') await runOnServer(app, closeConnectionsSql)
  expect(await describeOutcomes(sendAwards(call, id, 5))).not.toContain('500 internal')
  expect(await describeOutcomes(sendAwards(call, id, 5))).toEqual(['done', 'done', 'done', 'done', 'done'])
})
