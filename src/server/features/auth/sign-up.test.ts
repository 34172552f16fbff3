import { pino } from 'pino'
import { expect, test } from 'vitest'
import { deleteUser, getSignInOptions, getUser, signIn, signOut, signUp } from '#shared/auth/contract.ts'
import { startCleanup } from '#server/cleanup.ts'
import { userCommand } from '#server/cli/user.ts'
import { createSignUpBody, createInvitationToken, password, signUpVisitor } from '#server/testing/accounts.ts'
import { captureCliOutput } from '#server/testing/cli-import.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { hashToken } from '#server/tokens.ts'

const countUsers = async ({ database }: Awaited<ReturnType<typeof createTestApp>>) =>
  (await database.db.selectFrom('users').select('id').execute()).length

test('sign-up creates user, family and owner, and signs in [ACC-1, ACC-7, ACC-41, FAM-15]', async () => {
  const app = await createTestApp()
  const phone = app.visitor()
  const user = await phone.call(signUp, { body: { ...createSignUpBody(), language: 'es' } })
  expect(user).toMatchObject({
    name: 'Ana',
    email: 'ana@example.org',
    language: 'es',
    hasPassword: true,
    family: { name: 'Ana', timeZone: 'Europe/Madrid', pictures: false, usesModel: false, former: [] },
  })
  expect(user.family.members).toEqual([{ id: user.id, name: 'Ana', role: 'owner' }])
  expect(await phone.call(getUser, {})).toEqual(user)
})

test('a stored password hash has the production cost', async () => {
  const app = await createTestApp({ services: { passwordCost: undefined } })
  await signUpVisitor(app)
  const { password: hash } = await app.database.db.selectFrom('accounts').select('password').executeTakeFirstOrThrow()
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
})

test('signing out and in again leads to the same family [ACC-5]', async () => {
  const app = await createTestApp()
  const phone = app.visitor()
  const user = await phone.call(signUp, { body: createSignUpBody() })
  await phone.call(signOut, {})
  await expect(phone.call(getUser, {})).rejects.toMatchObject({ status: 401, code: 'signed_out' })
  expect(await phone.call(signIn, { body: { email: ' ANA@example.org', password } })).toEqual(user)
})

test('accepts an address once, in any spelling and with concurrent requests [ACC-4, ACC-40]', async () => {
  const app = await createTestApp()
  const spellings = ['ana@example.org', 'Ana@Example.org', ' ana@example.org ', 'ANA@EXAMPLE.ORG']
  const results = await describeOutcomes(
    spellings.map((email) => app.visitor().call(signUp, { body: createSignUpBody(email) })),
  )
  expect(results.toSorted()).toEqual(['409 email_taken', '409 email_taken', '409 email_taken', 'done'])
  expect(await countUsers(app)).toBe(1)
  expect(await app.database.db.selectFrom('families').select('id').execute()).toHaveLength(1)
})

test('rejects a common password and names the field [ACC-46]', async () => {
  const app = await createTestApp()
  for (const common of ['password1', 'PASSWORD123', 'qwertyuiop', ' iloveyou ', 'letmein22']) {
    await expect(
      app.visitor().call(signUp, { body: { ...createSignUpBody(), password: common } }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'password', code: 'password_guessable' }],
    })
  }
  expect(await countUsers(app)).toBe(0)
})

test.each([
  ['seven characters', '1234567', 'password_short'],
  ['257 characters', 'é'.repeat(257), 'password_long'],
])('rejects a password of %s [ACC-37]', async (_, given, code) => {
  const app = await createTestApp()
  await expect(app.visitor().call(signUp, { body: { ...createSignUpBody(), password: given } })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'password', code }],
  })
})

test('a password may be of anything: spaces, emoji, 256 characters [ACC-37]', async () => {
  const app = await createTestApp()
  const unusual = ` nine teas in a tin ${'🧒é'.repeat(117)}! `
  await app.visitor().call(signUp, { body: { ...createSignUpBody(), password: unusual } })
  await app.visitor().call(signIn, { body: { email: 'ana@example.org', password: unusual } })
  await expect(
    app.visitor().call(signIn, { body: { email: 'ana@example.org', password: unusual.trim() } }),
  ).rejects.toMatchObject({ code: 'wrong_credentials' })
})

