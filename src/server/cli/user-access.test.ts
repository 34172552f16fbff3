import { expect, test } from 'vitest'
import { getUser, requestPasswordReset, resetPassword, signIn } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { acceptInvitation, getInvitation } from '#shared/families/contract.ts'
import { toIso } from '#server/ids.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { createInvitationToken, password, signUpVisitor } from '#server/testing/accounts.ts'
import { captureCliOutput } from '#server/testing/cli-import.ts'
import { award, createChild, describeOutcomes } from '#server/testing/factories.ts'
import { silentMailer } from '#server/testing/silent-mailer.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'
import { startOpenIdProvider } from '#server/testing/openid-provider.ts'
import { userCommand } from './user.ts'

const email = 'ana@example.org'
const credentials = { email, password }

const runUserCommand = (app: TestApp, ...args: string[]) => captureCliOutput(userCommand, app, ...args)

const parseToken = (lines: readonly string[]) => new URL(lines.at(-1) ?? '').searchParams.get('token') ?? ''

/** Creates an app with Ana, who is signed in on two devices and has an API token, a reset link and an invitation. */
const createAppWithLinks = async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app, email)
  const phone = app.visitor()
  await phone.call(signIn, { body: credentials })
  const token = await app.token(ana)
  const resetToken = parseToken(await runUserCommand(app, 'reset', email))
  return { app, ana, phone, token, resetToken, invitation: await createInvitationToken(ana.call) }
}

test('a disabled user cannot sign in; sessions, tokens, reset links and invitations end at once [RUN-20, TOK-7]', async () => {
  const { app, ana, phone, token, resetToken, invitation } = await createAppWithLinks()
  expect(await runUserCommand(app, 'disable', email)).toEqual([
    `${email} is disabled and cannot sign in; 2 sessions and 1 API token ended. Nothing was deleted.`,
  ])
  const stranger = app.visitor()
  const outcomes = await describeOutcomes([
    ana.call(getUser, {}),
    phone.call(listChildren, {}),
    token.call(listChildren, {}),
    phone.call(signIn, { body: credentials }),
    stranger.call(signIn, { body: { email, password: 'not this one' } }),
    stranger.call(resetPassword, { body: { token: resetToken, newPassword: 'lanterns in July' } }),
    stranger.call(getInvitation, { params: { token: invitation } }),
  ])
  expect(outcomes).toEqual([
    '401 signed_out',
    '401 signed_out',
    '401 invalid_token',
    '403 account_disabled',
    '401 wrong_credentials',
    '409 link_invalid',
    '404 not_found',
  ])
  const events = await app.database.db.selectFrom('family_events').select(['kind', 'user_id']).orderBy('id').execute()
  expect(events.slice(-2)).toEqual([
    { kind: 'token_revoked', user_id: null },
    { kind: 'invitation_revoked', user_id: null },
  ])
})

test('a session that was stored despite the disabling is not accepted', async () => {
  const { app, ana } = await createAppWithLinks()
  await runUserCommand(app, 'disable', email)
  const { call } = await app.session(ana.userId)
  expect(await describeOutcomes([call(getUser, {})])).toEqual(['401 signed_out'])
})

