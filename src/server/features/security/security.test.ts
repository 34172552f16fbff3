import { expect, test } from 'vitest'
import { changePassword, deleteUser, signIn } from '#shared/auth/contract.ts'
import { endOtherSessions, endSession, listSessions } from '#shared/sessions/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { exportFamily } from '#shared/export/contract.ts'
import { acceptInvitation, removeMember } from '#shared/families/contract.ts'
import { exportSecurityLog, listSecurityEvents } from '#shared/security/contract.ts'
import { purgeExpired } from '#server/ledger/purge-expired.ts'
import { createFamilyEventRecorder } from '#server/ledger/family-events.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { createInvitationToken, password, signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'

const email = 'ana@example.org'
const newPassword = 'lanterns in July'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

const listEvents = (call: Call) => call(listSecurityEvents, { query: {} })

const listKinds = async (call: Call) => (await listEvents(call)).map(({ kind }) => kind)

const signInWith = (visitor: TestClient, given: string) =>
  visitor.send('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox },
    body: JSON.stringify({ email, password: given }),
  })

const findFailure = async (call: Call) => (await listEvents(call)).find(({ kind }) => kind === 'sign_in_failed')

test('sign-ins, new passwords and ended sessions are events of the account [ACC-54, ACC-56]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  app.clock.forward({ minutes: 1 })
  const tablet = app.visitor()
  await signInWith(tablet, password)
  app.clock.forward({ minutes: 1 })
  const [newest] = await phone.call(listSessions, {})
  await phone.call(endSession, { params: { id: newest?.id ?? '' } })
  app.clock.forward({ minutes: 1 })
  await phone.call(changePassword, { body: { currentPassword: password, newPassword } })
  expect(await listEvents(phone.call)).toEqual([
    { id: expect.any(String), at: '2026-11-20T10:03:00.000Z', kind: 'password_changed', count: 1, userAgent: null },
    { id: expect.any(String), at: '2026-11-20T10:02:00.000Z', kind: 'session_ended', count: 1, userAgent: null },
    { id: expect.any(String), at: '2026-11-20T10:01:00.000Z', kind: 'signed_in', count: 1, userAgent: firefox },
    { id: expect.any(String), at: '2026-11-20T10:00:00.000Z', kind: 'signed_in', count: 1, userAgent: null },
  ])
})

test('wrong passwords are counted by the hour [ACC-54]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  for (const round of [1, 2, 3]) {
    await signInWith(app.visitor(), 'not this one')
    await expect.poll(() => findFailure(phone.call)).toMatchObject({ count: round, userAgent: firefox })
  }
  app.clock.forward({ hours: 1 })
  await signInWith(app.visitor(), 'not this one')
  await expect.poll(() => findFailure(phone.call)).toMatchObject({ count: 1, at: '2026-11-20T11:00:00.000Z' })
  expect((await listKinds(phone.call)).filter((kind) => kind === 'sign_in_failed')).toHaveLength(2)
})

test('all other sessions can be ended at once [ACC-53, ACC-54]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  const others = await Promise.all([1, 2].map(() => app.session(phone.userId)))
  await phone.call(endOtherSessions, {})
  expect(await phone.call(listSessions, {})).toMatchObject([{ current: true, method: 'password' }])
  for (const { call } of others) await expect(call(listSessions, {})).rejects.toMatchObject({ code: 'signed_out' })
  await phone.call(endOtherSessions, {})
  expect((await listKinds(phone.call)).filter((kind) => kind === 'other_sessions_ended')).toHaveLength(1)
})

const createFamilyWithEvents = async (app: TestApp) => {
  const ana = await signUpVisitor(app)
  const luis = await app.member({ name: 'Luis' })
  await luis.call(acceptInvitation, { params: { token: await createInvitationToken(ana.call) } })
  const eva = await app.member({ name: 'Eva' })
  await eva.call(acceptInvitation, { params: { token: await createInvitationToken(luis.call) } })
  await luis.call(exportFamily, {})
  await ana.call(removeMember, { params: { id: eva.userId } })
  return { ana, luis, eva }
}

test('invitations, members and exports are events of the family, which every member sees [ACC-55]', async () => {
  const app = await createTestApp()
  const { ana, luis, eva } = await createFamilyWithEvents(app)
  const seen = await listEvents(luis.call)
  expect(seen.map((event) => ('by' in event ? [event.kind, event.by] : event.kind))).toEqual([
    ['member_removed', ana.userId],
    ['exported', luis.userId],
    ['member_joined', eva.userId],
    ['invitation_created', luis.userId],
    ['member_joined', luis.userId],
    ['invitation_created', ana.userId],
  ])
  expect(seen[0]).toMatchObject({ subjectId: eva.userId })
  expect(await listKinds(ana.call)).toEqual([...seen.map(({ kind }) => kind), 'signed_in'])
  expect(await listKinds(eva.call)).toEqual([])
  await luis.call(deleteUser, {})
  expect((await listEvents(ana.call))[0]).toMatchObject({ kind: 'member_left', by: luis.userId })
})

test('the log of the family is a file without ids and addresses [ACC-57]', async () => {
  const app = await createTestApp()
  const { ana, eva } = await createFamilyWithEvents(app)
  const response = await ana.send('/api/security/log')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="glowjar-security-log-2026-11-20.json"',
  )
  const text = await response.text()
  expect(text).not.toMatch(/@|signed_in/)
  expect(text).not.toContain(eva.userId)
  expect(await ana.call(exportSecurityLog, {})).toMatchObject({
    family: 'Ana',
    events: [{ kind: 'member_removed', by: 'Ana', subject: 'Eva' }, { kind: 'exported', by: 'Luis' }, {}, {}, {}, {}],
  })
})

test('events are listed in pages of 50 and kept for 180 days [ACC-56, CON-32]', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { userId, familyId } = ana
  const recordFamilyEvent = createFamilyEventRecorder(createMailQueue(false))
  await app.database.transact(async (tx) => {
    for (let n = 0; n < 60; n++) {
      await recordAccountEvent(tx, { userId, kind: 'signed_in' }, app.clock.now())
      await recordFamilyEvent(tx, { userId, familyId, kind: 'exported' }, app.clock.now())
    }
  })
  const ids: string[] = []
  const sizes: number[] = []
  for (let before: string | null | undefined; before !== null;) {
    const { body, next } = await ana.page(listSecurityEvents, { query: before ? { before } : {} })
    ids.push(...body.map(({ id }) => id))
    sizes.push(body.length)
    before = next
  }
  expect(sizes).toEqual([50, 50, 20])
  expect(ids).toEqual([...new Set(ids)].toSorted().toReversed())
  app.clock.forward({ days: 180 })
  await app.database.transact((tx) => purgeExpired(tx, app.clock.now()))
  expect(await app.database.db.selectFrom('account_events').select('id').execute()).toHaveLength(60)
  app.clock.forward({ seconds: 1 })
  await app.database.transact((tx) => purgeExpired(tx, app.clock.now()))
  for (const table of ['account_events', 'family_events'] as const)
    expect(await app.database.db.selectFrom(table).select('id').execute()).toEqual([])
})

test('an unknown address records nothing [ACC-54]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  await expect(app.visitor().call(signIn, { body: { email: 'no@example.org', password } })).rejects.toMatchObject({
    code: 'wrong_credentials',
  })
  await signInWith(app.visitor(), 'not this one')
  await expect.poll(() => findFailure(phone.call)).toMatchObject({ count: 1 })
})
