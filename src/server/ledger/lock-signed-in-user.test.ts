import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { invite } from '#shared/families/contract.ts'
import { addPasskey, createPasskeyRegistration } from '#shared/passkeys/contract.ts'
import { confirmSecondFactor, setUpSecondFactor } from '#shared/second-factor/contract.ts'
import { createApiToken } from '#shared/tokens/contract.ts'
import { editWebhook } from '#shared/webhooks/contract.ts'
import { signUpVisitor } from '#server/testing/accounts.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { computeTotpCode } from '#server/testing/second-factor.ts'
import { createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'
import { createWebhook } from '#server/testing/webhooks.ts'
import { lockUser } from './membership-locks.ts'

test('a request that waits while the sessions of its user end adds no way into the account [ACC-65, TOK-7]', async () => {
  const app = await createTestApp()
  const { call, userId } = await signUpVisitor(app)
  const response = createSoftwareAuthenticator().register(await call(createPasskeyRegistration, {}))
  const { secret } = await call(setUpSecondFactor, {})
  const code = computeTotpCode(secret, app.clock.now())
  const { id } = await createWebhook(call)
  const sent: Promise<unknown>[] = []
  await app.database.transact(async (tx) => {
    await lockUser(tx, userId, app.clock.now())
    sent.push(
      call(invite, {}),
      createWebhook(call),
      call(editWebhook, { params: { id }, body: { url: 'https://hooks.example/other' } }),
      call(createApiToken, { body: { name: 'Car', scopes: ['read'], childIds: null, days: null } }),
      call(addPasskey, { body: { name: 'Phone', response } }),
      call(confirmSecondFactor, { body: { code } }),
    )
    // Long enough for each to have found its session.
    await delay(500)
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  })
  expect(await describeOutcomes(sent)).toEqual(sent.map(() => '401 signed_out'))
  expect(await app.database.db.selectFrom('webhooks').select(['id', 'url']).execute()).toEqual([
    { id, url: 'https://hooks.example/jar' },
  ])
  for (const table of ['invitations', 'api_tokens', 'passkeys'] as const) {
    expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})
