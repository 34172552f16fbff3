import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Call } from '#shared/contract/client.ts'
import { deleteWebhook, editWebhook, testWebhook, maxWaitingDeliveries } from '#shared/webhooks/contract.ts'
import { toIso } from '#server/ids.ts'
import { award, describeOutcomes } from '#server/testing/factories.ts'
import type { TestApp } from '#server/testing/harness.ts'
import { createAppWithWebhook } from '#server/testing/webhooks.ts'

const hourSeconds = 3600

test('a delivery is tried for 24 hours with growing pauses, under the same id [OUT-8]', async () => {
  const { app, ana, child, received, deliveries } = await createAppWithWebhook(Array<number>(20).fill(500))
  await award(ana.call, child.id, 5)
  const waits: number[] = []
  for (let seconds = 0; seconds <= 25 * 3600; seconds += 5) {
    if ((await app.runDueJobs()) > 0) waits.push(seconds)
    const { due_at: next } = (await app.database.db.selectFrom('jobs').select('due_at').executeTakeFirst()) ?? {}
    if (next === undefined) break
    seconds = Math.max(seconds, (Date.parse(next) - Date.parse('2026-11-20T10:00:00.000Z')) / 1000 - 5)
    app.clock.set(next)
  }
  expect(waits).toEqual([0, 5, 305, 2105, 9305, 27_305, 63_305, 24 * hourSeconds])
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(8)
  expect(await deliveries()).toMatchObject([
    { attempts: 8, deliveredAt: null, failedAt: '2026-11-21T10:00:00.000Z', status: 500 },
  ])
})

test('a delivery that failed arrives later, and the webhook counts as well again [OUT-8]', async () => {
  const { app, ana, child, received, deliveries, findWebhook } = await createAppWithWebhook([503, 302])
  await award(ana.call, child.id, 5)
  await app.runDueJobs()
  expect(await findWebhook()).toMatchObject({ off: null, failingSince: '2026-11-20T10:00:00.000Z' })
  app.clock.forward({ seconds: 5 })
  await app.runDueJobs()
  expect(await deliveries()).toMatchObject([{ attempts: 2, deliveredAt: null, failedAt: null, status: 302 }])
  app.clock.forward({ minutes: 5 })
  await app.runDueJobs()
  expect(await deliveries()).toMatchObject([{ attempts: 3, status: 204, deliveredAt: '2026-11-20T10:05:05.000Z' }])
  expect(received).toHaveLength(3)
  expect(await findWebhook()).toMatchObject({ off: null, failingSince: null })
})

test('a message older than 24 hours, as after a stop or a restore, is given up without an attempt; the webhook stays on [OUT-8]', async () => {
  const { app, ana, child, received, deliveries, findWebhook, runAllDueJobs } = await createAppWithWebhook()
  await award(ana.call, child.id, 5)
  app.clock.forward({ hours: 24, minutes: 11 })
  await award(ana.call, child.id, 5)
  await runAllDueJobs()
  expect(received).toHaveLength(1)
  expect(await deliveries()).toMatchObject([
    { attempts: 1, status: 204 },
    { attempts: 0, status: null, error: null, deliveredAt: null, failedAt: '2026-11-21T10:11:00.000Z' },
  ])
  expect(await findWebhook()).toMatchObject({ off: null, failingSince: null })
  expect(await countRows(app, 'jobs')).toBe(0)
})

test('the last attempt may be some minutes late [OUT-8]', async () => {
  const { app, ana, child, deliveries, runAllDueJobs } = await createAppWithWebhook([500])
  await award(ana.call, child.id, 5)
  await runAllDueJobs()
  app.clock.forward({ hours: 24, minutes: 9 })
  await runAllDueJobs()
  expect(await deliveries()).toMatchObject([{ attempts: 2, status: 204 }])
})

test('after three days of failure a webhook is switched off, and can be switched on again [OUT-9]', async () => {
  const { app, ana, id, child, received, findWebhook, runAllDueJobs } = await createAppWithWebhook(
    Array<number>(200).fill(500),
  )
  for (let hour = 0; hour < 72; hour += 6) {
    await award(ana.call, child.id, 5)
    await runAllDueJobs()
    expect(await findWebhook()).toMatchObject({ off: null })
    app.clock.forward({ hours: 6 })
  }
  await runAllDueJobs()
  expect(await findWebhook()).toMatchObject({ off: 'failing', failingSince: '2026-11-20T10:00:00.000Z' })
  // Two are sent at a time: the other one was under way.
  expect(await countRows(app, 'jobs')).toBeLessThan(2)
  const before = received.length
  await award(ana.call, child.id, 5)
  app.clock.forward({ days: 1 })
  await runAllDueJobs()
  expect(received).toHaveLength(before)
  expect(await countRows(app, 'jobs')).toBe(0)
  const again = await app.session(ana.userId)
  await again.call(editWebhook, { params: { id }, body: { active: true } })
  expect(await findWebhook()).toMatchObject({ off: null, failingSince: null })
  await award(ana.call, child.id, 5)
  await app.runDueJobs()
  expect(received).toHaveLength(before + 1)
})

test('a receiver that responds with 410 switches its webhook off [OUT-9]', async () => {
  const { app, ana, child, deliveries, findWebhook } = await createAppWithWebhook([410])
  await award(ana.call, child.id, 5)
  await app.runDueJobs()
  expect(await findWebhook()).toMatchObject({ off: 'gone' })
  expect(await deliveries()).toMatchObject([{ attempts: 1, status: 410, failedAt: '2026-11-20T10:00:00.000Z' }])
})

