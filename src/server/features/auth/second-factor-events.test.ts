import { expect, test } from 'vitest'
import { deleteSecondFactor, getSecondFactor } from '#shared/second-factor/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { userCommand } from '#server/cli/user.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { signUpVisitor } from '#server/testing/accounts.ts'
import { captureCliOutput } from '#server/testing/cli-import.ts'
import { createTestApp } from '#server/testing/harness.ts'
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
