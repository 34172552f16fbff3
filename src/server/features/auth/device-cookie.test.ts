import { expect, test } from 'vitest'
import { requestPasswordReset, resetPassword, signIn, signOut, signUp } from '#shared/auth/contract.ts'
import { createSignUpBody, password, signUpVisitor } from '#server/testing/accounts.ts'
import {
  attemptSignIn,
  collectErrorCodes,
  collectErrorCodesInBatches,
  countOccurrencesOf,
  createRateLimitedApp,
  email,
  startCalls,
} from '#server/testing/rate-limits.ts'
import type { TestClient } from '#server/testing/harness.ts'
import { createResetLink } from './passwords/reset-password.ts'

test('strangers at any number of addresses do not lock out a browser that has signed in before [LIM-13]', async () => {
  const app = await createRateLimitedApp()
  const phone = await signUpVisitor(app)
  await phone.call(signOut, {})
  await collectErrorCodesInBatches(110, (n) => attemptSignIn(app, { from: `198.51.${n}.1` }))
  await expect(attemptSignIn(app, { with: password, from: '192.0.2.1' })).rejects.toMatchObject({ status: 429 })
  expect(await phone.call(signIn, { body: { email, password } })).toMatchObject({ email })
})

test('a browser that has signed in before has ten failures of its own, whatever its address [LIM-13]', async () => {
  const app = await createRateLimitedApp()
  const phone = await signUpVisitor(app)
  const guess = (n: number) => {
    const browser = app.visitor(`198.51.100.${n}`)
    for (const [name, value] of phone.cookies) browser.cookies.set(name, value)
    return browser.call(signIn, { body: { email, password: 'wrong one' } })
  }
  const ended = await collectErrorCodes(startCalls(15, guess))
  expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(10)
  expect(await attemptSignIn(app, { with: password, from: '192.0.2.1' })).toMatchObject({ email })
})

test('a browser that several people use counts the failures and requests for each account separately [LIM-13]', async () => {
  const app = await createRateLimitedApp()
  const browser = await signUpVisitor(app)
  const luis = 'luis@example.org'
  await browser.call(signUp, { body: createSignUpBody(luis, 'Luis') })
  const guess = (as: string) => browser.call(signIn, { body: { email: as, password: 'wrong one' } })
  await collectErrorCodes(startCalls(9, () => guess(email)))
  await browser.call(signIn, { body: { email: luis, password } })
  const ended = await collectErrorCodes(startCalls(5, () => guess(email)))
  expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(1)
  const guessesOfOther = await collectErrorCodes(startCalls(12, () => guess(luis)))
  expect(countOccurrencesOf(guessesOfOther, 'wrong_credentials')).toBe(10)
  const ask = (as: string) => browser.call(requestPasswordReset, { body: { email: as } })
  for (const as of [email, luis]) {
    const asked = await collectErrorCodes(startCalls(7, () => ask(as)))
    expect(countOccurrencesOf(asked, 'done')).toBe(5)
  }
})

test('a device cookie counts only for accounts that signed in with it, and only if it is genuine [LIM-13]', async () => {
  const app = await createRateLimitedApp()
  await signUpVisitor(app)
  const luis = await signUpVisitor(app, 'luis@example.org', 'Luis')
  const device = luis.cookies.get('glowjar.device') ?? ''
  const guess = (value: string) => {
    const browser = app.visitor('203.0.113.9')
    browser.cookies.set('glowjar.device', value)
    return browser.call(signIn, { body: { email, password: 'wrong one' } })
  }
  const forged = [device, `${device}x`, device.replace('.', '.x'), 'e30.e30', '']
  const ended = await collectErrorCodes(startCalls(15, (n) => guess(forged[n % forged.length] ?? '')))
  expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(10)
})

test('after a password reset the browser signs in however many guesses others make [LIM-13]', async () => {
  const app = await createRateLimitedApp()
  const { userId } = await signUpVisitor(app)
  const now = app.clock.now()
  const link = await app.database.transact((tx) =>
    createResetLink(tx, { userId, baseUrl: 'http://localhost:3000', delivery: 'mailed' }, now),
  )
  const visitor = app.visitor()
  const token = new URL(link).searchParams.get('token') ?? ''
  await visitor.call(resetPassword, { body: { token, newPassword: 'lanterns in July' } })
  await collectErrorCodesInBatches(110, (n) => attemptSignIn(app, { from: `198.51.${n}.1` }))
  expect(await visitor.call(signIn, { body: { email, password: 'lanterns in July' } })).toMatchObject({ email })
})

test('whoever has collected many devices of an account has 100 failures with all of them [LIM-13]', async () => {
  const app = await createRateLimitedApp()
  await signUpVisitor(app)
  const browsers: TestClient[] = []
  for (let n = 0; n < 12; n++) {
    const browser = app.visitor()
    await browser.call(signIn, { body: { email, password } })
    browsers.push(browser)
  }
  const guess = (n: number) =>
    (browsers[n % 12] ?? app.visitor()).call(signIn, { body: { email, password: 'wrong one' } })
  const ended = await collectErrorCodesInBatches(120, guess)
  expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(100)
})

test('right passwords of others do not keep out a browser that has signed in before [LIM-14]', async () => {
  const app = await createRateLimitedApp()
  const phone = await signUpVisitor(app)
  await collectErrorCodesInBatches(35, (n) => attemptSignIn(app, { with: password, from: `198.51.${n}.1` }))
  await expect(attemptSignIn(app, { with: password, from: '192.0.2.1' })).rejects.toMatchObject({ status: 429 })
  expect(await phone.call(signIn, { body: { email, password } })).toMatchObject({ email })
})
