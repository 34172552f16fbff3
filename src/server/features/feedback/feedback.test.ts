import { pino } from 'pino'
import { expect, test } from 'vitest'
import { acceptInvitation } from '#shared/families/contract.ts'
import { sendFeedback } from '#shared/feedback/contract.ts'
import { feedbackCommand } from '#server/cli/feedback.ts'
import type { Feedback, Mailer } from '#server/mail/mailer.ts'
import { createInvitationToken } from '#server/testing/accounts.ts'
import { silentMailer } from '#server/testing/silent-mailer.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'

const feedbackBody = {
  feedbackType: 'bug',
  subject: 'The jar',
  message: 'It tipped over\nand nothing was lost.',
} as const

const printFeedback = async ({ database }: TestApp) => {
  const lines: string[] = []
  await feedbackCommand([])({ database, print: (line) => void lines.push(line) })
  return lines
}

const createAppWithMailer = async (env: Record<string, string>, fails = false) => {
  const sent: [string, Feedback][] = []
  const logged: string[] = []
  const mailer: Mailer = {
    ...silentMailer,
    feedback: async (to, feedback) => {
      if (fails) throw new Error(`no post for ${to}`)
      sent.push([to, feedback])
    },
  }
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  const app = await createTestApp({ env, services: { mailer, log } })
  return { app, sent, logged, ana: await app.member() }
}

test('feedback is stored and can be listed, newest last [FBK-1, FBK-8]', async () => {
  const app = await createTestApp()
  const [ana, bob] = [await app.member(), await app.member({ name: 'Bob' })]
  expect(await printFeedback(app)).toEqual(['0 in total'])
  await ana.call(sendFeedback, { body: feedbackBody })
  app.clock.forward({ days: 1 })
  const answer = await bob.call(sendFeedback, {
    body: { feedbackType: 'feature', subject: ' Owls ', message: 'One line\rover another' },
  })
  expect(answer).toEqual({ id: expect.any(String) })
  expect(await printFeedback(app)).toEqual([
    `2026-11-20\tbug\tAna\t${ana.userId}@example.org\tThe jar`,
    '    It tipped over',
    '    and nothing was lost.',
    `2026-11-21\tfeature\tBob\t${bob.userId}@example.org\tOwls`,
    '    One line',
    '    over another',
    '2 in total',
  ])
})

test('feedback remains after its author’s account is deleted', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  await ana.call(sendFeedback, { body: feedbackBody })
  await app.database.transact((tx) => tx.deleteFrom('users').where('id', '=', ana.userId).execute())
  expect((await printFeedback(app))[0]).toBe('2026-11-20\tbug\t-\t-\tThe jar')
})

test('feedback remains when its author joins another family, also feedback sent concurrently', async () => {
  const app = await createTestApp()
  const owner = await app.member()
  let sent = 0
  for (let round = 0; round < 10; round++) {
    const luis = await app.member({ name: 'Luis' })
    await luis.call(sendFeedback, { body: feedbackBody })
    const params = { token: await createInvitationToken(owner.call) }
    const during = [1, 2, 3].map(() => luis.call(sendFeedback, { body: feedbackBody }))
    const [joined, ...ended] = await Promise.allSettled([luis.call(acceptInvitation, { params }), ...during])
    expect(joined).toMatchObject({ status: 'fulfilled', value: { id: owner.familyId } })
    const rejected = ended.filter((one) => one.status === 'rejected').map((one) => one.reason as unknown)
    for (const rejection of rejected) expect(rejection).toMatchObject({ status: 401, code: 'signed_out' })
    sent += 1 + during.length - rejected.length
    expect((await printFeedback(app)).at(-1)).toBe(`${sent} in total`)
  }
})

test('feedback of a removed member stays with the family', async () => {
  const app = await createTestApp()
  const [owner, other] = [await app.member(), await app.member()]
  const luis = await app.member({ name: 'Luis', familyId: owner.familyId })
  await luis.call(sendFeedback, { body: feedbackBody })
  await luis.call(acceptInvitation, { params: { token: await createInvitationToken(other.call) } })
  const rows = await app.database.db.selectFrom('feedback').select(['family_id', 'user_id']).execute()
  expect(rows).toEqual([{ family_id: owner.familyId, user_id: luis.userId }])
})

test('with mail configured, feedback is sent to its configured address, with its author [FBK-9]', async () => {
  const { app, sent, ana } = await createAppWithMailer({ FEEDBACK_EMAIL: 'operator@example.org' })
  await ana.call(sendFeedback, { body: feedbackBody })
  await app.runDueJobs()
  const from = { name: 'Ana', email: `${ana.userId}@example.org`, language: 'en' }
  expect(sent).toEqual([['operator@example.org', { ...feedbackBody, from }]])
})

test('feedback is mailed after its author has joined another family [FBK-9]', async () => {
  const { app, sent, ana } = await createAppWithMailer({ FEEDBACK_EMAIL: 'operator@example.org' })
  const owner = await app.member()
  await ana.call(sendFeedback, { body: feedbackBody })
  await ana.call(acceptInvitation, { params: { token: await createInvitationToken(owner.call) } })
  await app.runDueJobs()
  expect(sent).toMatchObject([['operator@example.org', feedbackBody]])
})

test('without a configured address, feedback is stored and not sent', async () => {
  const { app, sent, ana } = await createAppWithMailer({})
  await ana.call(sendFeedback, { body: feedbackBody })
  expect(await app.runDueJobs()).toBe(0)
  expect([sent, (await printFeedback(app)).at(-1)]).toEqual([[], '1 in total'])
})

test('a failed mail does not change the response, and the log contains no names [FBK-10]', async () => {
  const { app, logged, ana } = await createAppWithMailer({ FEEDBACK_EMAIL: 'operator@example.org' }, true)
  expect(await ana.call(sendFeedback, { body: feedbackBody })).toEqual({ id: expect.any(String) })
  expect((await printFeedback(app)).at(-1)).toBe('1 in total')
  expect(logged).toEqual([])
  await app.runDueJobs()
  expect(logged.join()).toContain('a mail was not sent')
  expect(logged.join()).not.toMatch(/operator|example|tipped/)
})

test('rejects an invalid feedback address at startup', async () => {
  await expect(createTestApp({ env: { FEEDBACK_EMAIL: 'the operator' } })).rejects.toThrow(
    'FEEDBACK_EMAIL must be an e-mail address',
  )
})

test('a session may send feedback five times an hour [LIM-7]', async () => {
  const app = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const ana = await app.member()
  for (let n = 0; n < 5; n++) await ana.call(sendFeedback, { body: feedbackBody })
  await expect(ana.call(sendFeedback, { body: feedbackBody })).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
  })
  expect((await printFeedback(app)).at(-1)).toBe('5 in total')
})
