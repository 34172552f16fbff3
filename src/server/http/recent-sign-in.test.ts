import { expect, test } from 'vitest'
import { getUser } from '#shared/auth/contract.ts'
import { confirmPassword, getRecentSignIn } from '#shared/sessions/contract.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { invite } from '#shared/families/contract.ts'
import { confirmByPasskey, createPasskeyRequest } from '#shared/passkeys/contract.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { readProblem } from '#server/testing/factories.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'
import { addNewPasskey } from '#server/testing/passkeys.ts'
import { readAllRows } from '#server/testing/read-all-rows.ts'
import { endpointName, sampleRequestOf } from '#server/testing/sample-requests.ts'
import { sendSampleRequest } from '#server/testing/send-sample-request.ts'

const code = 'recent_sign_in_required'
const guarded = allEndpoints.filter((e) => e.recentSignIn === true)

const readUntil = async ({ call }: TestClient) => (await call(getRecentSignIn, {})).until

test('lists the endpoints that require a recent sign-in [ACC-50]', () => {
  expect(guarded.map(endpointName).toSorted()).toEqual([
    'DELETE /api/auth/passkeys/{id}',
    'DELETE /api/auth/second-factor',
    'DELETE /api/auth/user',
    'DELETE /api/family/members/{id}',
    'DELETE /api/tokens/{id}',
    'DELETE /api/webhooks/{id}',
    'GET /api/family/export',
    'GET /api/security/log',
    'POST /api/auth/passkeys',
    'POST /api/auth/second-factor/confirm',
    'POST /api/auth/second-factor/recovery-codes',
    'POST /api/auth/second-factor/setup',
    'POST /api/family/invitations',
    'POST /api/tokens',
    'POST /api/webhooks',
    'POST /api/webhooks/{id}/secret',
    'PUT /api/webhooks/{id}',
  ])
  expect(guarded.filter((e) => e.access !== 'member' || e.scope !== undefined)).toEqual([])
  const withFactor = allEndpoints.filter((e) => e.recentSignIn === 'with-factor')
  expect(withFactor.map(endpointName)).toEqual(['POST /api/auth/change-password'])
})

test.each([
  ['ten minutes after the sign-in', { minutes: 10 }],
  ['with a sign-in in the future', { days: -365 }],
])('%s those endpoints are 403 without effect, and no other is [ACC-10, ACC-50]', async (_, time) => {
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  app.clock.forward(time)
  const before = await readAllRows(app)
  for (const e of guarded) {
    const response = await sendSampleRequest(ana, e, sampleRequestOf(e, ana.ids))
    expect([endpointName(e), response.status, await readProblem(response)]).toMatchObject([
      endpointName(e),
      403,
      { code },
    ])
  }
  expect(await readAllRows(app)).toEqual(before)
  for (const e of allEndpoints.filter((one) => one.access === 'member' && one.recentSignIn !== true)) {
    const response = await sendSampleRequest(ana, e, sampleRequestOf(e, ana.ids))
    expect([endpointName(e), await response.text()]).not.toEqual([endpointName(e), expect.stringContaining(code)])
  }
})

test('a sign-in counts as recent for ten minutes, and anew after the password [ACC-50, ACC-51, CON-31]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  const tablet = await app.session(phone.userId)
  expect(await phone.call(getRecentSignIn, {})).toEqual({
    until: '2026-11-20T10:10:00.000Z',
    hasPassword: true,
    needsCode: false,
    passkey: null,
    provider: null,
  })
  app.clock.forward({ minutes: 9, seconds: 59 })
  await phone.call(invite, {})
  app.clock.forward({ seconds: 1 })
  await expect(phone.call(invite, {})).rejects.toMatchObject({ status: 403, code })
  await expect(phone.call(confirmPassword, { body: { password: 'not this one' } })).rejects.toMatchObject({
    status: 401,
    code: 'wrong_credentials',
  })
  expect(await readUntil(phone)).toBeNull()
  await phone.call(confirmPassword, { body: { password } })
  await phone.call(invite, {})
  expect([await readUntil(phone), await readUntil(tablet)]).toEqual(['2026-11-20T10:20:00.000Z', null])
})

test('confirming replaces the token of the session [ACC-51]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  const copy = app.visitor()
  for (const [name, value] of phone.cookies) copy.cookies.set(name, value)
  await phone.call(confirmPassword, { body: { password } })
  await expect(copy.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  expect(await phone.call(getUser, {})).toMatchObject({ id: phone.userId })
})

test('a passkey of the user makes the sign-in recent, that of another does not [ACC-51]', async () => {
  const app = await createTestApp()
  const [ana, eva] = [await app.member({ name: 'Ana' }), await app.member({ name: 'Eva' })]
  const [own, other] = [await addNewPasskey(ana.call), await addNewPasskey(eva.call)]
  app.clock.forward({ minutes: 10 })
  expect(await ana.call(getRecentSignIn, {})).toMatchObject({ until: null, passkey: 'localhost' })
  const confirmBy = async ({ authenticator }: typeof own) =>
    ana.call(confirmByPasskey, { body: { response: authenticator.respond(await ana.call(createPasskeyRequest, {})) } })
  await expect(confirmBy(other)).rejects.toMatchObject({ code: 'passkey_rejected' })
  expect(await readUntil(ana)).toBeNull()
  await confirmBy(own)
  expect(await readUntil(ana)).toBe('2026-11-20T10:20:00.000Z')
})
