import { expect, test } from 'vitest'
import { requestPasswordReset } from '#shared/auth/contract.ts'
import { signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { silentMailer } from '#server/testing/silent-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createMailQueue } from './queue.ts'

/** Creates an app with mail. `sent` lists the addresses to which reset links were mailed. */
const createAppWithMail = async (send: (email: string) => Promise<void> = async () => undefined) => {
  const sent: string[] = []
  const mailer: Mailer = {
    ...silentMailer,
    passwordReset: async ({ email }) => {
      await send(email)
      sent.push(email)
    },
  }
  return { app: await createTestApp({ services: { mailer } }), mailer, sent }
}

const queueRequests = ({ database, clock }: TestApp, emails: readonly string[]) =>
  database.transact(async (tx) => {
    for (const email of emails) await createMailQueue(true).enqueue(tx, { kind: 'passwordReset', email }, clock.now())
  })

const listAddresses = (count: number, of: string) => Array.from({ length: count }, (_, n) => `${of}${n}@example.org`)

const listJobs = ({ database }: TestApp) => database.db.selectFrom('jobs').selectAll().execute()

test('a thousand requests for addresses without an account hold up the mail of an account by no run [ACC-14]', async () => {
  const { app, sent } = await createAppWithMail()
  await signUpVisitor(app, 'ana@example.org')
  await app.runDueJobs()
  await queueRequests(app, listAddresses(999, 'nobody'))
  await app.visitor().call(requestPasswordReset, { body: { email: 'ana@example.org' } })
  expect(await app.runDueJobs()).toBe(1)
  expect([sent, await listJobs(app)]).toEqual([['ana@example.org'], []])
})

test('links for one account that the mail server takes slowly hold up those for no other [ACC-14]', async () => {
  const slow = Promise.withResolvers<void>()
  const begun: string[] = []
  const { app, sent } = await createAppWithMail(async (email) => {
    begun.push(email)
    if (email.startsWith('ana')) await slow.promise
  })
  for (const name of ['ana', 'luis']) await signUpVisitor(app, `${name}@example.org`)
  await app.runDueJobs()
  await queueRequests(
    app,
    Array.from({ length: 20 }, () => 'ana@example.org'),
  )
  const run = app.runDueJobs()
  await expect.poll(() => begun).toHaveLength(2)
  await queueRequests(app, ['luis@example.org'])
  await expect.poll(() => app.runDueJobs()).toBe(1)
  expect(sent).toEqual(['luis@example.org'])
  slow.resolve()
  await run
})

test('processes that look at once send one link for each request [ACC-14, RUN-32]', async () => {
  const { app, mailer, sent } = await createAppWithMail()
  const addresses = listAddresses(15, 'user')
  for (const address of addresses) await signUpVisitor(app, address)
  await app.runDueJobs()
  await queueRequests(app, [...addresses, ...listAddresses(15, 'nobody')])
  const others = await Promise.all(
    [1, 2, 3].map(() => createTestApp({ services: { mailer }, wrapDatabase: () => app.database })),
  )
  await Promise.all(others.map((other) => other.runDueJobs()))
  while ((await app.runDueJobs()) > 0);
  expect(sent.toSorted()).toEqual(addresses.toSorted())
  expect(await listJobs(app)).toEqual([])
})

test('a request that waits for its next attempt keeps its account [ACC-14]', async () => {
  const server = { isDown: true }
  const { app, sent } = await createAppWithMail(async () => {
    if (server.isDown) throw new Error('the mail server is closed')
  })
  const ana = await signUpVisitor(app, 'ana@example.org')
  await app.runDueJobs()
  await queueRequests(app, ['ana@example.org'])
  await app.runDueJobs()
  expect(await listJobs(app)).toMatchObject([{ user_id: ana.userId, attempts: 1 }])
  server.isDown = false
  app.clock.forward({ minutes: 1 })
  await app.runDueJobs()
  expect([sent, await listJobs(app)]).toEqual([['ana@example.org'], []])
})
