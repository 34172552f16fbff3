import { expect, onTestFinished, test } from 'vitest'
import { deleteUser, signOut } from '#shared/auth/contract.ts'
import { editFamily, removeMember } from '#shared/families/contract.ts'
import { readChatEvents, sendChatMessage } from '#server/testing/chat.ts'
import { createChild } from '#server/testing/factories.ts'
import { formatTextDelta, startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { createTestApp, type Member } from '#server/testing/harness.ts'
import { startCalls } from '#server/testing/rate-limits.ts'

/** Creates an app whose model never finishes, with two members of a family. */
const createAppWithEndlessModel = async () => {
  const model = await startFakeModelServer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => response.write(formatTextDelta('And so it goes on. ')), 20)
    response.once('close', () => clearInterval(timer))
  })
  const app = await createTestApp({ env: { AI_BASE_URL: model.url, AI_MODEL: 'small' } })
  const ana = await app.member()
  const luis = await app.member({ familyId: ana.familyId })
  const { id: childId } = await createChild(ana.call)
  await ana.call(editFamily, { body: { usesModel: true } })
  return { model, ana, luis, childId }
}

const endings: Record<string, (ana: Member, luis: Member) => Promise<unknown>> = {
  'when the member is removed': (ana, luis) => ana.call(removeMember, { params: { id: luis.userId } }),
  'when the session ends': (_, luis) => luis.call(signOut, {}),
  'when the account is deleted': (_, luis) => luis.call(deleteUser, {}),
}

test.for(Object.entries(endings))('an open answer stream ends %s [LIM-17]', async ([, end]) => {
  const { model, ana, luis, childId } = await createAppWithEndlessModel()
  const question = { childId, message: 'Mia will not brush her teeth' }
  const response = await sendChatMessage(luis, question)
  const other = await sendChatMessage(ana, question)
  const events = readChatEvents(response)
  await end(ana, luis)
  expect((await events).at(-1)).toEqual({ error: 'signed_out' })
  await expect.poll(() => model.endings).toEqual(['aborted'])
  await other.body?.cancel()
})

const createLimitedApp = async () => {
  const app = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const ana = await app.member()
  const { id: childId } = await createChild(ana.call)
  const open: Response[] = []
  onTestFinished(async () => {
    for (const { body } of open) await body?.cancel()
  })
  const openStream = async (by: Pick<Member, 'send'>) => {
    const response = await sendChatMessage({ ...ana, ...by }, { childId })
    if (response.status === 200) open.push(response)
    return response
  }
  return { app, ana, open, openStream }
}

test('a user has at most four open answer streams, over all sessions [LIM-18]', async () => {
  const { app, ana, open, openStream } = await createLimitedApp()
  const tablet = await app.session(ana.userId)
  const responses = await Promise.all(startCalls(7, (n) => openStream(n % 2 ? ana : tablet)))
  const rejected = responses.filter(({ status }) => status === 429)
  expect([open.length, rejected.length]).toEqual([4, 3])
  expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  await open.pop()?.body?.cancel()
  expect((await openStream(ana)).status).toBe(200)
  expect((await openStream(ana)).status).toBe(429)
})

test('64 answer streams are open at most [LIM-18]', async () => {
  const { app, ana, open, openStream } = await createLimitedApp()
  const members = await Promise.all(startCalls(16, () => app.member({ familyId: ana.familyId })))
  await Promise.all(members.flatMap((by) => startCalls(4, () => openStream(by))))
  expect(open).toHaveLength(64)
  expect((await openStream(ana)).status).toBe(429)
  await open.pop()?.body?.cancel()
  expect((await openStream(ana)).status).toBe(200)
})

test('a question that is rejected opens no stream [LIM-18]', async () => {
  const { ana, openStream } = await createLimitedApp()
  for (let n = 0; n < 6; n++) {
    const response = await sendChatMessage(ana, { childId: crypto.randomUUID() })
    expect(response.status).toBe(404)
  }
  expect((await openStream(ana)).status).toBe(200)
})
