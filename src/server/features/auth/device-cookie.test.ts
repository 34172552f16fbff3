import { expect, test } from 'vitest'
import { resetPassword, signIn, signOut } from '#shared/auth/contract.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import {
  attemptSignIn,
  collectErrorCodes,
  collectErrorCodesInBatches,
  countOccurrencesOf,
  createRateLimitedApp,
  email,
  startCalls,
} from '#server/testing/rate-limits.ts'
import { createResetLink } from './reset-password.ts'

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
    createResetLink(tx, { userId, baseUrl: 'http://localhost:3000', hours: 1 }, now),
  )
  const visitor = app.visitor()
  const token = new URL(link).searchParams.get('token') ?? ''
  await visitor.call(resetPassword, { body: { token, newPassword: 'lanterns in July' } })
  await collectErrorCodesInBatches(110, (n) => attemptSignIn(app, { from: `198.51.${n}.1` }))
  expect(await visitor.call(signIn, { body: { email, password: 'lanterns in July' } })).toMatchObject({ email })
})
