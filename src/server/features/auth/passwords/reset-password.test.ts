import { expect, test } from 'vitest'
import { changePassword, getUser, requestPasswordReset, resetPassword, signIn } from '#shared/auth/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import { countRepetitions, waitForBlocked } from '#server/testing/blocked-transactions.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { silentMailer } from '#server/testing/silent-mailer.ts'
import { describeOutcome } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { findTimingDifference } from '#server/testing/timing-difference.ts'
import { createResetLink, findResetLink } from './reset-password.ts'

const email = 'ana@example.org'
const newPassword = 'lanterns in July'

interface SentMail {
  email: string
  language: Locale
  token: string
}

/** Creates a mailer that records the mails it is given. */
const createRecordingMailer = () => {
  const sent: SentMail[] = []
  const mailer: Mailer = {
    ...silentMailer,
    async passwordReset(to, link) {
      const url = new URL(link)
      expect(`${url.origin}${url.pathname}`).toBe('http://localhost:3000/reset-password')
      sent.push({ email: to.email, language: to.language, token: url.searchParams.get('token') ?? '' })
    },
  }
  return { mailer, sent }
}

const createAppWithMailer = async () => {
  const office = createRecordingMailer()
  const app = await createTestApp({ services: { mailer: office.mailer } })
  const phone = await signUpVisitor(app)
  const requestMailedLink = async () => {
    await app.visitor().call(requestPasswordReset, { body: { email } })
    await app.runDueJobs()
    return office.sent.at(-1)?.token ?? ''
  }
  return { ...office, app, phone, requestMailedLink }
}

