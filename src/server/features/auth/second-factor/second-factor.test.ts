import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { changePassword, getUser, resetPassword, signIn } from '#shared/auth/contract.ts'
import { confirmPassword, getRecentSignIn } from '#shared/sessions/contract.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '#shared/second-factor/contract.ts'
import { userCommand } from '#server/cli/user.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import { captureCliOutput } from '#server/testing/cli-import.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'
import { addNewPasskey, signInWithAuthenticator } from '#server/testing/passkeys.ts'
import { computeTotpCode, turnOnSecondFactor } from '#server/testing/second-factor.ts'
import { createResetLink } from '#server/features/auth/passwords/reset-password.ts'

const email = 'ana@example.org'

const signInAs = (
  client: TestClient,
  answer: { code?: string; rememberDevice?: boolean } = {},
  withPassword = password,
) => client.call(signIn, { body: { email, password: withPassword, ...answer } })

/** Signs Ana up and turns her second factor on. */
const createAccountWithFactor = async (env: Record<string, string> = {}) => {
  const app = await createTestApp({ env })
  const ana = await signUpVisitor(app)
  const factor = await turnOnSecondFactor(app, ana.call)
  return { app, ana, ...factor }
}

const required = { status: 401, code: 'second_factor_required' }
const wrong = { status: 401, code: 'second_factor_wrong' }

test('a second factor is set up, confirmed and asked for after the right password [FAC-1, FAC-2]', async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app)
  expect(await ana.call(getSecondFactor, {})).toEqual({ enabledAt: null, recoveryCodesLeft: 0, lostAt: null })
  const { secret, uri } = await ana.call(setUpSecondFactor, {})
  expect(uri).toBe(
    `otpauth://totp/Glowjar:ana%40example.org?issuer=Glowjar&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  await signInAs(app.visitor())
  await expect(ana.call(confirmSecondFactor, { body: { code: '12345' } })).rejects.toMatchObject(wrong)
  const code = computeTotpCode(secret, app.clock.now())
  const { recoveryCodes } = await ana.call(confirmSecondFactor, {
    body: { code: ` ${code.slice(0, 3)} ${code.slice(3)}` },
  })
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await ana.call(getSecondFactor, {})).toMatchObject({
    enabledAt: '2026-11-20T10:00:00.000Z',
    recoveryCodesLeft: 10,
  })
  await expect(signInAs(app.visitor())).rejects.toMatchObject(required)
  for (const answer of [{}, { code: '000000' }]) {
    await expect(signInAs(app.visitor(), answer, 'not this one')).rejects.toMatchObject({ code: 'wrong_credentials' })
  }
  await expect(ana.call(setUpSecondFactor, {})).rejects.toMatchObject({ code: 'second_factor_on' })
})

test('a code works once, from one step before to one after [FAC-3]', async () => {
  const { app, codeNow } = await createAccountWithFactor()
  await expect(signInAs(app.visitor(), { code: codeNow() })).rejects.toMatchObject(wrong)
  app.clock.forward({ minutes: 5 })
  await expect(signInAs(app.visitor(), { code: codeNow(-2) })).rejects.toMatchObject(wrong)
  const code = codeNow(-1)
  const settled = await Promise.allSettled([1, 2, 3, 4].map(() => signInAs(app.visitor(), { code })))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await signInAs(app.visitor(), { code: codeNow(1) })
  await expect(signInAs(app.visitor(), { code: codeNow() })).rejects.toMatchObject(wrong)
})

test('five wrong codes in 15 minutes are the most for a user, from any address [FAC-4]', async () => {
  const { app, codeNow } = await createAccountWithFactor({ RATE_LIMITS: 'on' })
  app.clock.forward({ minutes: 5 })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(signInAs(app.visitor(`198.51.100.${attempt}`), { code: '12345' })).rejects.toMatchObject(wrong)
  }
  const late = signInAs(app.visitor('203.0.113.200'), { code: codeNow() })
  await expect(late).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('a recovery code works once, however it is spelled; new ones replace the old [FAC-5]', async () => {
  const { app, ana, recoveryCodes } = await createAccountWithFactor()
  const [first = '', second = '', third = ''] = recoveryCodes
  await signInAs(app.visitor(), { code: ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')}` })
  await expect(signInAs(app.visitor(), { code: first })).rejects.toMatchObject(wrong)
  expect(await ana.call(getSecondFactor, {})).toMatchObject({ recoveryCodesLeft: 9 })
  const renewed = await ana.call(renewRecoveryCodes, {})
  await expect(signInAs(app.visitor(), { code: second })).rejects.toMatchObject(wrong)
  await signInAs(app.visitor(), { code: renewed.recoveryCodes[0] ?? '' })
  const stored = JSON.stringify(await app.database.db.selectFrom('recovery_codes').selectAll().execute())
  expect(stored).not.toContain(third)
})

