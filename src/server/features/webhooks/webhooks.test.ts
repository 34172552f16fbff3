import { expect, test } from 'vitest'
import {
  addWebhook,
  deleteWebhook,
  editWebhook,
  listDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
} from '#shared/webhooks/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { createAppWithWebhook, createWebhook } from '#server/testing/webhooks.ts'

test('the owner adds, lists, changes and deletes webhooks; the secret is shown once [OUT-12]', async () => {
  const { call } = await (await createTestApp()).member()
  const { secret, ...added } = await createWebhook(call, { events: ['act.recorded'] })
  expect(secret).toMatch(/^whsec_/)
  expect(added).toEqual({
    id: expect.any(String),
    url: 'https://hooks.example/jar',
    events: ['act.recorded'],
    off: null,
    failingSince: null,
    createdAt: '2026-11-20T10:00:00.000Z',
  })
  expect(await call(listWebhooks, {})).toEqual([added])
  const params = { id: added.id }
  const changed = { ...added, url: 'https://other.example/', events: ['act.undone'], off: 'owner' }
  expect(
    await call(editWebhook, { params, body: { url: 'https://other.example/', events: ['act.undone'], active: false } }),
  ).toEqual(changed)
  expect(await call(editWebhook, { params, body: {} })).toEqual(changed)
  expect(await call(editWebhook, { params, body: { active: true } })).toEqual({ ...changed, off: null })
  expect((await call(rotateWebhookSecret, { params })).secret).not.toBe(secret)
  await call(deleteWebhook, { params })
  expect(await call(listWebhooks, {})).toEqual([])
})

test('secrets are stored encrypted, also in the stored responses of acts', async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  const { id, secret } = await createWebhook(call)
  const rotated = await call(rotateWebhookSecret, { params: { id } })
  await call(editWebhook, { params: { id }, body: { active: false } })
  const { db } = app.database
  const stored = JSON.stringify([
    await db.selectFrom('webhooks').selectAll().execute(),
    await db.selectFrom('acts').selectAll().execute(),
  ])
  for (const one of [secret, rotated.secret]) expect(stored).not.toContain(one.slice(6, 20))
})

test('a caregiver neither sees nor changes webhooks [OUT-12]', async () => {
  const app = await createTestApp()
  const { call: owner, familyId } = await app.member()
  const { id } = await createWebhook(owner)
  const { call } = await app.member({ familyId })
  const params = { id }
  const attempts = [
    () => call(listWebhooks, {}),
    () => createWebhook(call),
    () => call(editWebhook, { params, body: { active: false } }),
    () => call(rotateWebhookSecret, { params }),
    () => call(testWebhook, { params }),
    () => call(listDeliveries, { params }),
    () => call(deleteWebhook, { params }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'owner_only' })
  expect(await owner(listWebhooks, {})).toHaveLength(1)
})

test('a family has at most five webhooks [OUT-12]', async () => {
  const { call } = await (await createTestApp()).member()
  for (let n = 0; n < 5; n++) await createWebhook(call)
  await expect(createWebhook(call)).rejects.toMatchObject({ status: 409, code: 'too_many_webhooks' })
})

test.each([
  'http://hooks.example/',
  'https://127.0.0.1/',
  'https://192.168.1.5:8123/',
  'https://localhost/',
  'https://homeassistant.local:8123/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
])('the address %s is rejected [OUT-1]', async (url) => {
  const { call } = await (await createTestApp()).member()
  const error = { status: 400, errors: [{ path: 'url', code: 'url_not_allowed' }] }
  await expect(createWebhook(call, { url })).rejects.toMatchObject(error)
  const { id } = await createWebhook(call)
  await expect(call(editWebhook, { params: { id }, body: { url } })).rejects.toMatchObject(error)
})

test.each([
  '',
  'hooks.example',
  'ftp://hooks.example/',
  'https://ana:secret@hooks.example/',
  'https://hooks.ex\nample/',
  'https://hooks.example/\0',
  'https://hooks.example/\ud800',
])('the text %j is not an address', async (url) => {
  const { call } = await (await createTestApp()).member()
  await expect(createWebhook(call, { url })).rejects.toMatchObject({
    errors: [{ path: 'url', code: 'invalid_url' }],
  })
})

test('events are chosen from the list, at least one, each once', async () => {
  const { call } = await (await createTestApp()).member()
  const body = { url: 'https://hooks.example/', events: [] }
  await expect(call(addWebhook, { body })).rejects.toMatchObject({ errors: [{ code: 'required' }] })
  await expect(createWebhook(call, { events: ['act.undone', 'act.undone'] })).rejects.toMatchObject({
    errors: [{ code: 'duplicate' }],
  })
})

test('the owner tries a webhook by a message that says nothing [OUT-14]', async () => {
  const { app, ana, id, received, deliveries } = await createAppWithWebhook([], ['act.undone'])
  await ana.call(testWebhook, { params: { id } })
  await app.runDueJobs()
  expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { type: 'webhook.test', timestamp: '2026-11-20T10:00:00.000Z', data: {} },
  ])
  expect(await deliveries()).toMatchObject([{ event: 'webhook.test', status: 204 }])
  await ana.call(editWebhook, { params: { id }, body: { active: false } })
  await expect(ana.call(testWebhook, { params: { id } })).rejects.toMatchObject({ status: 409, code: 'webhook_off' })
  const other = await app.member()
  await expect(other.call(testWebhook, { params: { id } })).rejects.toMatchObject({ code: 'not_found' })
})

test('the security log of the family has every change of a webhook [OUT-15]', async () => {
  const { call, userId } = await (await createTestApp()).member()
  const params = { id: (await createWebhook(call)).id }
  await call(editWebhook, { params, body: { url: 'https://other.example/' } })
  await call(rotateWebhookSecret, { params })
  await call(deleteWebhook, { params })
  const events = await call(listSecurityEvents, { query: {} })
  expect(events.filter(({ kind }) => kind.startsWith('webhook'))).toMatchObject(
    ['webhook_deleted', 'webhook_secret_replaced', 'webhook_changed', 'webhook_added'].map((kind) => ({
      kind,
      by: userId,
      subjectId: params.id,
    })),
  )
})