test('the last 50 deliveries are kept; those that wait are kept in any case [OUT-10]', async () => {
  const { app, ana, child, deliveries, runAllDueJobs } = await createAppWithWebhook([500])
  await award(ana.call, child.id, 1)
  await app.runDueJobs()
  for (let n = 0; n < 52; n++) {
    app.clock.forward({ seconds: 0.01 })
    await award(ana.call, child.id, 1)
  }
  await runAllDueJobs()
  expect(await deliveries()).toHaveLength(50)
  const stored = await app.database.db.selectFrom('webhook_deliveries').select(['delivered_at']).orderBy('id').execute()
  expect(stored).toHaveLength(51)
  expect(stored[0]?.delivered_at).toBeNull()
})

/** Inserts deliveries of a webhook that wait, with their jobs. */
const insertWaitingDeliveries = ({ app, ana, id }: Awaited<ReturnType<typeof createAppWithWebhook>>, count: number) => {
  const at = toIso(app.clock.now())
  const numbers = sql`with recursive numbers (n) as
    (select 1 union all select n + 1 from numbers where n < cast(${count} as integer))`
  const key = sql`${id} || ' ' || n`
  const family = sql`cast(${ana.familyId} as text)`
  return app.database.transact(async (tx) => {
    await sql`insert into webhook_deliveries (family_id, id, webhook_id, event, created_at, attempts)
      ${numbers} select ${family}, ${key}, cast(${id} as text), 'act.recorded', ${at}, 0 from numbers`.execute(tx)
    await sql`insert into jobs (family_id, kind, key, due_at, attempts, payload, created_at)
      ${numbers} select ${family}, 'webhook', ${key}, ${at}, 0, '{}', ${at} from numbers`.execute(tx)
  })
}

const countRows = async ({ database }: TestApp, table: 'jobs' | 'webhook_deliveries') =>
  (await database.db.selectFrom(table).select('family_id').execute()).length

test('the webhooks of a family are switched off when 5,000 of its deliveries wait, which are given up then [OUT-9]', async () => {
  const created = await createAppWithWebhook()
  const { app, ana, id, child, received, deliveries, findWebhook, runAllDueJobs } = created
  await insertWaitingDeliveries(created, maxWaitingDeliveries - 1)
  await award(ana.call, child.id, 5)
  expect([(await findWebhook())?.off, await countRows(app, 'jobs')]).toEqual([null, maxWaitingDeliveries])
  await award(ana.call, child.id, 5)
  expect([(await findWebhook())?.off, await countRows(app, 'jobs')]).toEqual(['too_many_waiting', 0])
  expect(await countRows(app, 'webhook_deliveries')).toBe(50)
  expect((await deliveries()).every(({ failedAt, attempts }) => failedAt !== null && attempts === 0)).toBe(true)
  await ana.call(editWebhook, { params: { id }, body: { active: true } })
  for (let n = 0; n < 2; n++) await award(ana.call, child.id, 5)
  await runAllDueJobs()
  expect([(await findWebhook())?.off, received.length]).toEqual([null, 2])
})

test('a test message is refused while 5,000 deliveries wait; the webhook stays on [OUT-9, OUT-14]', async () => {
  const created = await createAppWithWebhook()
  const { app, ana, id, findWebhook, runAllDueJobs } = created
  const sendTest = () => ana.call(testWebhook, { params: { id } })
  await insertWaitingDeliveries(created, maxWaitingDeliveries - 1)
  const concurrent = await describeOutcomes([sendTest(), sendTest(), sendTest()])
  expect(concurrent.toSorted()).toEqual(['429 too_many_requests', '429 too_many_requests', 'done'])
  expect([(await findWebhook())?.off, await countRows(app, 'jobs')]).toEqual([null, maxWaitingDeliveries])
  await app.database.transact((tx) => tx.deleteFrom('jobs').execute())
  await sendTest()
  await runAllDueJobs()
  expect(created.received).toHaveLength(1)
})

test('a message that is under way while too many wait arrives, and counts as delivered [OUT-9]', async () => {
  const created = await createAppWithWebhook()
  const { app, ana, child, receiver, deliveries, findWebhook } = created
  await award(ana.call, child.id, 5)
  receiver.hooks.beforeResponse = async () => {
    await insertWaitingDeliveries(created, maxWaitingDeliveries)
    await award(ana.call, child.id, 5)
  }
  await app.runDueJobs()
  expect([(await findWebhook())?.off, await countRows(app, 'jobs')]).toEqual(['too_many_waiting', 0])
  expect((await deliveries()).filter(({ deliveredAt }) => deliveredAt !== null)).toHaveLength(1)
})

test.each([
  ['is deleted', (call: Call, id: string) => call(deleteWebhook, { params: { id } })],
  ['is switched off', (call: Call, id: string) => call(editWebhook, { params: { id }, body: { active: false } })],
])('when a webhook %s, what waits for it, also for another attempt, is given up [OUT-9]', async (_, end) => {
  const { app, ana, id, child } = await createAppWithWebhook([500])
  await award(ana.call, child.id, 5)
  await app.runDueJobs()
  await award(ana.call, child.id, 5)
  expect(await countRows(app, 'jobs')).toBe(2)
  await end(ana.call, id)
  expect(await countRows(app, 'jobs')).toBe(0)
})
