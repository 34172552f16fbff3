import { pino } from 'pino'
import { expect, test } from 'vitest'
import { deleteUser, requestEmailVerification, requestPasswordReset, verifyEmail } from '#shared/auth/contract.ts'
import { secondMs } from '#shared/time/duration.ts'
import { signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { silentMailer } from '#server/testing/silent-mailer.ts'
import { startSmtpServer } from '#server/testing/smtp-server.ts'
import { createMailer, type Mailer } from './mailer.ts'

const email = 'ana@example.org'

/** Creates an app with Ana and a mail server, which gives `replies` instead of success. */
const createAppWithServer = async (replies: Record<string, string> = {}) => {
  const { url, mails } = await startSmtpServer(replies)
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  const mailer = createMailer({ url, from: 'glowjar@example.org' })
  const app = await createTestApp({ services: { mailer, log } })
  return { app, ana: await signUpVisitor(app, email), mails, logged }
}

/** Creates an app whose mails fail while `server.isDown`. Returns what was sent, and the links of all attempts. */
const createAppWithLinks = async () => {
  const server = { isDown: false }
  const sent: string[] = []
  const links: string[] = []
  const send = (kind: string) => async (_: unknown, link: string) => {
    links.push(link)
    if (server.isDown) throw new Error(`no post for ${email}`)
    sent.push(kind)
  }
  const mailer: Mailer = {
    ...silentMailer,
    passwordReset: send('passwordReset'),
    emailVerification: send('emailVerification'),
  }
  const app = await createTestApp({ services: { mailer } })
  const ana = await signUpVisitor(app, email)
  await app.runDueJobs()
  return { app, ana, mailer, server, sent, links }
}

const requestReset = (app: TestApp, address = email) =>
  app.visitor().call(requestPasswordReset, { body: { email: address } })

const listJobs = ({ database }: TestApp) => database.db.selectFrom('jobs').selectAll().execute()

const runForHours = async (app: TestApp, hours: number) => {
  for (let minute = 0; minute < hours * 60; minute++) {
    app.clock.forward({ minutes: 1 })
    await app.runDueJobs()
  }
}

test('a mail that the server does not take arrives once when it does; the log names nobody [RUN-32, SEC-9]', async () => {
  const replies: Record<string, string> = { MAIL: '421 closed' }
  const { app, mails, logged } = await createAppWithServer(replies)
  await runForHours(app, 20)
  expect([mails, (await listJobs(app)).length]).toEqual([[], 1])
  delete replies['MAIL']
  await runForHours(app, 2)
  expect([mails.length, await listJobs(app)]).toEqual([1, []])
  expect(logged.length).toBeGreaterThan(20)
  for (const line of logged) expect(line).toContain('"a mail was not sent"')
  expect(logged.join()).not.toMatch(/example|Ana|token/)
})

test('a mail is given up after 24 hours, and one with a link for a new password after one hour [RUN-32]', async () => {
  const { app, logged } = await createAppWithServer({ MAIL: '421 closed' })
  await requestReset(app)
  const countAfter = async (hours: number) => {
    await runForHours(app, hours)
    return (await listJobs(app)).length
  }
  expect([await countAfter(0.9), await countAfter(0.2), await countAfter(22), await countAfter(1)]).toEqual([
    2, 1, 1, 0,
  ])
  expect(logged.filter((line) => line.includes('"a mail was given up"'))).toHaveLength(2)
})

test('a mail that has waited too long while the app was stopped is not sent [RUN-32]', async () => {
  const { app, mails, logged } = await createAppWithServer()
  app.clock.forward({ hours: 25 })
  await app.runDueJobs()
  expect([mails, await listJobs(app)]).toEqual([[], []])
  expect(logged.join()).toContain('"a mail was given up"')
})

test('a mail whose recipient the server rejects is given up at once, but not one that it asks to repeat [RUN-32]', async () => {
  const replies = { RCPT: '450 come back later' }
  const { app } = await createAppWithServer(replies)
  await app.runDueJobs()
  expect(await listJobs(app)).toHaveLength(1)
  replies.RCPT = '550 nobody has this name'
  app.clock.forward({ minutes: 1 })
  await app.runDueJobs()
  expect(await listJobs(app)).toEqual([])
})

test('a mail whose server takes too long over it is tried again after a pause [RUN-32]', async () => {
  const office = await startSmtpServer({ MAIL: '250-wait' })
  const mailer = createMailer({ url: office.url, from: 'glowjar@example.org' }, undefined, 100)
  const app = await createTestApp({ services: { mailer } })
  await signUpVisitor(app, email)
  const startedAt = performance.now()
  expect(await app.runDueJobs()).toBe(1)
  expect(performance.now() - startedAt).toBeLessThan(5 * secondMs)
  expect(await listJobs(app)).toMatchObject([{ attempts: 1, due_at: '2026-11-20T10:00:10.000Z' }])
})

test('a process that starts later sends what another one has queued, and several send each mail once [RUN-32]', async () => {
  const { app, mailer, sent } = await createAppWithLinks()
  sent.splice(0)
  const addresses = Array.from({ length: 15 }, (_, n) => `user${n}@example.org`)
  for (const address of addresses) await signUpVisitor(app, address)
  const others = await Promise.all(
    [1, 2].map(() => createTestApp({ services: { mailer }, wrapDatabase: () => app.database })),
  )
  while ((await Promise.all(others.map((other) => other.runDueJobs()))).some((count) => count > 0));
  expect(sent).toHaveLength(addresses.length)
})

test('each attempt makes a link of its own, of which the last one works; the database contains none [RUN-33, ACC-58]', async () => {
  const { app, ana, server, links } = await createAppWithLinks()
  server.isDown = true
  await ana.call(requestEmailVerification, {})
  await requestReset(app)
  await app.runDueJobs()
  server.isDown = false
  app.clock.forward({ minutes: 1 })
  const tokens = () => links.map((link) => new URL(link).searchParams.get('token') ?? '')
  const stored = JSON.stringify([
    await listJobs(app),
    await app.database.db.selectFrom('verifications').selectAll().execute(),
  ])
  expect(tokens()).toHaveLength(3)
  for (const token of tokens()) expect(stored).not.toContain(token)
  await app.runDueJobs()
  expect(new Set(tokens()).size).toBe(5)
  const ofAddress = links.filter((link) => link.includes('verify-email'))
  const token = new URL(ofAddress.at(-1) ?? '').searchParams.get('token') ?? ''
  await ana.call(verifyEmail, { body: { token } })
})

test('a deleted account gets no mail that waited [RUN-33]', async () => {
  const { app, ana, sent } = await createAppWithLinks()
  await ana.call(requestEmailVerification, {})
  await requestReset(app)
  await ana.call(deleteUser, {})
  expect((await listJobs(app)).map(({ user_id: userId }) => userId)).toEqual([null])
  await app.runDueJobs()
  expect([sent, await listJobs(app)]).toEqual([['emailVerification'], []])
})

test('an account without a family gets its mails [RUN-33]', async () => {
  const { app, ana, sent } = await createAppWithLinks()
  await app.database.transact((tx) => tx.deleteFrom('members').where('user_id', '=', ana.userId).execute())
  await requestReset(app)
  await app.runDueJobs()
  expect(sent).toEqual(['emailVerification', 'passwordReset'])
})

test('without mail nothing is queued, also for an unknown address [RUN-33]', async () => {
  const app = await createTestApp()
  await signUpVisitor(app, email)
  await requestReset(app)
  await requestReset(app, 'nobody@example.org')
  expect(await listJobs(app)).toEqual([])
})

test('the queue holds the same for a known and an unknown address [ACC-14]', async () => {
  const { app, sent } = await createAppWithLinks()
  await requestReset(app)
  await requestReset(app, 'nobody@example.org')
  const rows = await listJobs(app)
  expect(rows.map(({ key: _, payload, ...row }) => ({ ...row, payload: payload.replace(/[^"]*@/, '') }))).toEqual(
    Array.from({ length: 2 }, () => ({
      kind: 'mail',
      family_id: null,
      user_id: null,
      attempts: 0,
      due_at: '2026-11-20T10:00:00.000Z',
      created_at: '2026-11-20T10:00:00.000Z',
      payload: '{"kind":"passwordReset","email":"example.org"}',
    })),
  )
  await app.runDueJobs()
  expect([sent, await listJobs(app)]).toEqual([['emailVerification', 'passwordReset'], []])
})
