import { expect, test, vi } from 'vitest'
import {
  changePassword,
  deleteUser,
  getUser,
  requestPasswordReset,
  resetPassword,
  signIn,
  signUp,
} from '#shared/auth/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { invite } from '#shared/families/contract.ts'
import { accountInput, password, signUpVisitor } from '#server/testing/accounts.ts'
import { createRateLimits } from './rate-limits.ts'
import { reportCheck } from './testing/check-results.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'

const email = 'ana@example.org'
const minuteMs = 60_000
const limited = () => createTestApp({ env: { RATE_LIMITS: 'on' } })

/** The code each request ended with, `done` for a success. */
const codes = async (requests: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(requests)
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : codeOf(one.reason)))
}

const codeOf = (reason: unknown) => (reason instanceof ApiError ? reason.code : String(reason))

const guess = (app: TestApp, given: { as?: string; from?: string; with?: string }) =>
  app.visitor(given.from).call(signIn, { body: { email: given.as ?? email, password: given.with ?? 'wrong one' } })

const times = <T>(n: number, make: (n: number) => T) => Array.from({ length: n }, (_, at) => make(at))

/** Asks ten at a time: so many passwords are hashed in good time on a busy machine, too. */
const inWaves = async <T>(n: number, ask: (n: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = []
  for (let from = 0; from < n; from += 10) answers.push(...(await Promise.all(times(10, (at) => ask(from + at)))))
  return answers
}

const codesInWaves = async (n: number, request: (n: number) => Promise<unknown>) =>
  (await inWaves(n, (at) => codes([request(at)]))).flat()

const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length

/** Lets real time pass for the counters, which know no other. */
const inThePast = async (work: () => Promise<void>, ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - ms })
  try {
    await work()
  } finally {
    vi.useRealTimers()
  }
}

const signInPath = '/api/auth/sign-in/email'
const home = 'http://localhost:3000'

/** Other ways to write the path of signing in. */
const paths = [
  signInPath,
  '//api/auth/sign-in/email',
  '/api//auth/sign-in/email',
  '/api/auth/sign-in/email/',
  '/API/auth/Sign-In/email',
  '/api/auth/sign-in/%65mail',
  '/api/auth/./sign-in/email',
  '/api/x/../auth/sign-in/email',
  '/api/auth/sign-in/email?a=1',
  '/api/auth/sign-in/email;a=1',
  '/api/auth/sign-in/email#a',
]

/** Other ways to write the address of an account. */
const spellings = [email, 'ANA@example.org', ' ana@example.org', 'Ana@Example.Org ', '\u3000ana@EXAMPLE.org\n']

