import { expect, test } from 'vitest'
import { deleteUser, requestEmailVerification, requestPasswordReset } from '#shared/auth/contract.ts'
import { createApiToken } from '#shared/tokens/contract.ts'
import { userCommand } from '#server/cli/user.ts'
import { toIso } from '#server/ids.ts'
import { createFamilyEventRecorder } from '#server/ledger/family-events.ts'
import { signUpVisitor } from '#server/testing/accounts.ts'
import { captureCliOutput } from '#server/testing/cli-import.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { silentMailer } from '#server/testing/silent-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createMailQueue } from './queue.ts'
import type { Recipient } from './recipient.ts'

const email = 'ana@example.org'

/** Creates an app with mail. `sent` lists the mails: kind, name and whether it was the last one of the day. */
const createAppWithMail = async (env: Record<string, string> = {}) => {
  const sent: string[] = []
  const server = { isDown: false }
  const record = async (kind: string, { name, email: to }: Recipient, isLast: boolean) => {
    if (server.isDown) throw new Error('the mail server is closed')
    sent.push([kind, to, name, ...(isLast ? ['last'] : [])].join(' | '))
  }
  const mailer: Mailer = {
    ...silentMailer,
    passwordReset: (to) => record('reset', to, false),
    emailVerification: (to) => record('verification', to, false),
    security: (to, _notice, _device, isLast) => record('account', to, isLast),
    familyEvent: (to, _event, isLast) => record('family', to, isLast),
  }
  const app = await createTestApp({ env, services: { mailer } })
  const sendAll = async () => {
    while ((await app.runDueJobs()) > 0);
    return sent.splice(0)
  }
  return { app, server, sendAll }
}

const verifyAddress = ({ database, clock }: TestApp, address: string) =>
  database.transact((tx) =>
    tx
      .updateTable('users')
      .set({ email_verified_at: toIso(clock.now()) })
      .where('email', '=', address)
      .execute(),
  )

const createToken = { body: { name: 'Phone', scopes: ['read' as const], childIds: null, days: 30 } }

test('mails to an address contain a name only once it is verified [ACC-67]', async () => {
  const { app, sendAll } = await createAppWithMail()
  const ana = await signUpVisitor(app, email)
  const sendEach = async () => {
    await ana.call(requestPasswordReset, { body: { email } })
    await ana.call(createApiToken, createToken)
    return (await sendAll()).toSorted()
  }
  expect(await sendEach()).toEqual([`family | ${email} | `, `reset | ${email} | `, `verification | ${email} | `])
  await verifyAddress(app, email)
  expect(await sendEach()).toEqual([`family | ${email} | Ana`, `reset | ${email} | Ana`])
})

test('a disabled account gets no mail, also none that waited [RUN-33]', async () => {
  const { app, sendAll } = await createAppWithMail()
  const ana = await signUpVisitor(app, email)
  await ana.call(createApiToken, createToken)
  await ana.call(requestPasswordReset, { body: { email } })
  await captureCliOutput(userCommand, app, 'disable', email)
  const mail = { kind: 'security', userId: ana.userId, notice: 'second_factor_reset', userAgent: undefined } as const
  await app.database.transact((tx) => createMailQueue(true).enqueue(tx, mail, app.clock.now()))
  expect(await sendAll()).toEqual([])
  expect(await app.database.db.selectFrom('jobs').select('key').execute()).toEqual([])
})

/** Queues `count` notices about the account of a member, and as many about events of the family, in turn. */
const queueNotices = async ({ database, clock }: TestApp, by: { userId: string; familyId: string }, count: number) => {
  const { userId, familyId } = by
  const mails = createMailQueue(true)
  const record = createFamilyEventRecorder(mails)
  await database.transact(async (tx) => {
    for (let n = 0; n < count; n++) {
      const mail = { kind: 'security', userId, notice: 'new_device', userAgent: undefined } as const
      await mails.enqueue(tx, mail, clock.now())
      await record(tx, { familyId, userId, kind: 'exported' }, clock.now())
    }
  })
}

test('a user gets 20 notices a day about the account and 20 about the family, an unverified address 3; the last ones say so [LIM-19]', async () => {
  const { app, sendAll } = await createAppWithMail({ RATE_LIMITS: 'on' })
  const ana = await app.member({ name: 'Ana' })
  await verifyAddress(app, `${ana.userId}@example.org`)
  const luis = await app.member({ name: 'Luis', familyId: ana.familyId })
  await queueNotices(app, ana, 24)
  const sent = await sendAll()
  for (const kind of ['account', 'family']) {
    const ofAna = sent.filter((mail) => mail.startsWith(kind) && mail.includes(ana.userId))
    expect(ofAna).toHaveLength(20)
    expect(ofAna.filter((mail) => mail.endsWith(' | last'))).not.toEqual([])
    expect(ofAna.slice(0, 18).filter((mail) => mail.endsWith(' | last'))).toEqual([])
  }
  const ofLuis = sent.filter((mail) => mail.includes(luis.userId))
  expect(ofLuis).toHaveLength(3)
  expect(ofLuis.filter((mail) => mail.endsWith(' |  | last'))).toHaveLength(1)
  await queueNotices(app, ana, 4)
  expect(await sendAll()).toEqual([])
})

test('a notice that could not be sent is not counted [LIM-19]', async () => {
  const { app, server, sendAll } = await createAppWithMail({ RATE_LIMITS: 'on' })
  const ana = await app.member({ name: 'Ana' })
  server.isDown = true
  await queueNotices(app, ana, 1)
  for (let attempt = 0; attempt < 5; attempt++) {
    await sendAll()
    app.clock.forward({ hours: 1 })
  }
  server.isDown = false
  expect(await sendAll()).toHaveLength(2)
})

test('an address gets 5 mails a day that verify it, however often an account is made with it [LIM-20]', async () => {
  const { app, sendAll } = await createAppWithMail({ RATE_LIMITS: 'on', SIGNUP: 'open' })
  for (let round = 0; round < 3; round++) {
    const stranger = await signUpVisitor(app, email)
    await stranger.call(deleteUser, {})
  }
  const ana = await signUpVisitor(app, email)
  const request = () => ana.call(requestEmailVerification, {})
  expect(await describeOutcomes([request()])).toEqual(['done'])
  expect(await describeOutcomes([request()])).toEqual(['429 too_many_requests'])
  expect(await sendAll()).toHaveLength(2)
  await ana.call(deleteUser, {})
  await signUpVisitor(app, email)
  expect(await sendAll()).toEqual([])
})