test('a mailed link sets a new password once and ends all sessions [ACC-15, ACC-44, ACC-45]', async () => {
  const { app, phone, requestMailedLink } = await createAppWithMailer()
  const token = await requestMailedLink()
  const visitor = app.visitor()
  await visitor.call(resetPassword, { body: { token, newPassword } })
  await expect(phone.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  await expect(visitor.call(signIn, { body: { email, password } })).rejects.toMatchObject({ code: 'wrong_credentials' })
  await visitor.call(signIn, { body: { email, password: newPassword } })
  await expect(visitor.call(resetPassword, { body: { token, newPassword } })).rejects.toMatchObject({
    status: 409,
    code: 'link_invalid',
  })
})

test('of several links created concurrently one is valid', async () => {
  const { app, phone } = await createAppWithMailer()
  const of = { userId: phone.userId, baseUrl: 'http://localhost:3000', delivery: 'mailed' } as const
  const makeOne = () => app.database.transact((tx) => createResetLink(tx, of, app.clock.now()))
  const links = await Promise.all(Array.from({ length: 20 }, makeOne))
  const tokens = links.map((link) => new URL(link).searchParams.get('token') ?? '')
  const good = await Promise.all(tokens.map((token) => findResetLink(app.database.db, token, app.clock.now())))
  expect(good.filter(Boolean)).toEqual([{ userId: phone.userId, delivery: 'mailed' }])
})

test('of several concurrent uses of a link one sets the password', async () => {
  const { app, requestMailedLink } = await createAppWithMailer()
  const token = await requestMailedLink()
  const settled = await Promise.allSettled(
    Array.from({ length: 5 }, (_, n) =>
      app.visitor().call(resetPassword, { body: { token, newPassword: `${newPassword} ${n}` } }),
    ),
  )
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('setting a new password while the link is replaced runs into no deadlock [ACC-47]', async () => {
  const { counts, wrapDatabase } = countRepetitions()
  const app = await createTestApp({ wrapDatabase })
  const { userId } = await signUpVisitor(app)
  const of = { userId, baseUrl: 'http://localhost:3000', delivery: 'mailed' } as const
  const link = await app.database.transact((tx) => createResetLink(tx, of, app.clock.now()))
  const token = new URL(link).searchParams.get('token') ?? ''
  const sent: Promise<string>[] = []
  await app.database.transact(async (tx) => {
    await lockUser(tx, userId, app.clock.now())
    sent.push(describeOutcome(app.visitor().call(resetPassword, { body: { token, newPassword } })))
    await waitForBlocked(app, 1)
    await createResetLink(tx, of, app.clock.now())
  })
  expect(await Promise.all(sent)).toEqual(['409 link_invalid'])
  expect(counts.repeated).toBe(0)
})

test('a mailed link expires after an hour [ACC-45, ACC-47]', async () => {
  const { app, requestMailedLink } = await createAppWithMailer()
  const token = await requestMailedLink()
  app.clock.forward({ minutes: 60 })
  await expect(app.visitor().call(resetPassword, { body: { token, newPassword } })).rejects.toMatchObject({
    code: 'link_invalid',
  })
})

test('a newer link or a password change invalidates an older link [ACC-47]', async () => {
  const { app, phone, requestMailedLink } = await createAppWithMailer()
  const older = await requestMailedLink()
  const newer = await requestMailedLink()
  const use = (token: string) => app.visitor().call(resetPassword, { body: { token, newPassword } })
  await expect(use(older)).rejects.toMatchObject({ code: 'link_invalid' })
  await phone.call(changePassword, { body: { currentPassword: password, newPassword } })
  await expect(use(newer)).rejects.toMatchObject({ code: 'link_invalid' })
})

test('rejects a common password, and the link stays valid [ACC-46]', async () => {
  const { app, requestMailedLink } = await createAppWithMailer()
  const token = await requestMailedLink()
  const visitor = app.visitor()
  await expect(visitor.call(resetPassword, { body: { token, newPassword: 'password1' } })).rejects.toMatchObject({
    errors: [{ path: 'newPassword', code: 'password_guessable' }],
  })
  await visitor.call(resetPassword, { body: { token, newPassword } })
})

test('known and unknown addresses get the same response, with and without mail [ACC-14]', async () => {
  const { app, sent } = await createAppWithMailer()
  const without = await createTestApp()
  await signUpVisitor(without)
  const requestReset = async (on: typeof app, address: string) => {
    const response = await on.visitor().send('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address }),
    })
    const headers = [...response.headers].filter(([key]) => key !== 'x-request-id')
    return { status: response.status, headers, text: await response.text() }
  }
  const known = await requestReset(app, email)
  expect(known).toMatchObject({ status: 204, text: '' })
  expect(await requestReset(app, 'nobody@example.org')).toEqual(known)
  expect(await requestReset(without, email)).toEqual(known)
  expect(sent).toEqual([])
  await app.runDueJobs()
  expect(sent).toEqual([{ email, language: 'en', token: expect.any(String) }])
})

test('a reset request takes as long for a known address as for an unknown one', async ({ task }) => {
  const { app, sent } = await createAppWithMailer()
  const seen = new Set<string>()
  let expectedMails = 0
  const requestLink = (address: string) => async () => {
    if (address === email) expectedMails++
    const response = await app.visitor().send('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address }),
    })
    const headers = [...response.headers].filter(([key]) => key !== 'x-request-id')
    seen.add(JSON.stringify([response.status, headers, await response.text()]))
  }
  const rounds = sampleSize(5, 500)
  const difference = await findTimingDifference(rounds, requestLink(email), requestLink('nobody@example.org'))
  const wrong = seen.size - 1 + (difference === null ? 0 : 1)
  reportCheck({ task }, { check: 'T23', what: 'links requested, known and unknown', count: 2 * rounds, wrong })
  expect([...seen]).toHaveLength(1)
  expect(difference).toBeNull()
  while ((await app.runDueJobs()) > 0);
  expect(sent).toHaveLength(expectedMails)
})

test('only the hash of a link is stored', async () => {
  const { app, requestMailedLink } = await createAppWithMailer()
  const token = await requestMailedLink()
  const rows = await app.database.db.selectFrom('verifications').selectAll().execute()
  expect(rows.filter(({ identifier }) => identifier.startsWith('password-reset:'))).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})