test('a recovery code has 120 random bits, of which a plain hash reveals nothing [FAC-5]', async () => {
  const { ana, recoveryCodes } = await createAccountWithFactor()
  const { recoveryCodes: renewed } = await ana.call(renewRecoveryCodes, {})
  const codes = [...recoveryCodes, ...renewed]
  expect(new Set(codes).size).toBe(20)
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
  const letters = new Set(codes.join('').replaceAll('-', ''))
  expect(letters.size).toBe(32)
})

test('a remembered device is not asked again for 30 days, also one that two users share [FAC-6]', async () => {
  const { app, recoveryCodes } = await createAccountWithFactor()
  const bob = await signUpVisitor(app, 'bob@example.org', 'Bob')
  const other = await turnOnSecondFactor(app, bob.call)
  const tablet = app.visitor()
  const signInBob = (code?: string) =>
    tablet.call(signIn, {
      body: { email: 'bob@example.org', password, ...(code !== undefined && { code, rememberDevice: true }) },
    })
  await signInAs(tablet, { code: recoveryCodes[0] ?? '', rememberDevice: true })
  await expect(signInBob()).rejects.toMatchObject(required)
  await signInBob(other.recoveryCodes[0])
  await signInBob()
  await signInAs(tablet)
  await expect(signInAs(app.visitor())).rejects.toMatchObject(required)
  app.clock.forward({ days: 29, hours: 23 })
  await signInAs(tablet)
  app.clock.forward({ hours: 1 })
  await expect(signInAs(tablet)).rejects.toMatchObject(required)
})

const resetWithLink = async (app: TestApp, userId: string, newPassword: string) => {
  const link = await app.database.transact((tx) =>
    createResetLink(tx, { userId, baseUrl: 'http://localhost', delivery: 'mailed' }, app.clock.now()),
  )
  const token = new URL(link).searchParams.get('token') ?? ''
  await app.visitor().call(resetPassword, { body: { token, newPassword } })
}

test('a new password forgets remembered devices, and a reset still asks for the factor [FAC-7]', async () => {
  const { app, ana, recoveryCodes } = await createAccountWithFactor()
  const tablet = app.visitor()
  await signInAs(tablet, { code: recoveryCodes[0] ?? '', rememberDevice: true })
  await ana.call(changePassword, { body: { currentPassword: password, newPassword: 'lanterns in July' } })
  await expect(signInAs(tablet, {}, 'lanterns in July')).rejects.toMatchObject(required)
  await signInAs(tablet, { code: recoveryCodes[1] ?? '', rememberDevice: true }, 'lanterns in July')
  await resetWithLink(app, ana.userId, 'lanterns in August')
  await expect(signInAs(tablet, {}, 'lanterns in August')).rejects.toMatchObject(required)
})

test('the password alone does not make a sign-in recent where signing in asks for a code [FAC-11]', async () => {
  const { app, ana, codeNow, recoveryCodes } = await createAccountWithFactor({ RATE_LIMITS: 'on' })
  app.clock.forward({ minutes: 10 })
  const confirm = (body: { password: string; code?: string }) => ana.call(confirmPassword, { body })
  expect(await ana.call(getRecentSignIn, {})).toMatchObject({ until: null, hasPassword: true, needsCode: true })
  await expect(confirm({ password })).rejects.toMatchObject(required)
  await expect(confirm({ password, code: '000000' })).rejects.toMatchObject(wrong)
  await expect(ana.call(deleteSecondFactor, {})).rejects.toMatchObject({ code: 'recent_sign_in_required' })
  const wrongPassword = confirm({ password: 'not this one', code: codeNow() })
  await expect(wrongPassword).rejects.toMatchObject({ code: 'wrong_credentials' })
  await confirm({ password, code: codeNow() })
  await expect(confirm({ password, code: codeNow() })).rejects.toMatchObject(wrong)
  await confirm({ password, code: recoveryCodes[0] ?? '' })
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(confirm({ password, code: '12345' })).rejects.toMatchObject(wrong)
  }
  const late = confirm({ password, code: recoveryCodes[1] ?? '' })
  await expect(late).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
  await ana.call(deleteSecondFactor, {})
})

