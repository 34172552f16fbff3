import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { addWebhook, listDeliveries, rotateWebhookSecret, type WebhookEvent } from '#shared/webhooks/contract.ts'
import {
  award,
  createChild,
  createMoment,
  createReward,
  createSkill,
  completeSkill,
  redeem,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { createAppWithWebhook, startReceiver, type ReceivedMessage } from '#server/testing/webhooks.ts'

interface Sent {
  type: WebhookEvent
  timestamp: string
  data: Record<string, unknown>
}

const parse = ({ body }: ReceivedMessage) => JSON.parse(body) as Sent

test('an act is sent with ids and balance, without names and texts [OUT-5, OUT-6]', async () => {
  const { app, ana, child, received, deliveries } = await createAppWithWebhook()
  const { actId } = await award(ana.call, child.id, 5, 'Fed the cat')
  expect(received).toEqual([])
  expect(await app.runDueJobs()).toBe(1)
  expect(received.map(parse)).toEqual([
    {
      type: 'act.recorded',
      timestamp: '2026-11-20T10:00:00.000Z',
      data: {
        actId,
        kind: 'behavior',
        childId: child.id,
        userId: ana.userId,
        via: null,
        happenedAt: '2026-11-20T10:00:00.000Z',
        balance: 5,
      },
    },
  ])
  expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Glowjar-Webhooks' })
  expect(await deliveries()).toEqual([
    {
      id: received[0]?.headers['webhook-id'],
      event: 'act.recorded',
      createdAt: '2026-11-20T10:00:00.000Z',
      attempts: 1,
      deliveredAt: '2026-11-20T10:00:00.000Z',
      failedAt: null,
      status: 204,
      error: null,
    },
  ])
})

test('redemptions, completions and undone acts are events of their own; only chosen events are sent [OUT-5]', async () => {
  const { app, ana, child, received } = await createAppWithWebhook(
    [],
    ['act.undone', 'redemption.created', 'completion.created'],
  )
  const { actId } = await award(ana.call, child.id, 100)
  await redeem(ana.call, await createReward(ana.call, child.id, 30))
  await completeSkill(ana.call, (await createSkill(ana.call, child.id)).id)
  await createMoment(ana.call, child.id, { content: 'Snow at last.' })
  await ana.call(undoAct, { params: { id: actId } })
  await app.runDueJobs()
  expect(received.map((one) => parse(one).type).toSorted()).toEqual([
    'act.undone',
    'completion.created',
    'redemption.created',
  ])
  expect(received.map(parse).find(({ type }) => type === 'act.undone')?.data).toMatchObject({ undoes: actId })
  expect(received.map(({ body }) => body).join()).not.toMatch(/Mia|Snow/)
})

test('an act that was recorded with an access key names it [OUT-6]', async () => {
  const { app, ana, child, received } = await createAppWithWebhook([], ['act.recorded'])
  const assistant = await app.token(ana)
  await award(assistant.call, child.id, 5)
  await app.runDueJobs()
  expect(received.map((one) => parse(one).data)).toMatchObject([{ userId: ana.userId, via: assistant.agentId }])
})

test('a request that is repeated or fails sends nothing more', async () => {
  const { app, ana, child, received } = await createAppWithWebhook()
  const headers = { 'content-type': 'application/json', 'idempotency-key': '01936a5e-0000-7000-8000-000000000001' }
  const body = JSON.stringify({ childId: child.id, type: 'reward', title: 'Fed the cat', points: 5 })
  for (let n = 0; n < 3; n++) await ana.send('/api/behaviors', { method: 'POST', headers, body })
  const reward = await createReward(ana.call, child.id, 3000)
  await expect(redeem(ana.call, reward)).rejects.toMatchObject({ status: 409 })
  await app.runDueJobs()
  expect(received).toHaveLength(1)
})

test('a delivery is signed as in Standard Webhooks; after a rotation with both secrets for 24 hours [OUT-7]', async () => {
  // The library compares with the real time.
  const { app, ana, id, secret, child, received } = await createAppWithWebhook([], undefined, {
    start: new Date().toISOString(),
  })
  const sendOne = async () => {
    await award(ana.call, child.id, 5)
    await app.runDueJobs()
    return received.at(-1) ?? { path: '', headers: {}, body: '' }
  }
  const isSignedWith = (by: string, { body, headers }: ReceivedMessage) => {
    try {
      new Webhook(by).verify(body, headers)
      return true
    } catch {
      return false
    }
  }
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const first = await sendOne()
  expect(isSignedWith(secret, first)).toBe(true)
  expect(isSignedWith(secret, { ...first, body: `${first.body} ` })).toBe(false)
  const rotated = (await ana.call(rotateWebhookSecret, { params: { id } })).secret
  const second = await sendOne()
  expect([rotated, secret].map((by) => isSignedWith(by, second))).toEqual([true, true])
  expect(isSignedWith(rotated, first)).toBe(false)
  app.clock.forward({ hours: 24 })
  const third = await sendOne()
  expect(third.headers['webhook-signature']?.split(' ')).toHaveLength(1)
})

test('an address in a private network is not reached, and its delivery says so [OUT-1]', async () => {
  const receiver = await startReceiver()
  const app = await createTestApp({
    services: { outbound: { lookup: async () => [{ address: '127.0.0.1', family: 4 }] } },
  })
  const ana = await app.member()
  const url = `https://hooks.example:${receiver.host.split(':')[1]}/`
  const { id } = await ana.call(addWebhook, { body: { url, events: ['act.recorded'] } })
  await award(ana.call, (await createChild(ana.call, 'Mia')).id, 5)
  await app.runDueJobs()
  expect(receiver.received).toEqual([])
  expect(await ana.call(listDeliveries, { params: { id } })).toMatchObject([{ status: null, error: 'blocked_address' }])
})

test('without the secret of the installation a webhook is off, until it gets a new secret [OUT-11]', async () => {
  const { app, ana, id, child, received, findWebhook } = await createAppWithWebhook()
  await award(ana.call, child.id, 5)
  // As after a restore without the secret: what was encrypted under another one.
  const { db, transact } = app.database
  const { secret } = await db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow()
  await transact((tx) =>
    tx
      .updateTable('webhooks')
      .set({ secret: `AAAA${secret.slice(4)}` })
      .execute(),
  )
  expect(await findWebhook()).toMatchObject({ off: 'secret_lost' })
  await app.runDueJobs()
  expect([received, await db.selectFrom('jobs').select('key').execute()]).toEqual([[], []])
  await ana.call(rotateWebhookSecret, { params: { id } })
  expect(await findWebhook()).toMatchObject({ off: null })
  await award(ana.call, child.id, 5)
  await app.runDueJobs()
  expect(received[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
})
