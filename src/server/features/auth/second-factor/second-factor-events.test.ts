import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signIn } from '#shared/auth/contract.ts'
import { confirmPassword } from '#shared/sessions/contract.ts'
import { deleteSecondFactor, getSecondFactor } from '#shared/second-factor/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { userCommand } from '#server/cli/user.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import { captureCliOutput } from '#server/testing/cli-import.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'
import { turnOnSecondFactor } from '#server/testing/second-factor.ts'

test('turning it on and off are events; one that a restore turned off is reported until then [ACC-54, RUN-26]', async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app)
  const lostAt = app.clock.now()
  await app.database.transact((tx) =>
    recordAccountEvent(tx, { userId: ana.userId, kind: 'second_factor_lost' }, lostAt),
  )
  expect(await ana.call(getSecondFactor, {})).toMatchObject({ lostAt: '2026-11-20T10:00:00.000Z' })
  app.clock.forward({ minutes: 1 })
  await turnOnSecondFactor(app, ana.call)
  expect(await ana.call(getSecondFactor, {})).toMatchObject({ lostAt: null })
  app.clock.forward({ minutes: 1 })
  await ana.call(deleteSecondFactor, {})
  expect(await ana.call(getSecondFactor, {})).toMatchObject({ enabledAt: null, lostAt: null })
  app.clock.forward({ minutes: 1 })
  await turnOnSecondFactor(app, ana.call)
  app.clock.forward({ minutes: 1 })
  await captureCliOutput(userCommand, app, 'reset-factor', 'ana@example.org')
  const events = await ana.call(listSecurityEvents, { query: {} })
  const kinds = events.map(({ kind }) => kind.replace('second_factor_', ''))
  expect(kinds).toEqual(['reset', 'on', 'off', 'on', expect.stringMatching(/lost|signed_in/), expect.anything()])
})

test('wrong codes after the right password are counted by the hour, apart from wrong passwords [ACC-54]', async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app)
  await turnOnSecondFactor(app, ana.call)
  const listFailures = async () =>
    (await ana.call(listSecurityEvents, { query: {} }))
      .filter(({ kind }) => /failed|wrong/.test(kind))
      .map((event) => [event.kind, 'count' in event && event.count])
  const credentials = { email: 'ana@example.org', password }
  const attempt = (answer: object) => app.visitor().call(signIn, { body: { ...credentials, ...answer } })
  const wrong = { code: 'second_factor_wrong' }
  await expect(attempt({ code: 'made-up-codes' })).rejects.toMatchObject(wrong)
  await expect.poll(listFailures).toEqual([['second_factor_wrong', 1]])
  await expect(attempt({})).rejects.toMatchObject({ code: 'second_factor_required' })
  await expect(ana.call(confirmPassword, { body: { password, code: 'made-up-codes' } })).rejects.toMatchObject(wrong)
  await expect.poll(listFailures).toEqual([['second_factor_wrong', 2]])
  app.clock.forward({ minutes: 1 })
  await expect(attempt({ password: 'not this one' })).rejects.toMatchObject({ code: 'wrong_credentials' })
  await expect.poll(listFailures).toEqual([
    ['sign_in_failed', 1],
    ['second_factor_wrong', 2],
  ])
  app.clock.forward({ hours: 1 })
  await expect(attempt({ code: 'made-up-codes' })).rejects.toMatchObject(wrong)
  await expect.poll(listFailures).toHaveLength(3)
})

test('the right password without a code is an event, if the browser is new to the account [ACC-54]', async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app)
  await turnOnSecondFactor(app, ana.call)
  const listMissing = async () =>
    (await ana.call(listSecurityEvents, { query: {} }))
      .filter(({ kind }) => kind === 'second_factor_missing')
      .map((event) => 'count' in event && event.count)
  const attempt = (client: TestClient) =>
    client.call(signIn, { body: { email: 'ana@example.org', password } }).catch((error: unknown) => error)
  const required = { code: 'second_factor_required' }
  for (let n = 0; n < 2; n++) expect(await attempt(app.visitor())).toMatchObject(required)
  await expect.poll(listMissing).toEqual([2])
  expect(await attempt(ana)).toMatchObject(required)
  expect(await ana.call(confirmPassword, { body: { password } }).catch((error: unknown) => error)).toMatchObject(
    required,
  )
  await setTimeout(300)
  expect(await listMissing()).toEqual([2])
})