test('the password alone does not change the password, which would make the sign-in recent [FAC-11]', async () => {
  const { app, ana, recoveryCodes } = await createAccountWithFactor()
  app.clock.forward({ minutes: 10 })
  const body = { currentPassword: password, newPassword: 'lanterns in July' }
  await expect(ana.call(changePassword, { body })).rejects.toMatchObject({ code: 'recent_sign_in_required' })
  const guess = ana.call(changePassword, { body: { ...body, currentPassword: 'not this one' } })
  await expect(guess).rejects.toMatchObject({ code: 'wrong_credentials' })
  await signInAs(app.visitor(), { code: recoveryCodes[0] ?? '' })
  await ana.call(confirmPassword, { body: { password, code: recoveryCodes[1] ?? '' } })
  await ana.call(changePassword, { body })
})

test('a remembered device is not asked for a code when its user confirms either [FAC-6, FAC-11]', async () => {
  const { app, recoveryCodes } = await createAccountWithFactor()
  const tablet = app.visitor()
  await signInAs(tablet, { code: recoveryCodes[0] ?? '', rememberDevice: true })
  app.clock.forward({ minutes: 10 })
  expect(await tablet.call(getRecentSignIn, {})).toMatchObject({ needsCode: false })
  await tablet.call(confirmPassword, { body: { password } })
  expect((await tablet.call(getRecentSignIn, {})).until).not.toBeNull()
  app.clock.forward({ minutes: 10 })
  await tablet.call(changePassword, { body: { currentPassword: password, newPassword: 'lanterns in July' } })
})

test('turning the factor off ends it, with its codes and devices [FAC-1, FAC-7]', async () => {
  const { app, ana, recoveryCodes } = await createAccountWithFactor()
  await signInAs(app.visitor(), { code: recoveryCodes[0] ?? '', rememberDevice: true })
  await ana.call(deleteSecondFactor, {})
  await signInAs(app.visitor())
  const { db } = app.database
  for (const table of ['second_factors', 'recovery_codes', 'remembered_devices'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  await expect(ana.call(renewRecoveryCodes, {})).rejects.toMatchObject({ code: 'second_factor_off' })
})

test('a passkey needs no second factor; an account without a password cannot have one [FAC-8]', async () => {
  const { app, ana } = await createAccountWithFactor()
  const { authenticator } = await addNewPasskey(ana.call)
  expect((await signInWithAuthenticator(app.visitor().call, authenticator)).email).toBe(email)
  const member = await app.member()
  await expect(member.call(setUpSecondFactor, {})).rejects.toMatchObject({ status: 409, code: 'no_password' })
})

test('the secret is stored encrypted, bound to its user [FAC-9]', async () => {
  const { app, ana, secret, codeNow } = await createAccountWithFactor()
  const bob = await signUpVisitor(app, 'bob@example.org', 'Bob')
  await turnOnSecondFactor(app, bob.call)
  const { db, transact } = app.database
  const row = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', ana.userId)
    .executeTakeFirstOrThrow()
  expect(row.secret).not.toContain(secret)
  expect(row.secret).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('base64url'))
  await transact((tx) =>
    tx.updateTable('second_factors').set({ secret: row.secret }).where('user_id', '=', bob.userId).execute(),
  )
  app.clock.forward({ minutes: 5 })
  const asBob = app.visitor().call(signIn, { body: { email: 'bob@example.org', password, code: codeNow() } })
  await expect(asBob).rejects.toMatchObject(wrong)
  await signInAs(app.visitor(), { code: codeNow() })
})

test('`glowjar user reset-factor` turns the factor off [FAC-10]', async () => {
  const { app, ana } = await createAccountWithFactor()
  const reset = () => captureCliOutput(userCommand, app, 'reset-factor', email)
  expect(await reset()).toEqual([`${email} can sign in with the password alone; the second factor is off.`])
  await signInAs(app.visitor())
  expect(await ana.call(getUser, {})).toMatchObject({ email })
  await expect(reset()).rejects.toThrow('has no second factor')
})
