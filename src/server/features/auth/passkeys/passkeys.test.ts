import { expect, test } from 'vitest'
import { getSignInOptions, getUser } from '#shared/auth/contract.ts'
import { listSessions } from '#shared/sessions/contract.ts'
import {
  addPasskey,
  createPasskeyRegistration,
  createPasskeyRequest,
  deletePasskey,
  editPasskey,
  listPasskeys,
  signInWithPasskey,
} from '#shared/passkeys/contract.ts'
import { maxPasskeys } from '#shared/passkeys/rules.ts'
import { createInvitationToken, signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { addNewPasskey, signInWithAuthenticator } from '#server/testing/passkeys.ts'
import { createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'

const rejected = { status: 401, code: 'passkey_rejected' }

const readPasskeyRow = ({ database: { db } }: TestApp) =>
  db.selectFrom('passkeys').select(['counter', 'is_backed_up', 'device_type', 'transports']).executeTakeFirstOrThrow()

test('a passkey is added, listed, renamed, used and removed [PSK-1, PSK-2]', async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app)
  const { authenticator, passkey } = await addNewPasskey(ana.call)
  expect(passkey).toMatchObject({ name: 'Phone', lastUsedAt: null, isBackedUp: true })
  const { id } = passkey
  expect(await ana.call(editPasskey, { params: { id }, body: { name: ' Old phone ' } })).toMatchObject({
    name: 'Old phone',
  })
  app.clock.forward({ minutes: 1 })
  const phone = app.visitor()
  const user = await signInWithAuthenticator(phone.call, authenticator)
  expect(user).toEqual(await ana.call(getUser, {}))
  expect(await phone.call(listSessions, {})).toHaveLength(2)
  expect(await phone.call(listPasskeys, {})).toEqual([
    { ...passkey, name: 'Old phone', lastUsedAt: '2026-11-20T10:01:00.000Z' },
  ])
  await ana.call(deletePasskey, { params: { id } })
  expect(await ana.call(listPasskeys, {})).toEqual([])
  await expect(signInWithAuthenticator(app.visitor().call, authenticator)).rejects.toMatchObject(rejected)
})

test('a sign-in with a passkey and an invitation joins the inviting family', async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Luis' })
  const { authenticator } = await addNewPasskey((await signUpVisitor(app)).call)
  const invitation = await createInvitationToken(owner.call)
  const user = await signInWithAuthenticator(app.visitor().call, authenticator, invitation)
  expect(user.family.id).toBe(owner.familyId)
})

test('an account without a password can add a passkey and sign in with it [PSK-3]', async () => {
  const app = await createTestApp()
  const member = await app.member()
  expect(await member.call(getUser, {})).toMatchObject({ hasPassword: false })
  const { authenticator } = await addNewPasskey(member.call)
  expect((await signInWithAuthenticator(app.visitor().call, authenticator)).id).toBe(member.userId)
})

test('a passkey must verify its user, for this site, when it is added and when it is used [PSK-4]', async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  for (const flaw of [{ isUserVerified: false }, { origin: 'http://localhost:3001' }]) {
    const authenticator = createSoftwareAuthenticator()
    Object.assign(authenticator.behavior, flaw)
    await expect(addNewPasskey(call, 'Phone', authenticator)).rejects.toMatchObject(rejected)
    Object.assign(authenticator.behavior, createSoftwareAuthenticator().behavior)
    await addNewPasskey(call, 'Phone', authenticator)
    Object.assign(authenticator.behavior, flaw)
    await expect(signInWithAuthenticator(app.visitor().call, authenticator)).rejects.toMatchObject(rejected)
  }
})

test('a challenge expires after 10 minutes and serves one purpose of one user [PSK-5]', async () => {
  const app = await createTestApp()
  const [ana, bob] = [await app.member(), await app.member()]
  const { authenticator } = await addNewPasskey(ana.call)
  const request = await app.visitor().call(createPasskeyRequest, {})
  const registration = await ana.call(createPasskeyRegistration, {})
  const forAnother = createSoftwareAuthenticator().register(registration)
  await expect(bob.call(addPasskey, { body: { name: 'Phone', response: forAnother } })).rejects.toMatchObject(rejected)
  const forAnotherPurpose = authenticator.respond({ ...request, challenge: registration.challenge })
  const signInAs = (response: typeof forAnotherPurpose) => app.visitor().call(signInWithPasskey, { body: { response } })
  await expect(signInAs(forAnotherPurpose)).rejects.toMatchObject(rejected)
  app.clock.forward({ minutes: 10 })
  await expect(signInAs(authenticator.respond(request))).rejects.toMatchObject(rejected)
  const late = createSoftwareAuthenticator().register(registration)
  const { call } = await app.session(ana.userId)
  await expect(call(addPasskey, { body: { name: 'Phone', response: late } })).rejects.toMatchObject(rejected)
})

