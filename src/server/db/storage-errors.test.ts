import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { Call } from '#shared/contract/client.ts'
import { award, getChild, collectOutcomes, createChild, listTimeline } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { openPostgres } from './postgres.ts'

const family = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  await award(ana.call, id, 10)
  return { app, ana, call: ana.call, id }
}

const run = ({ database }: TestApp, statement: string) => sql.raw(statement).execute(database.kysely)

const pragma = async (app: TestApp, name: string) => {
  const { rows } = await run(app, `pragma ${name}`)
  return Number(Object.values(rows[0] ?? {})[0])
}

/** Runs statements on the PostgreSQL server over a separate connection; `{name}` is the app's database. */
const runOnServer = async (app: TestApp, ...statements: string[]) => {
  const name = app.database.displayName.split('/').at(-1) ?? ''
  const admin = openPostgres(inject('postgresUrl'), () => undefined)
  for (const statement of statements) await sql.raw(statement.replaceAll('{name}', name)).execute(admin)
  await admin.destroy()
}

const closeConnections = "select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"

/** Makes writes fail like a full disk or a standby; returns the function that undoes it. */
const blockWrites = async (app: TestApp): Promise<() => Promise<unknown>> => {
  if (inject('database') === 'sqlite') {
    await run(app, `pragma max_page_count = ${await pragma(app, 'page_count')}`)
    return () => run(app, 'pragma max_page_count = 1000000')
  }
  await runOnServer(app, 'alter database {name} set default_transaction_read_only = on', closeConnections)
  return () => runOnServer(app, 'alter database {name} reset default_transaction_read_only', closeConnections)
}

const unavailable = '503 unavailable'
const story = (n: number) => `${n} `.padEnd(90, 'x')
const awards = (call: Call, id: string, n: number) =>
  Array.from({ length: n }, (_, one) => award(call, id, 1, story(one)))

test('a write to full storage returns 503 without effect, and works again once there is space [ANS-14]', async () => {
  const { app, call, id } = await family()
  const unblock = await blockWrites(app)
  const ended: string[] = []
  for (let n = 0; n < 30; n++) ended.push(...(await collectOutcomes(awards(call, id, 3))))
  expect(ended.filter((one) => one !== 'done' && one !== unavailable)).toEqual([])
  expect(ended.at(-1)).toBe(unavailable)
  const stored = ended.filter((one) => one === 'done').length
  expect(await getChild(call, id)).toMatchObject({ points: 10 + stored, pointsEarned: 10 + stored })
  expect(await listTimeline(call, id)).toHaveLength(1 + stored)
  await unblock()
  ended.push(...(await collectOutcomes(awards(call, id, 5))))
  expect(await collectOutcomes(awards(call, id, 5))).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(await getChild(call, id)).toMatchObject({ points: 15 + ended.filter((one) => one === 'done').length })
})

/** Drops the PostgreSQL database, or makes the SQLite file read-only. */
const removeDatabase = async (app: TestApp) => {
  if (inject('database') === 'postgres') return runOnServer(app, 'drop database {name} with (force)')
  await run(app, 'pragma query_only = on')
}

test('a database error returns 503 with Retry-After and no details [ANS-14, ANS-26]', async () => {
  const { app, ana, id } = await family()
  await removeDatabase(app)
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
  const { app, call, id } = await family()
  if (inject('database') === 'postgres') await runOnServer(app, closeConnections)
  expect(await collectOutcomes(awards(call, id, 5))).not.toContain('500 internal')
  expect(await collectOutcomes(awards(call, id, 5))).toEqual(['done', 'done', 'done', 'done', 'done'])
})
