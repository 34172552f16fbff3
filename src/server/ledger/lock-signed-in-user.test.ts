import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  changePassword,
  deleteUser,
  editUser,
  getUser,
  requestEmailVerification,
  signIn,
  verifyEmail,
} from '#shared/auth/contract.ts'
import { acceptInvitation, invite, removeMember, revokeInvitation } from '#shared/families/contract.ts'
import { addPasskey, createPasskeyRegistration, editPasskey } from '#shared/passkeys/contract.ts'
import { confirmSecondFactor, setUpSecondFactor } from '#shared/second-factor/contract.ts'
import { endOtherSessions, endSession, listSessions } from '#shared/sessions/contract.ts'
import { createApiToken, revokeApiToken } from '#shared/tokens/contract.ts'
import { deleteWebhook, editWebhook, rotateWebhookSecret } from '#shared/webhooks/contract.ts'
import { newId } from '#server/ids.ts'
import { createInvitationToken, password, signUpVisitor } from '#server/testing/accounts.ts'
import { describeOutcome } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { computeTotpCode } from '#server/testing/second-factor.ts'
import { createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'
import { createWebhook } from '#server/testing/webhooks.ts'
import { lockUser } from './membership-locks.ts'

test('a request that waits while the sessions of its user end changes neither the account nor the ways into it [ACC-30, ACC-65, TOK-7]', async () => {
  const app = await createTestApp()
  const { call, userId } = await signUpVisitor(app)
  const response = createSoftwareAuthenticator().register(await call(createPasskeyRegistration, {}))
  const { secret } = await call(setUpSecondFactor, {})
  const code = computeTotpCode(secret, app.clock.now())
  const { id } = await createWebhook(call)
  const ben = await app.member({ name: 'Ben', familyId: (await call(getUser, {})).family.id })
  const invitation = await createInvitationToken((await app.member({ name: 'Eva' })).call)
  const phone = await app.session(userId)
  const other = (await phone.call(listSessions, {})).find(({ current }) => current)?.id ?? ''
  const sent: Promise<string>[] = []
  await app.database.transact(async (tx) => {
    await lockUser(tx, userId, app.clock.now())
    const requests = [
      call(invite, {}),
      createWebhook(call),
      call(editWebhook, { params: { id }, body: { url: 'https://hooks.example/other' } }),
      call(createApiToken, { body: { name: 'Car', scopes: ['read'], childIds: null, days: null } }),
      call(addPasskey, { body: { name: 'Phone', response } }),
      call(confirmSecondFactor, { body: { code } }),
      call(changePassword, { body: { currentPassword: password, newPassword: 'zebra marble oxygen' } }),
      call(rotateWebhookSecret, { params: { id } }),
      call(deleteWebhook, { params: { id } }),
      call(removeMember, { params: { id: ben.userId } }),
      call(acceptInvitation, { params: { token: invitation } }),
      call(editUser, { body: { name: 'Eve' } }),
      call(requestEmailVerification, {}),
      call(verifyEmail, { body: { token: 'one-time' } }),
      call(endSession, { params: { id: other } }),
      call(endOtherSessions, {}),
      call(setUpSecondFactor, {}),
      call(editPasskey, { params: { id: newId(app.clock.now()) }, body: { name: 'Mine' } }),
      call(revokeApiToken, { params: { id: newId(app.clock.now()) } }),
      call(revokeInvitation, { params: { id: newId(app.clock.now()) } }),
      call(deleteUser, {}),
    ]
    sent.push(...requests.map(describeOutcome))
    // Long enough for each to have found its session.
    await delay(500)
    await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', other).execute()
  })
  expect(await Promise.all(sent)).toEqual(sent.map(() => '401 signed_out'))
  expect(await app.database.db.selectFrom('webhooks').select(['id', 'url']).execute()).toEqual([
    { id, url: 'https://hooks.example/jar' },
  ])
  for (const table of ['api_tokens', 'passkeys'] as const) {
    expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  expect(await phone.call(getUser, {})).toMatchObject({ name: 'Ana' })
  expect(await ben.call(getUser, {})).toMatchObject({ family: { members: [{}, {}] } })
  await app.visitor().call(signIn, { body: { email: 'ana@example.org', password } })
})