test.each([
  'a\u0000b@example.org',
  '\ud800@example.org',
  'ana',
  'ana@localhost',
  '@example.org',
  'ana@-x.org',
  'group:ana@example.org',
  'ana@example.org:ben@example.org',
  '[ana]@example.org',
])('rejects an invalid address: %j', async (invalid) => {
  const app = await createTestApp()
  await expect(app.visitor().call(signUp, { body: createSignUpBody(invalid) })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'email', code: 'invalid_email' }],
  })
})

test('closed sign-up rejects strangers and admits invited people [ACC-39, FAM-5, FAM-6, RUN-8]', async () => {
  const app = await createTestApp({ env: { SIGNUP: 'closed' } })
  const owner = await app.member({ name: 'Ana' })
  expect(await owner.call(getSignInOptions, {})).toMatchObject({ signUp: false, localAccounts: true, provider: null })
  await expect(
    app.visitor().call(signUp, { body: createSignUpBody('luis@example.org', 'Luis') }),
  ).rejects.toMatchObject({
    status: 403,
    code: 'sign_up_closed',
  })
  const invitation = await createInvitationToken(owner.call)
  const luis = await app
    .visitor()
    .call(signUp, { body: { ...createSignUpBody('luis@example.org', 'Luis'), invitation } })
  expect(luis.family.id).toBe(owner.familyId)
  expect(luis.family.members.map(({ name, role }) => [name, role])).toEqual([
    ['Ana', 'owner'],
    ['Luis', 'caregiver'],
  ])
})

test('beyond loopback the first account closes sign-up [RUN-8]', async () => {
  const app = await createTestApp({ env: { HOST: '0.0.0.0', RATE_LIMITS: 'on' } })
  await app.visitor().call(signUp, { body: createSignUpBody() })
  await expect(app.visitor().call(signUp, { body: createSignUpBody('luis@example.org') })).rejects.toMatchObject({
    code: 'sign_up_closed',
  })
})

test.each(['closes the account', 'is removed by the operator'])(
  'beyond loopback sign-up stays closed when the only member %s [RUN-8, RUN-22]',
  async (how) => {
    const app = await createTestApp({ env: { HOST: '0.0.0.0', RATE_LIMITS: 'on' } })
    const ana = await signUpVisitor(app)
    if (how === 'closes the account') await ana.call(deleteUser, {})
    else await captureCliOutput(userCommand, app, 'remove', 'ana@example.org', '--with-family')
    expect(await countUsers(app)).toBe(0)
    const expired = { id: 'x', identifier: 'x', value: '', expires_at: '2026-01-01', created_at: '2026-01-01' }
    await app.database.transact((tx) => tx.insertInto('verifications').values(expired).execute())
    startCleanup(app.database.transact, pino({ level: 'silent' }))
    const readMarks = () => app.database.db.selectFrom('verifications').select('id').execute()
    await expect.poll(readMarks).not.toContainEqual({ id: 'x' })
    const stranger = app.visitor()
    await expect(stranger.call(signUp, { body: createSignUpBody('luis@example.org') })).rejects.toMatchObject({
      code: 'sign_up_closed',
    })
    expect(await stranger.call(getSignInOptions, {})).toMatchObject({ signUp: false })
    const link = (await captureCliOutput(userCommand, app, 'add', 'ana@example.org')).at(-1)
    expect(link).toContain('token=')
  },
)

test('rejects a sign-up with a used invitation', async () => {
  const app = await createTestApp()
  const owner = await app.member()
  const invitation = await createInvitationToken(owner.call)
  await app.visitor().call(signUp, { body: { ...createSignUpBody('luis@example.org'), invitation } })
  await expect(
    app.visitor().call(signUp, { body: { ...createSignUpBody('eva@example.org'), invitation } }),
  ).rejects.toMatchObject({ status: 409, code: 'invitation_used' })
  expect(await countUsers(app)).toBe(2)
})

test('no response of the account endpoints contains a token or a hash [ACC-18]', async () => {
  const app = await createTestApp()
  const someone = await signUpVisitor(app)
  const [token = ''] = (someone.cookies.get('glowjar.session') ?? '').split('.')
  expect(token).toHaveLength(43)
  for (const path of ['/api/auth/user', '/api/auth/sessions', '/api/auth/options']) {
    const text = await (await someone.send(path)).text()
    expect(text).not.toContain(token)
    expect(text).not.toContain(hashToken(token))
    expect(text).not.toContain('argon2')
  }
})
