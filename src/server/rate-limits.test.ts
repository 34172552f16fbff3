import { expect, test } from 'vitest'
import { requestPasswordReset, resetPassword, signUp } from '#shared/auth/contract.ts'
import { invite } from '#shared/families/contract.ts'
import { createSignUpBody, password, signUpVisitor } from '#server/testing/accounts.ts'
import { createRateLimits } from './rate-limits.ts'
import { reportCheck } from './testing/check-results.ts'
import { createTestApp } from '#server/testing/harness.ts'
import {
  email,
  minuteMs,
  createRateLimitedApp,
  collectErrorCodes,
  attemptSignIn,
  startCalls,
  sendInBatches,
  collectErrorCodesInBatches,
  countOccurrencesOf,
  runWithDateSetBack,
} from '#server/testing/rate-limits.ts'
import { passwordSignInPath, signInWithVariant } from '#server/testing/sign-in-variants.ts'

/** The IP address of the n-th of 200 password guesses by kind of attack, and how many are checked. */
const attacks: readonly [string, number, (n: number) => string][] = [
  ['one address', 10, () => '203.0.113.9'],
  ['one address in two spellings', 10, (n) => (n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9')],
  ['one /64 of IPv6', 10, (n) => `2001:db8:1:2::${n.toString(16)}`],
  ['one /56 of IPv6', 20, (n) => `2001:db8:1:${n.toString(16)}::1`],
  ['one /48 of IPv6', 40, (n) => `2001:db8:1:${n.toString(16)}00::1`],
  ['as many networks of IPv6', 100, (n) => `2001:db8:${n.toString(16)}::1`],
  ['as many addresses', 100, (n) => `198.51.${n % 100}.${n}`],
]

test.for(attacks)(
  'of 200 wrong passwords from %s %i are checked, in any spelling of account and path [LIM-1, LIM-5]',
  async ([what, expected, from], { task }) => {
    const app = await createRateLimitedApp()
    await signUpVisitor(app)
    await signUpVisitor(app, 'luis@example.org', 'Luis')
    await runWithDateSetBack(async () => {
      const ended = await sendInBatches(200, (n) => signInWithVariant(app, n, from(n)))
      const known = ['wrong_credentials', 'too_many_requests', 'not_found', '404']
      const checked = countOccurrencesOf(ended, 'wrong_credentials')
      const wrong = Math.abs(checked - expected) + ended.filter((code) => !known.includes(code)).length
      reportCheck({ task }, { check: 'T22', what: `guesses at one account from ${what}`, count: ended.length, wrong })
      expect(checked).toBe(expected)
      expect(ended.filter((code) => !known.includes(code))).toEqual([])
      await expect(attemptSignIn(app, { with: password, from: from(0) })).rejects.toMatchObject({ status: 429 })
      expect(await attemptSignIn(app, { as: 'luis@example.org', with: password, from: '192.0.2.1' })).toMatchObject({
        name: 'Luis',
      })
    }, 15 * minuteMs)
    expect(await attemptSignIn(app, { with: password, from: from(0) })).toMatchObject({ name: 'Ana' })
  },
)

test('ten wrong passwords of a stranger do not lock the owner out elsewhere [LIM-1]', async () => {
  const app = await createRateLimitedApp()
  await signUpVisitor(app)
  const guesses = await collectErrorCodes(startCalls(12, () => attemptSignIn(app, { from: '203.0.113.9' })))
  expect(countOccurrencesOf(guesses, 'too_many_requests')).toBe(2)
  expect(await attemptSignIn(app, { with: password, from: '192.0.2.1' })).toMatchObject({ email })
})

test('failed sign-ins of one account do not limit others', async () => {
  const app = await createRateLimitedApp()
  await signUpVisitor(app)
  await signUpVisitor(app, 'luis@example.org', 'Luis')
  await collectErrorCodes(startCalls(15, () => attemptSignIn(app, {})))
  expect(await attemptSignIn(app, { as: 'luis@example.org', with: password })).toMatchObject({
    name: 'Luis',
  })
})

test('limits an unknown address like a known one', async () => {
  const app = await createRateLimitedApp()
  const ended = await collectErrorCodes(startCalls(12, () => attemptSignIn(app, { as: 'no@example.org' })))
  expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(10)
  expect(countOccurrencesOf(ended, 'too_many_requests')).toBe(2)
})

test.each([
  ['one address', 30, () => '203.0.113.9'],
  ['one /64 of IPv6', 30, (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ['one /56 of IPv6', 60, (n: number) => `2001:db8:1:${n.toString(16)}::1`],
  ['one /48 of IPv6', 120, (n: number) => `2001:db8:1:${n.toString(16)}00::1`],
  ['IPv4 in both spellings', 30, (n: number) => (n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9')],
])('from %s %i passwords are checked, over all accounts [LIM-2]', async (_, expected, from) => {
  const app = await createRateLimitedApp()
  const ended = await collectErrorCodesInBatches(expected + 10, (n) =>
    attemptSignIn(app, { as: `user${n}@example.org`, from: from(n) }),
  )
  expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(expected)
  expect(countOccurrencesOf(ended, 'too_many_requests')).toBe(10)
})

test('a forged X-Forwarded-For does not get around the limit [SEC-8]', async () => {
  const app = await createRateLimitedApp()
  const headersOf = (n: number) => ({ 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` })
  const statuses = await sendInBatches(40, async (n) => {
    const body = JSON.stringify({ email: `user${n}@example.org`, password: 'wrong one' })
    return (await app.visitor().send(passwordSignInPath, { method: 'POST', headers: headersOf(n), body })).status
  })
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('a limited response has Retry-After, and after that time the right password works [ANS-13]', async () => {
  const app = await createRateLimitedApp()
  await signUpVisitor(app)
  await runWithDateSetBack(async () => {
    await collectErrorCodes(startCalls(11, () => attemptSignIn(app, {})))
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
  await attemptSignIn(app, { with: password })
})

test('a successful sign-in resets the failures of its address [LIM-1]', async () => {
  const app = await createRateLimitedApp()
  await signUpVisitor(app)
  for (let round = 0; round < 3; round++) {
    const ended = await collectErrorCodes(startCalls(9, () => attemptSignIn(app, { from: '203.0.113.9' })))
    expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(9)
    await attemptSignIn(app, { with: password, from: '203.0.113.9' })
  }
})

test('a user can sign in 30 times within 15 minutes [LIM-14]', async () => {
  const app = await createRateLimitedApp()
  await signUpVisitor(app)
  const ended = await collectErrorCodesInBatches(50, (n) =>
    attemptSignIn(app, { with: password, from: `198.51.100.${n % 7}` }),
  )
  expect(countOccurrencesOf(ended, 'done')).toBe(30)
  expect(countOccurrencesOf(ended, 'too_many_requests')).toBe(20)
})

test('one address creates at most 20 accounts an hour [LIM-3]', async () => {
  const app = await createRateLimitedApp()
  const made = startCalls(22, () =>
    app.visitor().call(signUp, { body: { ...createSignUpBody(), password: 'password1' } }),
  )
  const ended = await collectErrorCodes(made)
  expect(countOccurrencesOf(ended, 'invalid_input')).toBe(20)
  expect(countOccurrencesOf(ended, 'too_many_requests')).toBe(2)
})

test('limits password reset requests of an account by address, overall and by known device [LIM-9, LIM-13]', async () => {
  const app = await createRateLimitedApp()
  const phone = await signUpVisitor(app)
  const request = (from: string) => app.visitor(from).call(requestPasswordReset, { body: { email } })
  const fromOne = await collectErrorCodes(startCalls(7, () => request('203.0.113.9')))
  expect(countOccurrencesOf(fromOne, 'done')).toBe(5)
  const fromMany = await collectErrorCodes(startCalls(30, (n) => request(`198.51.100.${n}`)))
  expect(countOccurrencesOf(fromMany, 'done')).toBe(15)
  const own = await collectErrorCodes(startCalls(7, () => phone.call(requestPasswordReset, { body: { email } })))
  expect(countOccurrencesOf(own, 'done')).toBe(5)
})

test('limits attempts to set a password with a link [LIM-10]', async () => {
  const app = await createRateLimitedApp()
  const body = { token: 'made up', newPassword: 'lanterns in July' }
  const tried = await collectErrorCodes(startCalls(32, () => app.visitor().call(resetPassword, { body })))
  expect(countOccurrencesOf(tried, 'link_invalid')).toBe(30)
  expect(countOccurrencesOf(tried, 'too_many_requests')).toBe(2)
})

test('a member creates at most 20 invitations an hour [LIM-11]', async () => {
  const app = await createRateLimitedApp()
  const owner = await app.member()
  const ended = await collectErrorCodes(startCalls(22, () => owner.call(invite, {})))
  expect(countOccurrencesOf(ended, 'done')).toBe(20)
})

test('counts nothing when rate limits are off [LIM-8]', async () => {
  const app = await createTestApp()
  const ended = await collectErrorCodes(startCalls(15, () => attemptSignIn(app, {})))
  expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(15)
})

test('the counters contain no e-mail address', async () => {
  const keys: string[] = []
  const consume = async (key: string) => {
    keys.push(key)
    return 0
  }
  const ignore = async () => undefined
  const limits = createRateLimits({
    createLimiter: () => ({ consume, refund: ignore, countLeft: consume, reset: ignore }),
  })
  const client = { address: '203.0.113.7', knownDevice: null }
  await limits.signIn(email, client)
  await limits.requestReset(email, client)
  await limits.verification(email)
  await limits.accountNotice({ email, isVerified: true })
  await limits.familyNotice({ email, isVerified: true })
  expect(keys).toHaveLength(11)
  expect(keys.filter((key) => key.includes('@'))).toEqual([])
})
