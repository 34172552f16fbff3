import { expect, test } from 'vitest'
import { toIso } from '#server/ids.ts'
import { award } from '#server/testing/factories.ts'
import { createAppWithWebhook } from '#server/testing/webhooks.ts'

/** Creates a family with a webhook, whose owner Ana is disabled; Ben, who is not, awards points. */
const createAppWithDisabledOwner = async () => {
  const created = await createAppWithWebhook()
  const { app, ana, child } = created
  const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
  const setDisabledAt = (at: string | null) =>
    app.database.transact((tx) =>
      tx.updateTable('users').set({ disabled_at: at }).where('id', '=', ana.userId).execute(),
    )
  await setDisabledAt(toIso(app.clock.now()))
  await award(ben.call, child.id, 5)
  return { ...created, enable: () => setDisabledAt(null) }
}

test('nothing is sent while every owner is disabled; once one is enabled, it is sent [OUT-17]', async () => {
  const { app, received, runAllDueJobs, enable, deliveries, findWebhook } = await createAppWithDisabledOwner()
  for (let hour = 0; hour < 20; hour++) {
    await runAllDueJobs()
    app.clock.forward({ hours: 1 })
  }
  expect(received).toEqual([])
  await enable()
  await runAllDueJobs()
  expect(received).toHaveLength(1)
  expect(await deliveries()).toMatchObject([{ attempts: 1, status: 204, failedAt: null }])
  expect(await findWebhook()).toMatchObject({ off: null, failingSince: null })
})

test('what could not be sent for 24 hours is not sent later, and the webhook stays on [OUT-17]', async () => {
  const { app, received, runAllDueJobs, enable, deliveries, findWebhook } = await createAppWithDisabledOwner()
  app.clock.forward({ hours: 24 })
  await runAllDueJobs()
  await enable()
  app.clock.forward({ hours: 1 })
  await runAllDueJobs()
  expect(received).toEqual([])
  expect(await deliveries()).toMatchObject([{ attempts: 0, status: null, failedAt: '2026-11-21T10:00:00.000Z' }])
  expect(await findWebhook()).toMatchObject({ off: null, failingSince: null })
})
