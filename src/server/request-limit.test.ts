import { expect, test } from 'vitest'
import { streamChat } from '#shared/assistant/contract.ts'
import { getUser } from '#shared/auth/contract.ts'
import { exportFamily } from '#shared/export/contract.ts'
import { sendFeedback } from '#shared/feedback/contract.ts'
import type { TestClient } from '#server/testing/harness.ts'
import { collectErrorCodes, countOccurrencesOf, createRateLimitedApp, startCalls } from '#server/testing/rate-limits.ts'

test('limits a user to 600 reads a minute, over all sessions and separately from other users [LIM-6]', async () => {
  const app = await createRateLimitedApp()
  const phone = await app.member()
  const tablet = await app.session(phone.userId)
  const ended = await collectErrorCodes(startCalls(610, (n) => (n % 2 ? phone : tablet).call(getUser, {})))
  expect(countOccurrencesOf(ended, 'done')).toBe(600)
  expect(countOccurrencesOf(ended, 'too_many_requests')).toBe(10)
  const other = await app.member({ familyId: phone.familyId })
  await other.call(getUser, {})
})

test('limits a user to 300 writes a minute, over all sessions and separately from reads [LIM-6]', async () => {
  const app = await createRateLimitedApp()
  const phone = await app.member()
  const tablet = await app.session(phone.userId)
  const write = (by: TestClient) =>
    by.send('/api/children', { method: 'POST', headers: { 'content-type': 'text/plain' } })
  const statuses = (await Promise.all(startCalls(305, (n) => write(n % 2 ? phone : tablet)))).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await phone.call(getUser, {})).toMatchObject({ name: 'Ana' })
})

test('the chat accepts 20 messages a minute and feedback 5 an hour from a user, over all sessions [LIM-7]', async () => {
  const app = await createRateLimitedApp()
  const phone = await app.member()
  const tablet = await app.session(phone.userId)
  const countAccepted = async (path: string) => {
    const post = (n: number) => (n % 2 ? phone : tablet).send(path, { method: 'POST' })
    const statuses = (await Promise.all(startCalls(30, post))).map(({ status }) => status)
    return statuses.filter((status) => status !== 429).length
  }
  expect(await countAccepted(streamChat.path)).toBe(20)
  expect(await countAccepted(sendFeedback.path)).toBe(5)
})

test('a family can export 6 times an hour, over all members and sessions [LIM-15]', async () => {
  const app = await createRateLimitedApp()
  const ana = await app.member()
  const luis = await app.member({ familyId: ana.familyId })
  const tablet = await app.session(ana.userId)
  const ended = await collectErrorCodes(
    startCalls(9, (n) => ([ana, luis, tablet][n % 3] ?? ana).call(exportFamily, {})),
  )
  expect(countOccurrencesOf(ended, 'done')).toBe(6)
  const other = await app.member()
  await other.call(exportFamily, {})
})
