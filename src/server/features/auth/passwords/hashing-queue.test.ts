import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { getUser, signUp } from '#shared/auth/contract.ts'
import { createSignUpBody, password, signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { attemptSignIn, collectErrorCodes, countOccurrencesOf, email, startCalls } from '#server/testing/rate-limits.ts'
import { createHashingQueue } from './hashing-queue.ts'
import { threadCount } from './hashing-threads.ts'
import { createPasswordHasher } from './password-hashing.ts'

// Some 20 ms: cheaper hashes would be done before the next request has arrived.
const slowCost = { memoryKib: 4096, passes: 4, lanes: 1 }

const createAppWithSlowHashes = async () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const app = await createTestApp({ services: { passwordCost: slowCost, log } })
  return { app, lines }
}

const postSignIn = (app: TestApp) =>
  app.visitor().send('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'wrong one' }),
  })

test('of 200 concurrent sign-ins some are checked, the others get 429 with Retry-After [LIM-12, ANS-13]', async () => {
  const { app, lines } = await createAppWithSlowHashes()
  await signUpVisitor(app)
  const responses = await Promise.all(startCalls(200, () => postSignIn(app)))
  const busy = responses.filter(({ status }) => status === 429)
  expect(responses.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(threadCount + 32)
  expect(busy.length).toBeGreaterThan(0)
  for (const response of busy) {
    const { code, facts } = (await response.json()) as { code: string; facts: object }
    const wait = Number(response.headers.get('retry-after'))
    expect([code, facts]).toEqual(['busy', { seconds: wait }])
    expect(wait).toBeGreaterThanOrEqual(1)
  }
  expect(lines.filter((line) => line.includes('"code":"busy"'))).toHaveLength(busy.length)
  expect(lines.filter((line) => line.includes('storage'))).toEqual([])
  expect(await attemptSignIn(app, { with: password })).toMatchObject({ email })
})

test('sign-ins beyond the queue do not count as failures [LIM-12]', async () => {
  const app = await createTestApp({ env: { RATE_LIMITS: 'on' }, services: { passwordCost: slowCost } })
  await signUpVisitor(app)
  const others = collectErrorCodes(
    startCalls(100, (n) => attemptSignIn(app, { as: `user${n}@example.org`, from: `198.51.100.${n}` })),
  )
  const own = await collectErrorCodes(startCalls(50, () => attemptSignIn(app, { with: password })))
  expect(countOccurrencesOf(own, 'busy')).toBeGreaterThan(10)
  await others
  expect(await attemptSignIn(app, { with: password })).toMatchObject({ email })
})

const lastSignUp = (app: TestApp) => app.database.db.selectFrom('users').select('id').executeTakeFirst()

test('the passwords of requests that have gone are not hashed [LIM-12]', async () => {
  const { app } = await createAppWithSlowHashes()
  const gone = new AbortController()
  const signUps = startCalls(30, (n) =>
    app.visitor().send(signUp.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...createSignUpBody(`user${n}@example.org`), password }),
      signal: gone.signal,
    }),
  )
  await expect.poll(() => lastSignUp(app)).not.toBeUndefined()
  gone.abort()
  await Promise.all(signUps)
  const users = await app.database.db.selectFrom('users').select('id').execute()
  expect(users.length).toBeLessThan(30)
  expect(await (await signUpVisitor(app)).call(getUser, {})).toMatchObject({ email })
})

test('a hash that waits too long is given up [LIM-12]', async () => {
  const queue = createHashingQueue(slowCost, 5)
  const { signal } = new AbortController()
  const hashes = await Promise.allSettled(startCalls(12, () => queue.admit(signal, ({ hash }) => hash(password))))
  const reasons = hashes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.length).toBeLessThan(12)
  for (const reason of reasons)
    expect(reason).toMatchObject({ code: 'busy', details: { retryAfter: expect.any(Number) } })
})

test('files are read while passwords are hashed [LIM-12]', async () => {
  const { hash } = createPasswordHasher({ ...slowCost, passes: 40 })
  const finished: string[] = []
  const hashes = startCalls(8, async () => {
    await hash(password)
    finished.push('hash')
  })
  for (let n = 0; n < 3; n++) await readFile(import.meta.filename)
  finished.push('files')
  await Promise.all(hashes)
  expect(finished[0]).toBe('files')
})
