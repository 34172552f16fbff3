import { expect, test } from 'vitest'
import { changePassword, getUser, resetPassword, signIn, signUp } from '#shared/auth/contract.ts'
import { setUpSecondFactor } from '#shared/second-factor/contract.ts'
import { confirmPassword, getRecentSignIn } from '#shared/sessions/contract.ts'
import { createSignUpBody, password, signUpVisitor } from '#server/testing/accounts.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { turnOnSecondFactor } from '#server/testing/second-factor.ts'
import { createResetLink } from './passwords/reset-password.ts'

const email = 'ana@example.org'
const newPassword = 'lanterns in July'

const env = {
  LOCAL_ACCOUNTS: 'off',
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'glowjar',
  OIDC_CLIENT_SECRET: 'x',
}

/** Creates an app with local accounts, where Ana signs up, and one without on the same database. */
const createAppsWithAna = async () => {
  const before = await createTestApp()
  const ana = await signUpVisitor(before, email)
  const after = await createTestApp({ env, wrapDatabase: () => before.database })
  return { before, ana, after, phone: await after.session(ana.userId) }
}

test('with local accounts off no password signs in, confirms, or is set or changed [ACC-64]', async () => {
  const { before, ana, after, phone } = await createAppsWithAna()
  const link = await before.database.transact((tx) =>
    createResetLink(tx, { userId: ana.userId, baseUrl: 'http://localhost', delivery: 'mailed' }, before.clock.now()),
  )
  const token = new URL(link).searchParams.get('token') ?? ''
  const visitor = after.visitor()
  const outcomes = await describeOutcomes([
    visitor.call(signUp, { body: createSignUpBody('eva@example.org') }),
    visitor.call(signIn, { body: { email, password } }),
    visitor.call(resetPassword, { body: { token, newPassword } }),
    phone.call(changePassword, { body: { currentPassword: password, newPassword } }),
    phone.call(confirmPassword, { body: { password } }),
    phone.call(setUpSecondFactor, {}),
  ])
  expect(new Set(outcomes)).toEqual(new Set(['403 local_accounts_off']))
  await before.visitor().call(signIn, { body: { email, password } })
})

test('with local accounts off the API says that there is no password to confirm with [ACC-64]', async () => {
  const { before, ana, phone } = await createAppsWithAna()
  await turnOnSecondFactor(before, ana.call)
  expect(await ana.call(getUser, {})).toMatchObject({ hasPassword: true })
  expect(await phone.call(getUser, {})).toMatchObject({ hasPassword: false })
  expect(await phone.call(getRecentSignIn, {})).toMatchObject({ hasPassword: false, needsCode: false })
})