/** Where 200 guesses come from. */
const crowds: Record<string, (n: number) => string> = {
  'as many addresses': (n) => `198.51.${n % 100}.${n}`,
  'one address': () => '203.0.113.9',
  'one /64 of IPv6': (n) => `2001:db8:1:2::${n.toString(16)}`,
  'as many networks of IPv6': (n) => `2001:db8:${n.toString(16)}::1`,
  'as many spellings of IPv4': (n) => (n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'),
}

/** A guess in the n-th of all combinations of spellings; the code it ended with. */
const guessOddly = async (app: TestApp, n: number, from: string) => {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.100.${n}, 192.0.2.${n}`,
    forwarded: `for=198.51.100.${n}`,
    'x-real-ip': `198.51.100.${n}`,
    'x-client-ip': `198.51.100.${n}`,
    'cf-connecting-ip': `198.51.100.${n}`,
  }
  const body = JSON.stringify({ email: spellings[n % spellings.length], password: `wrong one ${n}` })
  const url = new URL(`${home}${paths[n % paths.length]}`)
  const answer = await app.visitor(from).send(url.href, { method: 'POST', headers, body })
  return /"code":"(\w+)"/.exec(await answer.text())?.[1] ?? String(answer.status)
}

test.for(Object.entries(crowds))(
  'of 200 concurrent wrong passwords from %s ten are checked, in any spelling of the address [LIM-1, LIM-5]',
  async ([what, from], { task }) => {
    const app = await limited()
    await signUpVisitor(app)
    await signUpVisitor(app, 'luis@example.org', 'Luis')
    await inThePast(async () => {
      const ended = await Promise.all(times(200, (n) => guessOddly(app, n, from(n))))
      const known = ['wrong_credentials', 'too_many_requests', 'not_found', '404']
      const lookedAt = count(ended, 'wrong_credentials')
      const wrong = Math.abs(lookedAt - 10) + ended.filter((code) => !known.includes(code)).length
      reportCheck({ task }, { check: 'T22', what: `guesses at one account from ${what}`, count: ended.length, wrong })
      expect(lookedAt).toBe(10)
      expect(ended.filter((code) => !known.includes(code))).toEqual([])
      await expect(guess(app, { with: password, from: '192.0.2.1' })).rejects.toMatchObject({ status: 429 })
      expect(await guess(app, { as: 'luis@example.org', with: password, from: '192.0.2.1' })).toMatchObject({
        name: 'Luis',
      })
    }, 15 * minuteMs)
    expect(await guess(app, { with: password, from: '192.0.2.1' })).toMatchObject({ name: 'Ana' })
  },
)

test('failed sign-ins of one account do not limit others', async () => {
  const app = await limited()
  await signUpVisitor(app)
  await signUpVisitor(app, 'luis@example.org', 'Luis')
  await codes(times(15, (n) => guess(app, { from: `198.51.100.${n}` })))
  expect(await guess(app, { as: 'luis@example.org', with: password, from: '192.0.2.1' })).toMatchObject({
    name: 'Luis',
  })
})

test('limits an unknown address like a known one', async () => {
  const app = await limited()
  const ended = await codes(times(12, (n) => guess(app, { as: 'no@example.org', from: `198.51.100.${n}` })))
  expect(count(ended, 'wrong_credentials')).toBe(10)
  expect(count(ended, 'too_many_requests')).toBe(2)
})

test.each([
  ['one address', () => '203.0.113.9'],
  ['one /64 of IPv6', (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ['IPv4 in both spellings', (n: number) => (n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9')],
])('from %s 30 passwords are checked, over all accounts [LIM-2]', async (_, from) => {
  const app = await limited()
  const ended = await codesInWaves(40, (n) => guess(app, { as: `user${n}@example.org`, from: from(n) }))
  expect(count(ended, 'wrong_credentials')).toBe(30)
  expect(count(ended, 'too_many_requests')).toBe(10)
})

test('a forged X-Forwarded-For does not get around the limit [SEC-8]', async () => {
  const app = await limited()
  const headersOf = (n: number) => ({ 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` })
  const statuses = await inWaves(40, async (n) => {
    const body = JSON.stringify({ email: `user${n}@example.org`, password: 'wrong one' })
    return (await app.visitor().send(signInPath, { method: 'POST', headers: headersOf(n), body })).status
  })
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('a limited response has Retry-After, and after that time the right password works [ANS-13]', async () => {
  const app = await limited()
  await signUpVisitor(app)
  await inThePast(async () => {
    await codes(times(11, (n) => guess(app, { from: `198.51.100.${n}` })))
    const response = await app.visitor().send('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(response.status).toBe(429)
    const wait = Number(response.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(890)
    expect(wait).toBeLessThanOrEqual(900)
  }, 15 * minuteMs)
  await guess(app, { with: password })
})

test('a successful sign-in resets the count and is not counted itself [LIM-1]', async () => {
  const app = await limited()
  await signUpVisitor(app)
  for (let round = 0; round < 4; round++) {
    await codes(times(9, (n) => guess(app, { from: `198.51.${round}.${n}` })))
    await guess(app, { with: password, from: '192.0.2.1' })
  }
  await codesInWaves(40, () => guess(app, { with: password, from: '192.0.2.2' }))
  expect(await guess(app, { with: password, from: '192.0.2.2' })).toMatchObject({ email })
})

test('limits the password confirmation of a signed-in user [LIM-4]', async () => {
  const app = await limited()
  const phone = await signUpVisitor(app)
  const tries = times(12, (n) =>
    n % 2
      ? phone.call(deleteUser, { body: { password: 'wrong one' } })
      : phone.call(changePassword, { body: { currentPassword: 'wrong one', newPassword: 'lanterns in July' } }),
  )
  const ended = await codes(tries)
  expect(count(ended, 'wrong_credentials')).toBe(10)
  expect(count(ended, 'too_many_requests')).toBe(2)
  expect(await phone.call(getUser, {})).toMatchObject({ email })
})

test('one address creates at most 20 accounts an hour [LIM-3]', async () => {
  const app = await limited()
  const made = times(22, () => app.visitor().call(signUp, { body: { ...accountInput(), password: 'password1' } }))
  const ended = await codes(made)
  expect(count(ended, 'invalid_input')).toBe(20)
  expect(count(ended, 'too_many_requests')).toBe(2)
})

test('limits password reset requests and attempts [LIM-9, LIM-10]', async () => {
  const app = await limited()
  const asked = await codes(
    times(7, (n) => app.visitor(`198.51.100.${n}`).call(requestPasswordReset, { body: { email } })),
  )
  expect(count(asked, 'done')).toBe(5)
  const body = { token: 'made up', newPassword: 'lanterns in July' }
  const tried = await codes(times(32, () => app.visitor().call(resetPassword, { body })))
  expect(count(tried, 'link_invalid')).toBe(30)
  expect(count(tried, 'too_many_requests')).toBe(2)
})

test('a member creates at most 20 invitations an hour [LIM-11]', async () => {
  const app = await limited()
  const owner = await app.member()
  const ended = await codes(times(22, () => owner.call(invite, {})))
  expect(count(ended, 'done')).toBe(20)
})

test('limits a session to 600 reads a minute, separately from other sessions [LIM-6]', async () => {
  const app = await limited()
  const phone = await app.member()
  const ended = await codes(times(610, () => phone.call(getUser, {})))
  expect(count(ended, 'done')).toBe(600)
  expect(count(ended, 'too_many_requests')).toBe(10)
  const tablet = await app.member()
  await tablet.call(getUser, {})
})

test('limits a session to 300 writes a minute, separately from reads [LIM-6]', async () => {
  const app = await limited()
  const phone = await app.member()
  const write = () => phone.send('/api/children', { method: 'POST', headers: { 'content-type': 'text/plain' } })
  const statuses = (await Promise.all(times(305, write))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await phone.call(getUser, {})).toMatchObject({ name: 'Ana' })
})

test('counts nothing when rate limits are off [LIM-8]', async () => {
  const app = await createTestApp()
  const ended = await codes(times(15, () => guess(app, {})))
  expect(count(ended, 'wrong_credentials')).toBe(15)
})

test('the counters contain no e-mail address', async () => {
  const keys: string[] = []
  const consume = async (key: string) => {
    keys.push(key)
    return 0
  }
  const ignore = async () => undefined
  const limits = createRateLimits({ counter: () => ({ consume, refund: ignore, reset: ignore }) })
  await limits.signIn(email, '203.0.113.7')
  await limits.requestReset(email, '203.0.113.7')
  expect(keys).toHaveLength(4)
  expect(keys.filter((key) => key.includes('@'))).toEqual([])
})
