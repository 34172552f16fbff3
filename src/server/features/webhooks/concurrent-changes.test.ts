import { expect, test } from 'vitest'
import { deleteUser } from '#shared/auth/contract.ts'
import { deleteWebhook, editWebhook } from '#shared/webhooks/contract.ts'
import type { Database } from '#server/db/connect.ts'
import { verify } from '#server/ledger/verify.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { createAppWithWebhook, createWebhook } from '#server/testing/webhooks.ts'

const rows = async ({ app }: Awaited<ReturnType<typeof createAppWithWebhook>>, table: 'jobs' | 'webhook_deliveries') =>
  app.database.db.selectFrom(table).select('family_id').execute()

test('a process that is killed after sending sends again, under the same id [OUT-8]', async () => {
  let isKilled = false
  const wrapDatabase = (database: Database): Database => ({
    ...database,
    transact: (work) => (isKilled ? Promise.reject(new Error('killed')) : database.transact(work)),
  })
  const { app, ana, child, receiver, deliveries } = await createAppWithWebhook([], undefined, { wrapDatabase })
  await award(ana.call, child.id, 5)
  receiver.hooks.beforeResponse = async () => (isKilled = true)
  await app.runDueJobs()
  isKilled = false
  expect(await deliveries()).toMatchObject([{ attempts: 0, deliveredAt: null }])
  delete receiver.hooks.beforeResponse
  app.clock.forward({ minutes: 5 })
  expect(await app.runDueJobs()).toBe(1)
  expect(receiver.received).toHaveLength(2)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await deliveries()).toMatchObject([{ attempts: 1, status: 204, failedAt: null }])
})

test('an act and its deliveries are stored together or not at all [OUT-5]', async () => {
  const created = await createAppWithWebhook()
  const { app, ana, child } = created
  const { transact, db } = app.database
  await transact((tx) => tx.schema.alterTable('jobs').renameTo('jobs_away').execute())
  const before = await db.selectFrom('acts').select('id').execute()
  await expect(award(ana.call, child.id, 5)).rejects.toMatchObject({ status: expect.toBeOneOf([500, 503]) })
  await transact((tx) => tx.schema.alterTable('jobs_away').renameTo('jobs').execute())
  expect(await db.selectFrom('acts').select('id').execute()).toEqual(before)
  expect([await rows(created, 'jobs'), await rows(created, 'webhook_deliveries')]).toEqual([[], []])
})

test.each([
  ['switched off', { active: false }, 'owner'],
  ['given another address', { url: 'https://hooks.example/new' }, null],
] as const)(
  'a webhook that is %s while a message is under way is not switched off by its response',
  async (_, body, off) => {
    const created = await createAppWithWebhook([410])
    const { app, ana, id, child, receiver, findWebhook, runAllDueJobs, deliveries } = created
    await award(ana.call, child.id, 5)
    receiver.hooks.beforeResponse = () => ana.call(editWebhook, { params: { id }, body })
    await app.runDueJobs()
    expect(await findWebhook()).toMatchObject({ off, failingSince: null })
    if (off === null) return
    app.clock.forward({ days: 2 })
    await runAllDueJobs()
    expect(receiver.received).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ deliveredAt: null, failedAt: '2026-11-20T10:00:00.000Z', status: 410 }])
    expect(await rows(created, 'jobs')).toEqual([])
  },
)

test('a message that arrives while the webhook is switched off counts as delivered', async () => {
  const { app, ana, id, child, receiver, deliveries } = await createAppWithWebhook()
  await award(ana.call, child.id, 5)
  receiver.hooks.beforeResponse = () => ana.call(editWebhook, { params: { id }, body: { active: false } })
  await app.runDueJobs()
  expect(await deliveries()).toMatchObject([{ deliveredAt: '2026-11-20T10:00:00.000Z', failedAt: null }])
})

test.each([
  ['webhook', 'waits'],
  ['webhook', 'is under way'],
  ['family', 'waits'],
  ['family', 'is under way'],
])('a %s that is deleted while a message %s leaves nothing', async (target, state) => {
  const created = await createAppWithWebhook()
  const { app, ana, id, child, receiver, runAllDueJobs } = created
  const remove = () => (target === 'webhook' ? ana.call(deleteWebhook, { params: { id } }) : ana.call(deleteUser, {}))
  await award(ana.call, child.id, 5)
  if (state === 'waits') await remove()
  else receiver.hooks.beforeResponse = remove
  await runAllDueJobs()
  expect(receiver.received).toHaveLength(state === 'waits' ? 0 : 1)
  for (const table of ['jobs', 'webhook_deliveries', 'webhooks'] as const)
    expect(await app.database.db.selectFrom(table).select('family_id').execute()).toEqual([])
})

test('a redirect is a failure and is not followed [OUT-3, OUT-8]', async () => {
  const { app, ana, child, received, deliveries } = await createAppWithWebhook([307])
  await award(ana.call, child.id, 5)
  await app.runDueJobs()
  expect(received.map(({ path }) => path)).toEqual(['/hook'])
  expect(await deliveries()).toMatchObject([{ status: 307, deliveredAt: null }])
})

test('what one family does is sent to its own webhooks only', async () => {
  const { app, ana, child, received, runAllDueJobs } = await createAppWithWebhook()
  const luis = await app.member()
  const { id: other } = await createChild(luis.call, 'Eva')
  await award(luis.call, other, 5)
  await award(ana.call, child.id, 5)
  await runAllDueJobs()
  expect(received.map(({ body }) => body)).toEqual([expect.stringContaining(child.id)])
})

test('acts that are recorded while their webhook is being deleted are recorded all the same [OUT-5]', async () => {
  const { app, ana, id, child } = await createAppWithWebhook()
  let webhookId = id
  for (let round = 0; round < 20; round++) {
    const awards = () => Promise.all([1, 2, 3].map(() => award(ana.call, child.id, 1)))
    const removal = ana.call(deleteWebhook, { params: { id: webhookId } })
    await expect(Promise.all([awards(), removal, awards()])).resolves.toHaveLength(3)
    webhookId = (await createWebhook(ana.call)).id
  }
  expect(await app.database.snapshot(verify)).toEqual([])
})
