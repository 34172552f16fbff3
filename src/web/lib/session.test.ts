import { afterEach, expect, test, vi } from 'vitest'
import { userFixture } from '#web/testing/fixtures.ts'
import { createQueryClient } from './query.ts'
import { sessionQuery } from './session.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('requests the session once in five minutes, and not again after a failure [CON-16, STT-1]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let requestCount = 0
  vi.stubGlobal('fetch', async () => {
    requestCount += 1
    return Response.json(userFixture())
  })
  const client = createQueryClient()
  const readSession = () => client.query(sessionQuery)
  expect(await readSession()).toMatchObject({ name: 'Ana' })
  vi.setSystemTime(Date.now() + 299_000)
  await readSession()
  expect(requestCount).toBe(1)
  vi.setSystemTime(Date.now() + 2000)
  await readSession()
  expect(requestCount).toBe(2)
  vi.stubGlobal('fetch', async () => {
    requestCount += 1
    return new Response('', { status: 503 })
  })
  client.clear()
  await expect(readSession()).rejects.toMatchObject({ status: 503 })
  expect(requestCount).toBe(3)
})

test('a 401 means signed out, and is no error', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'signed_out' }, { status: 401 }))
  expect(await createQueryClient().query(sessionQuery)).toBeNull()
})