test('a sign-in that runs beside the disabling leaves no session', async () => {
  const { app } = await createAppWithLinks()
  const signIns = Array.from({ length: 5 }, () => app.visitor().call(signIn, { body: credentials }))
  await runUserCommand(app, 'disable', email)
  await Promise.allSettled(signIns)
  expect(await app.database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('an enabled user signs in with the old password; what had ended stays ended [RUN-20]', async () => {
  const { app, ana, phone, token, invitation } = await createAppWithLinks()
  const mia = await createChild(ana.call)
  await runUserCommand(app, 'disable', email)
  expect(await runUserCommand(app, 'enable', email)).toEqual([`${email} can sign in again.`])
  expect(await describeOutcomes([ana.call(getUser, {})])).toEqual(['401 signed_out'])
  await phone.call(signIn, { body: credentials })
  expect((await phone.call(listChildren, {})).map(({ id }) => id)).toEqual([mia.id])
  const ended = [phone.call(getInvitation, { params: { token: invitation } }), token.call(listChildren, {})]
  expect(await describeOutcomes(ended)).toEqual(['404 not_found', '401 invalid_token'])
})

test('a disabled user gets no link for a new password, neither by mail nor on the terminal', async () => {
  const mailed: string[] = []
  const mailer: Mailer = {
    ...silentMailer,
    passwordReset: async (to) => void mailed.push(to.email),
  }
  const app = await createTestApp({ services: { mailer } })
  await signUpVisitor(app, email)
  await signUpVisitor(app, 'ben@example.org', 'Ben')
  await runUserCommand(app, 'disable', email)
  await expect(runUserCommand(app, 'reset', email)).rejects.toThrow(`run "glowjar user enable ${email}" first`)
  for (const one of [email, 'ben@example.org']) await app.visitor().call(requestPasswordReset, { body: { email: one } })
  while ((await app.runDueJobs()) > 0);
  expect(mailed).toEqual(['ben@example.org'])
})

test('a disabled account cannot sign in through the provider [RUN-20]', async () => {
  const provider = await startOpenIdProvider({ 'sub-ana': { email, name: 'Ana' } })
  const app = await createTestApp({ env: provider.env })
  const signInThroughProvider = async (visitor: TestClient) => {
    const start = await visitor.send('/api/login?provider=oidc', { headers: { 'sec-fetch-site': 'same-origin' } })
    const back = await provider.signIn(start.headers.get('location') ?? '', 'sub-ana')
    return (await visitor.send(back)).headers.get('location')
  }
  expect(await signInThroughProvider(app.visitor())).toBe('/')
  await runUserCommand(app, 'disable', email)
  const phone = app.visitor()
  expect(await signInThroughProvider(phone)).toBe('/sign-in?error=account_disabled')
  expect([...phone.cookies.keys()]).toEqual([])
})

test('user sign-out ends all sessions and tokens of one user, who can sign in again [RUN-21, TOK-7]', async () => {
  const { app, ana, phone, token, resetToken } = await createAppWithLinks()
  const ben = await signUpVisitor(app, 'ben@example.org', 'Ben')
  const ofBen = await app.token(ben)
  expect(await runUserCommand(app, 'sign-out', email)).toEqual([
    `${email} is signed out everywhere; 2 sessions and 1 API token ended.`,
  ])
  const requests = [ana.call(getUser, {}), phone.call(getUser, {}), token.call(listChildren, {})]
  expect(await describeOutcomes(requests)).toEqual(['401 signed_out', '401 signed_out', '401 invalid_token'])
  expect(await describeOutcomes([ben.call(getUser, {}), ofBen.call(listChildren, {})])).toEqual(['done', 'done'])
  await ana.call(signIn, { body: credentials })
  await phone.call(resetPassword, { body: { token: resetToken, newPassword: 'lanterns in July' } })
})

test('user remove deletes the account; what it recorded in the family stays [RUN-22]', async () => {
  const { app, ana, resetToken } = await createAppWithLinks()
  const ben = await signUpVisitor(app, 'ben@example.org', 'Ben')
  await ana.call(acceptInvitation, { params: { token: await createInvitationToken(ben.call) } })
  const { id: childId } = await createChild(ben.call)
  await award(ana.call, childId)
  await runUserCommand(app, 'remove', email)
  expect((await ben.call(getUser, {})).family).toMatchObject({ members: [{ name: 'Ben' }], former: [{ name: 'Ana' }] })
  const [event] = await ben.call(listSecurityEvents, { query: {} })
  expect(event).toMatchObject({ kind: 'member_removed', by: null, subjectId: ana.userId })
  const stranger = app.visitor()
  expect(
    await describeOutcomes([
      ana.call(getUser, {}),
      stranger.call(signIn, { body: credentials }),
      stranger.call(resetPassword, { body: { token: resetToken, newPassword: 'lanterns in July' } }),
    ]),
  ).toEqual(['401 signed_out', '401 wrong_credentials', '409 link_invalid'])
  const links = app.database.db.selectFrom('verifications').selectAll().where('value', '<>', '')
  expect(await links.execute()).toEqual([])
})

test('user remove spares a family with children unless --with-family is given [RUN-22]', async () => {
  const { app, ana } = await createAppWithLinks()
  await createChild(ana.call)
  const spared = runUserCommand(app, 'remove', email)
  await expect(spared).rejects.toThrow(/last member of a family with 1 profile of children.*--with-family/)
  await ana.call(getUser, {})
  await runUserCommand(app, 'remove', email, '--with-family')
  for (const table of ['users', 'families', 'children'] as const) {
    expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('user list prints the last use and the state of each account [RUN-14]', async () => {
  const { app } = await createAppWithLinks()
  await signUpVisitor(app, 'ben@example.org', 'Ben')
  app.clock.forward({ days: 2 })
  await runUserCommand(app, 'disable', email)
  expect(await runUserCommand(app, 'list')).toEqual([
    `${email}\tAna\towner\tAna\t2026-11-20\t-\tdisabled 2026-11-22`,
    'ben@example.org\tBen\towner\tBen\t2026-11-20\t2026-11-20\tactive',
    '2 users',
  ])
})

test.each<[string[], RegExp]>([
  [['disable'], /glowjar user list/],
  [['disable', 'nobody@example.org'], /no account has the address/],
  [['enable', email], /is not disabled/],
  [['sign-out', 'nonsense'], /"nonsense" is not an e-mail address/],
  [['remove', email, '--force'], /Unknown option '--force'/],
])('rejects user %j with a message that explains it [RUN-19]', async (args, message) => {
  const app = await createTestApp()
  await signUpVisitor(app, email)
  await expect(runUserCommand(app, ...args)).rejects.toThrow(message)
})

test.each(['disable', 'sign-out'])('glowjar user %s forgets remembered devices [RUN-20, RUN-21]', async (command) => {
  const { app, ana } = await createAppWithLinks()
  const at = toIso(app.clock.now())
  await app.database.transact((tx) =>
    tx.insertInto('remembered_devices').values({ user_id: ana.userId, token_hash: 'hash', expires_at: at }).execute(),
  )
  await runUserCommand(app, command, email)
  expect(await app.database.db.selectFrom('remembered_devices').selectAll().execute()).toEqual([])
})

test('an address that only an earlier version accepted can sign in and be named in commands [RUN-20]', async () => {
  const app = await createTestApp()
  await signUpVisitor(app, email)
  const old = 'ana:home@example.org'
  await app.database.transact((tx) => tx.updateTable('users').set({ email: old }).execute())
  await app.visitor().call(signIn, { body: { email: old, password } })
  expect((await runUserCommand(app, 'disable', old)).join()).toContain(`${old} is disabled`)
  await expect(runUserCommand(app, 'add', old)).rejects.toThrow('is not an e-mail address')
})
