import { expect, test } from 'vitest'
import { changePassword, getUser, signIn } from '#shared/auth/contract.ts'
import { confirmPassword, endOtherSessions } from '#shared/sessions/contract.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import type { TestClient } from '#server/testing/harness.ts'
import {
  email,
  createRateLimitedApp,
  collectErrorCodes,
  attemptSignIn,
  startCalls,
  collectErrorCodesInBatches,
  countOccurrencesOf,
} from '#server/testing/rate-limits.ts'

test('right passwords of others do not keep the owner from confirming and changing the password [LIM-14]', async () => {
  const app = await createRateLimitedApp()
  const phone = await signUpVisitor(app)
  const attempts: string[] = []
  for (let round = 0; round < 4; round++) {
    const from = (n: number) => `198.51.${round}.${n}`
    attempts.push(
      ...(await collectErrorCodesInBatches(10, (n) => attemptSignIn(app, { with: password, from: from(n) }))),
    )
    await phone.call(endOtherSessions, {})
  }
  expect(attempts.at(-1)).toBe('too_many_requests')
  const confirm = () => collectErrorCodes([phone.call(confirmPassword, { body: { password } })])
  const ended: string[] = []
  for (let n = 0; n < 29; n++) ended.push(...(await confirm()))
  expect(countOccurrencesOf(ended, 'done')).toBe(29)
  await phone.call(changePassword, { body: { currentPassword: password, newPassword: 'lanterns in July' } })
})

test('a session confirms the password 30 times within 15 minutes [LIM-14]', async () => {
  const app = await createRateLimitedApp()
  const phone = await signUpVisitor(app)
  const ended: string[] = []
  for (let n = 0; n < 32; n++)
    ended.push(...(await collectErrorCodes([phone.call(confirmPassword, { body: { password } })])))
  expect(countOccurrencesOf(ended, 'done')).toBe(30)
  const other = { currentPassword: password, newPassword: 'lanterns in July' }
  await expect(phone.call(changePassword, { body: other })).rejects.toMatchObject({ status: 429 })
})

test('wrong confirmations in one session do not keep others from confirming; all sessions have 100 [LIM-4]', async () => {
  const app = await createRateLimitedApp()
  const phone = await signUpVisitor(app)
  const others: TestClient[] = []
  for (let n = 0; n < 12; n++) {
    const other = app.visitor(`198.51.100.${n}`)
    await other.call(signIn, { body: { email, password } })
    others.push(other)
  }
  const guess = (n: number) => (others[n % 12] ?? phone).call(confirmPassword, { body: { password: 'wrong one' } })
  await collectErrorCodes(startCalls(12, () => guess(0)))
  await phone.call(confirmPassword, { body: { password } })
  const ended = await collectErrorCodesInBatches(110, (n) => guess(n + 1))
  expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(90)
})

test('limits the password confirmation of a signed-in user [LIM-4]', async () => {
  const app = await createRateLimitedApp()
  const phone = await signUpVisitor(app)
  const tries = startCalls(12, (n) =>
    n % 2
      ? phone.call(confirmPassword, { body: { password: 'wrong one' } })
      : phone.call(changePassword, { body: { currentPassword: 'wrong one', newPassword: 'lanterns in July' } }),
  )
  const ended = await collectErrorCodes(tries)
  expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(10)
  expect(countOccurrencesOf(ended, 'too_many_requests')).toBe(2)
  expect(await phone.call(getUser, {})).toMatchObject({ email })
})
