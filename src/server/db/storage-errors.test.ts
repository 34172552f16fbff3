import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { Call } from '#shared/contract/client.ts'
import { award, childNow, outcomes, someChild, timeline } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { openPostgres } from './postgres.ts'

const family = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await someChild(ana.call)
  await award(ana.call, id, 10)
  return { app, ana, call: ana.call, id }
}

const run = ({ database }: TestApp, statement: string) => sql.raw(statement).execute(database.kysely)

const pragma = async (app: TestApp, name: string) => {
  const { rows } = await run(app, `pragma ${name}`)
  return Number(Object.values(rows[0] ?? {})[0])
}

/** Speaks to PostgreSQL beside the app, about the database of the app. */
const beside = async (app: TestApp, ...statements: string[]) => {
  const name = app.database.displayName.split('/').at(-1) ?? ''
  const admin = openPostgres(inject('postgresUrl'), () => undefined)
  for (const statement of statements) await sql.raw(statement.replaceAll('{name}', name)).execute(admin)
  await admin.destroy()
}

const hangUp = "select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"

/** Lets nothing be stored any more, as a full disk or a standby does; gives the way back. */
const stopStoring = async (app: TestApp): Promise<() => Promise<unknown>> => {
  if (inject('database') === 'sqlite') {
    await run(app, `pragma max_page_count = ${await pragma(app, 'page_count')}`)
    return () => run(app, 'pragma max_page_count = 1000000')
  }
  await beside(app, 'alter database {name} set default_transaction_read_only = on', hangUp)
  return () => beside(app, 'alter database {name} reset default_transaction_read_only', hangUp)
}

const unavailable = '503 unavailable'
const story = (n: number) => `${n} `.padEnd(90, 'x')
const awards = (call: Call, id: string, n: number) =>
  Array.from({ length: n }, (_, one) => award(call, id, 1, story(one)))

test('where nothing can be stored, a write is 503, nothing of it happens, and it is well again by itself [ANS-14]', async () => {
  const { app, call, id } = await family()
  const bringBack = await stopStoring(app)
  const ended: string[] = []
  for (let n = 0; n < 30; n++) ended.push(...(await outcomes(awards(call, id, 3))))
  expect(ended.filter((one) => one !== 'done' && one !== unavailable)).toEqual([])
  expect(ended.at(-1)).toBe(unavailable)
  const stored = ended.filter((one) => one === 'done').length
  expect(await childNow(call, id)).toMatchObject({ points: 10 + stored, pointsEarned: 10 + stored })
  expect(await timeline(call, id)).toHaveLength(1 + stored)
  await bringBack()
  ended.push(...(await outcomes(awards(call, id, 5))))
  expect(await outcomes(awards(call, id, 5))).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(await childNow(call, id)).toMatchObject({ points: 15 + ended.filter((one) => one === 'done').length })
})

/** Takes the database away from under the app: it is no more, or may only be read. */
const takeAway = async (app: TestApp) => {
  if (inject('database') === 'postgres') return beside(app, 'drop database {name} with (force)')
  await run(app, 'pragma query_only = on')
}

test('what the database will not do is 503 with a time to come back, and says no more [ANS-14, ANS-26]', async () => {
  const { app, ana, id } = await family()
  await takeAway(app)
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

test('connections that break are replaced', async () => {
  const { app, call, id } = await family()
  if (inject('database') === 'postgres') await beside(app, hangUp)
  expect(await outcomes(awards(call, id, 5))).not.toContain('500 internal')
  expect(await outcomes(awards(call, id, 5))).toEqual(['done', 'done', 'done', 'done', 'done'])
})
