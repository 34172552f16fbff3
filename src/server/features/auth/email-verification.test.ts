import { expect, test } from 'vitest'
import {
  changePassword,
  getUser,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  signIn,
  verifyEmail,
} from '#shared/auth/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { createApiToken } from '#shared/tokens/contract.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'
import { startSmtpServer } from '#server/testing/smtp-server.ts'

const email = 'ana@example.org'

const createAppWithMail = async () => {
  const { url, mails } = await startSmtpServer()
  const mailer = createMailer({ url, from: 'glowjar@example.org' })
  const app = await createTestApp({ services: { mailer } })
  /** Sends the mails that wait. Returns the number of all mails so far. */
  const countSent = async () => {
    await app.runDueJobs()
    return mails.length
  }
  return { app, mails, countSent }
}

const decode = (mail: string) => mail.replace(/=\n/g, '').replaceAll('=3D', '=')
const findToken = (mails: readonly string[], page: string) =>
  mails.map((mail) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(decode(mail))?.[1]).findLast(Boolean) ?? ''

const subjectsOf = (mails: readonly string[]) => mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])

const signInWith = (visitor: TestClient, userAgent: string) =>
  visitor.send('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  })

test('after the sign-up an address is verified by a mailed link, once, in a session of the account [ACC-58]', async () => {
  const { app, mails, countSent } = await createAppWithMail()
  const phone = await signUpVisitor(app)
  expect(await countSent()).toBe(1)
  expect((await phone.call(getUser, {})).emailVerified).toBe(false)
  const body = { token: findToken(mails, 'verify-email') }
  app.clock.forward({ seconds: 1 })
  const ben = await signUpVisitor(app, 'ben@example.org', 'Ben')
  const ofOthers = [app.visitor(), ben].map((other) => other.call(verifyEmail, { body }))
  expect(await describeOutcomes(ofOthers)).toEqual(['401 signed_out', '409 link_invalid'])
  await phone.call(verifyEmail, { body })
  expect((await phone.call(getUser, {})).emailVerified).toBe(true)
  expect((await phone.call(listSecurityEvents, { query: {} }))[0]).toMatchObject({ kind: 'email_verified' })
  expect(await describeOutcomes([phone.call(verifyEmail, { body })])).toEqual(['409 link_invalid'])
  await phone.call(requestEmailVerification, {})
  await phone.call(requestPasswordReset, { body: { email } })
  expect(await countSent()).toBe(3)
  expect(mails.slice(1).filter((mail) => mail.includes(email) && mail.includes('/verify-email'))).toEqual([])
})

test('a newer link replaces an older one, and ends after seven days; no other link verifies [ACC-58]', async () => {
  const { app, mails, countSent } = await createAppWithMail()
  const phone = await signUpVisitor(app)
  expect(await countSent()).toBe(1)
  const older = findToken(mails, 'verify-email')
  await phone.call(requestEmailVerification, {})
  expect(await countSent()).toBe(2)
  const newer = findToken(mails, 'verify-email')
  await phone.call(requestPasswordReset, { body: { email } })
  expect(await countSent()).toBe(3)
  const reset = findToken(mails, 'reset-password')
  const tryAll = (tokens: string[]) =>
    describeOutcomes(tokens.map((token) => phone.call(verifyEmail, { body: { token } })))
  expect(await tryAll([older, reset])).toEqual(['409 link_invalid', '409 link_invalid'])
  await app.visitor().call(resetPassword, { body: { token: reset, newPassword: 'lanterns in July' } })
  await phone.call(signIn, { body: { email, password: 'lanterns in July' } })
  app.clock.forward({ days: 7 })
  expect(await tryAll([newer])).toEqual(['409 link_invalid'])
})

test('without mail nothing is withheld, and nothing is sent [ACC-58]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  await phone.call(requestEmailVerification, {})
  expect(await phone.call(getUser, {})).toMatchObject({ emailVerified: false })
  expect(await app.database.db.selectFrom('verifications').selectAll().execute()).toEqual([])
})

test('a sign-in from a new device, a new API token and a new password send a mail [ACC-59, ACC-66, ACC-67]', async () => {
  const { app, mails, countSent } = await createAppWithMail()
  const phone = await signUpVisitor(app)
  expect(await countSent()).toBe(1)
  const firefox = (version: number) => `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Firefox/${version}.0`
  await signInWith(app.visitor(), firefox(150))
  expect(await countSent()).toBe(2)
  expect(decode(mails[1] ?? '')).toContain('Firefox, Linux')
  await signInWith(app.visitor(), firefox(151))
  await app.visitor().call(signIn, { body: { email, password } })
  await phone.call(createApiToken, { body: { name: 'Phone', scopes: ['read'], childIds: null, days: 30 } })
  expect(await countSent()).toBe(3)
  await phone.call(changePassword, { body: { currentPassword: password, newPassword: 'lanterns in July' } })
  expect(await countSent()).toBe(4)
  expect(subjectsOf(mails).slice(1)).toEqual([
    'A new device has signed in to your Glowjar account',
    'Someone made an access key in Glowjar',
    'The password of your Glowjar account was changed',
  ])
})