test('a response works once, also when it is sent several times at once [PSK-5]', async () => {
  const app = await createTestApp()
  const { authenticator } = await addNewPasskey((await app.member()).call)
  const response = authenticator.respond(await app.visitor().call(createPasskeyRequest, {}))
  const sent = Array.from({ length: 5 }, () => app.visitor().call(signInWithPasskey, { body: { response } }))
  const settled = await Promise.allSettled(sent)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  // The unused bits at the end of base64url decode to the same bytes.
  const { clientDataJSON } = response.response
  const respelled = { ...response, response: { ...response.response, clientDataJSON: `${clientDataJSON}A` } }
  await expect(app.visitor().call(signInWithPasskey, { body: { response: respelled } })).rejects.toMatchObject(rejected)
})

test('a counter that does not rise is rejected; counter and backup state are kept [PSK-6]', async () => {
  const app = await createTestApp()
  const { authenticator } = await addNewPasskey((await app.member()).call)
  Object.assign(authenticator.behavior, { counter: 7, isBackedUp: false })
  await signInWithAuthenticator(app.visitor().call, authenticator)
  const row = { counter: 7, is_backed_up: 0, device_type: 'multiDevice', transports: '["internal","hybrid"]' }
  expect(await readPasskeyRow(app)).toEqual(row)
  for (const counter of [7, 6, 0]) {
    authenticator.behavior.counter = counter
    await expect(signInWithAuthenticator(app.visitor().call, authenticator)).rejects.toMatchObject(rejected)
  }
  expect(await readPasskeyRow(app)).toEqual(row)
  authenticator.behavior.counter = 8
  await signInWithAuthenticator(app.visitor().call, authenticator)
})

test('a forged signature is rejected, and so is the passkey of another user', async () => {
  const app = await createTestApp()
  const { authenticator } = await addNewPasskey((await app.member()).call)
  const other = createSoftwareAuthenticator()
  await addNewPasskey((await app.member()).call, 'Phone', other)
  const request = await app.visitor().call(createPasskeyRequest, {})
  const response = authenticator.respond(request)
  const { id, rawId, response: ofOther } = other.respond(request)
  const forgeries = [
    { ...response, id, rawId },
    { ...response, response: { ...response.response, signature: ofOther.signature } },
    { ...response, response: { ...response.response, userHandle: ofOther.userHandle } },
    { ...response, id: 'unknown', rawId: 'unknown' },
  ]
  for (const forged of forgeries) {
    await expect(app.visitor().call(signInWithPasskey, { body: { response: forged } })).rejects.toMatchObject(rejected)
  }
})

test('one passkey is added once, and an account has at most 20 [PSK-8]', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { authenticator } = await addNewPasskey(ana.call)
  await expect(addNewPasskey(ana.call, 'Phone', authenticator)).rejects.toMatchObject({ code: 'passkey_known' })
  for (let count = 1; count < maxPasskeys; count += 1) await addNewPasskey(ana.call)
  await expect(addNewPasskey(ana.call)).rejects.toMatchObject({ status: 409, code: 'too_many_passkeys' })
})

test('passkeys need https and a host name, or localhost [PSK-7]', async () => {
  for (const [address, isPossible] of [
    ['http://localhost:3000', true],
    ['https://jar.example.org', true],
    ['http://jar.example.org', false],
    ['https://192.168.1.5', false],
    ['https://[fd00::5]', false],
  ] as const) {
    const app = await createTestApp({ env: { BASE_URL: address } })
    const { call } = await app.member()
    const passkeyHost = isPossible ? new URL(address).hostname : null
    expect(await call(getSignInOptions, {})).toMatchObject({ passkeyHost })
    if (isPossible) {
      await addNewPasskey(call, 'Phone', createSoftwareAuthenticator(address))
      continue
    }
    const needsHttps = { status: 409, code: 'passkeys_need_https' }
    await expect(call(createPasskeyRegistration, {})).rejects.toMatchObject(needsHttps)
    await expect(app.visitor().call(createPasskeyRequest, {})).rejects.toMatchObject(needsHttps)
  }
})

test('sign-ins with passkeys are limited by address', async () => {
  const app = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const { authenticator } = await addNewPasskey((await app.member()).call)
  const response = authenticator.respond(await app.visitor().call(createPasskeyRequest, {}))
  const forged = { ...response, id: 'unknown' }
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await expect(app.visitor().call(signInWithPasskey, { body: { response: forged } })).rejects.toMatchObject(rejected)
  }
  await expect(app.visitor().call(signInWithPasskey, { body: { response } })).rejects.toMatchObject({ status: 429 })
  await app.visitor('198.51.100.9').call(signInWithPasskey, { body: { response } })
})
