import { expect, test } from 'vitest'
import { getUser, requestPasswordReset, resetPassword, signIn, signUp } from '#shared/auth/contract.ts'
import { getInvitation, listInvitations } from '#shared/families/contract.ts'
import { listPasskeys } from '#shared/passkeys/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { createApiToken, listApiTokens } from '#shared/tokens/contract.ts'
import { listWebhooks, testWebhook } from '#shared/webhooks/contract.ts'
import { createInvitationToken, createSignUpBody, password, signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { addNewPasskey } from '#server/testing/passkeys.ts'
import { silentMailer } from '#server/testing/silent-mailer.ts'
import { createWebhook } from '#server/testing/webhooks.ts'
import { createResetLink } from './reset-password.ts'

const email = 'ana@example.org'
const newPassword = 'lanterns in July'

/** Creates an app with an account that has a passkey, a token, an invitation and a webhook, made before `email` is proven. */
const createPreparedAccount = async () => {
  const mailed: string[] = []
  const passwordReset = async (_to: unknown, link: string) => void mailed.push(link)
  const app = await createTestApp({ services: { mailer: { ...silentMailer, passwordReset } } })
  const stranger = await signUpVisitor(app, email)
  const { call } = stranger
  await addNewPasskey(call)
  await call(createApiToken, { body: { name: 'Car', scopes: ['manage'], childIds: null, days: null } })
  const invitation = await createInvitationToken(call)
  const { id } = await createWebhook(call)
  await call(testWebhook, { params: { id } })
  return { app, mailed, stranger, invitation }
}

const parseToken = (link = '') => new URL(link).searchParams.get('token') ?? ''

const takeOver = async (app: TestApp, token: string) => {
  const owner = app.visitor()
  await owner.call(resetPassword, { body: { token, newPassword } })
  await owner.call(signIn, { body: { email, password: newPassword } })
  return owner.call
}

const resetByMail = async (app: TestApp, mailed: readonly string[]) => {
  await app.visitor().call(requestPasswordReset, { body: { email } })
  await app.runDueJobs()
  return takeOver(app, parseToken(mailed.at(-1)))
}

const countAccess = async (call: Parameters<typeof createWebhook>[0]) => ({
  passkeys: (await call(listPasskeys, {})).length,
  tokens: (await call(listApiTokens, {})).length,
  invitations: (await call(listInvitations, {})).length,
  webhooks: (await call(listWebhooks, {})).length,
})

test('whoever takes over an account by the first proof of its address ends all other access to it [ACC-65]', async () => {
  const { app, mailed, invitation } = await createPreparedAccount()
  const call = await resetByMail(app, mailed)
  expect(await countAccess(call)).toEqual({ passkeys: 0, tokens: 0, invitations: 0, webhooks: 0 })
  const waiting = app.database.db.selectFrom('jobs').select('key').where('kind', '=', 'webhook')
  expect(await waiting.execute()).toEqual([])
  expect((await call(getUser, {})).emailVerified).toBe(true)
  const kinds = (await call(listSecurityEvents, { query: {} })).map(({ kind }) => kind)
  const ended = ['token_revoked', 'invitation_revoked', 'webhook_deleted', 'passkey_removed', 'email_verified']
  expect(kinds).toEqual(expect.arrayContaining(ended))
  const opened = app.visitor().call(getInvitation, { params: { token: invitation } })
  await expect(opened).rejects.toMatchObject({ code: 'not_found' })
})

test('a second reset by mail, or a printed link, leaves the rest of the access [ACC-65]', async () => {
  const { app, mailed, stranger } = await createPreparedAccount()
  const delivery = 'printed'
  const link = await app.database.transact((tx) =>
    createResetLink(tx, { userId: stranger.userId, baseUrl: 'http://localhost', delivery }, app.clock.now()),
  )
  const call = await takeOver(app, parseToken(link))
  expect(await countAccess(call)).toEqual({ passkeys: 1, tokens: 1, invitations: 1, webhooks: 1 })
  await addNewPasskey(await resetByMail(app, mailed))
  expect(await countAccess(await resetByMail(app, mailed))).toMatchObject({ passkeys: 1, tokens: 0 })
})

test('the webhooks of a family with other members stay when one of them proves the address [ACC-65]', async () => {
  const { app, mailed, invitation } = await createPreparedAccount()
  await app.visitor().call(signUp, { body: { ...createSignUpBody('luis@example.org', 'Luis'), invitation } })
  expect(await countAccess(await resetByMail(app, mailed))).toMatchObject({ tokens: 0, webhooks: 1 })
})

test('a mailed link leaves the printed one valid, a printed one ends both [ACC-47]', async () => {
  const { app, mailed, stranger } = await createPreparedAccount()
  const print = () =>
    app.database.transact((tx) =>
      createResetLink(
        tx,
        { userId: stranger.userId, baseUrl: 'http://localhost', delivery: 'printed' },
        app.clock.now(),
      ),
    )
  const first = await print()
  await app.visitor().call(requestPasswordReset, { body: { email } })
  await app.runDueJobs()
  const use = (link: string | undefined, chosen: string) =>
    app.visitor().call(resetPassword, { body: { token: parseToken(link), newPassword: chosen } })
  const second = await print()
  await expect(use(first, newPassword)).rejects.toMatchObject({ code: 'link_invalid' })
  await expect(use(mailed.at(-1), newPassword)).rejects.toMatchObject({ code: 'link_invalid' })
  await app.visitor().call(requestPasswordReset, { body: { email } })
  await app.runDueJobs()
  await use(second, newPassword)
  await expect(use(mailed.at(-1), password)).rejects.toMatchObject({ code: 'link_invalid' })
})
