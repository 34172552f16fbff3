import { expect, test } from 'vitest'
import { changePassword, signIn, signUp } from '#shared/auth/contract.ts'
import { createSignUpBody, signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import {
  attemptSignIn,
  collectErrorCodes,
  countOccurrencesOf,
  createRateLimitedApp,
  startCalls,
} from '#server/testing/rate-limits.ts'
import { createPasswordHasher } from './password-hashing.ts'

const email = 'ana@example.org'
const composed = 'café con luñas 42'
const decomposed = composed.normalize('NFD')
const fullWidth = 'ｃａｆé ｃｏｎ ｌｕñａｓ ４２'
const hasher = createPasswordHasher({ memoryKib: 8, passes: 1, lanes: 1 })

const readHash = async ({ database: { db } }: TestApp) =>
  (await db.selectFrom('accounts').select('password').executeTakeFirstOrThrow()).password ?? ''

/** Stores a password as the first version hashed it. */
const storeRawHash = async ({ database }: TestApp, password: string) => {
  const hash = await hasher.hash(password)
  await database.transact((tx) => tx.updateTable('accounts').set({ password: hash }).execute())
}

test('a password signs in from a keyboard that spells its characters otherwise [ACC-37]', async () => {
  const app = await createTestApp()
  const phone = app.visitor()
  await phone.call(signUp, { body: { ...createSignUpBody(), password: decomposed } })
  for (const password of [composed, decomposed, fullWidth])
    expect(await app.visitor().call(signIn, { body: { email, password } })).toMatchObject({ email })
  await phone.call(changePassword, { body: { currentPassword: composed, newPassword: 'ﬁreﬂies in June' } })
  expect(await app.visitor().call(signIn, { body: { email, password: 'fireflies in June' } })).toMatchObject({ email })
})

test.each([decomposed, fullWidth])(
  'a password hashed as typed is hashed anew at the sign-in: %j [ACC-37]',
  async (typed) => {
    const app = await createTestApp()
    await signUpVisitor(app)
    await storeRawHash(app, typed)
    await expect(app.visitor().call(signIn, { body: { email, password: composed } })).rejects.toMatchObject({
      code: 'wrong_credentials',
    })
    const before = await readHash(app)
    await app.visitor().call(signIn, { body: { email, password: typed } })
    const after = await readHash(app)
    expect(after).not.toBe(before)
    expect(await hasher.verify(composed, after)).toBe(true)
    for (const password of [typed, composed]) await app.visitor().call(signIn, { body: { email, password } })
    expect(await readHash(app)).toBe(after)
  },
)

test('a wrong password that is compared in two forms counts as one guess [LIM-1]', async () => {
  const app = await createRateLimitedApp()
  await signUpVisitor(app)
  const tries = startCalls(12, (n) => attemptSignIn(app, { with: `${decomposed} ${n}`, from: '192.0.2.1' }))
  const ended = await collectErrorCodes(tries)
  expect(countOccurrencesOf(ended, 'wrong_credentials')).toBe(10)
  expect(countOccurrencesOf(ended, 'too_many_requests')).toBe(2)
})
