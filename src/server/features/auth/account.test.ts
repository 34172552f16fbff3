import { expect, test } from 'vitest'
import { deleteUser, editUser, getUser, signIn, signUp } from '#shared/auth/contract.ts'
import { endSession, listSessions } from '#shared/sessions/contract.ts'
import { acceptInvitation } from '#shared/families/contract.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { createSignUpBody, createInvitationToken, password, signUpVisitor } from '#server/testing/accounts.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const email = 'ana@example.org'

const countRows = async ({ database: { db } }: Awaited<ReturnType<typeof createTestApp>>) => ({
  users: (await db.selectFrom('users').select('id').execute()).length,
  families: (await db.selectFrom('families').select('id').execute()).length,
  members: (await db.selectFrom('members').select('user_id').execute()).length,
  sessions: (await db.selectFrom('sessions').select('id').execute()).length,
  children: (await db.selectFrom('children').select('id').execute()).length,
  activities: (await db.selectFrom('activities').select('id').execute()).length,
})

test('name and language can be changed separately [ACC-9]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  expect(await phone.call(editUser, { body: { name: ' Ana María ' } })).toMatchObject({
    name: 'Ana María',
    language: 'en',
    family: { members: [{ name: 'Ana María' }] },
  })
  expect(await phone.call(editUser, { body: { language: 'zh' } })).toMatchObject({ name: 'Ana María', language: 'zh' })
  expect(await phone.call(getUser, {})).toMatchObject({ name: 'Ana María', language: 'zh' })
})

test('deleting the account of the last member deletes the family and its data [ACC-11, ACC-12]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  const { id } = await createChild(phone.call)
  await award(phone.call, id)
  await phone.call(deleteUser, {})
  expect(await countRows(app)).toEqual({ users: 0, families: 0, members: 0, sessions: 0, children: 0, activities: 0 })
  await expect(phone.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  await app.visitor().call(signUp, { body: createSignUpBody() })
})

test('when the owner leaves, the longest-standing caregiver becomes owner [FAM-26]', async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app)
  const { id } = await createChild(ana.call)
  await award(ana.call, id)
  const luis = await app.member({ name: 'Luis' })
  await luis.call(acceptInvitation, { params: { token: await createInvitationToken(ana.call) } })
  app.clock.forward({ minutes: 5 })
  const eva = await app.member({ name: 'Eva' })
  await eva.call(acceptInvitation, { params: { token: await createInvitationToken(ana.call) } })
  await ana.call(deleteUser, {})
  const { family } = await eva.call(getUser, {})
  expect(family.members.map(({ name, role }) => [name, role])).toEqual([
    ['Luis', 'owner'],
    ['Eva', 'caregiver'],
  ])
  expect(family.former).toEqual([{ id: ana.userId, name: 'Ana' }])
  const [activity] = await eva.call(listActivities, { params: { childId: id }, query: {} })
  expect(activity?.by).toBe(ana.userId)
})

test('lists sessions newest first and ends single ones [ACC-16, ACC-42]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  app.clock.forward({ hours: 1 })
  const tablet = app.visitor()
  await tablet.send('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': `Tablet ${'x'.repeat(400)}` },
    body: JSON.stringify({ email, password }),
  })
  const [newest, oldest, ...more] = await phone.call(listSessions, {})
  expect(more).toEqual([])
  expect(newest).toMatchObject({ current: false, createdAt: '2026-11-20T11:00:00.000Z' })
  expect(newest?.userAgent).toHaveLength(300)
  expect(oldest).toMatchObject({ current: true, userAgent: null, lastUsedAt: '2026-11-20T10:00:00.000Z' })
  await phone.call(endSession, { params: { id: newest?.id ?? '' } })
  await expect(tablet.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  await expect(phone.call(endSession, { params: { id: newest?.id ?? '' } })).rejects.toMatchObject({ status: 404 })
})

test('a user cannot end the session of another user [ACC-42]', async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app)
  const mallory = await app.member()
  const [session] = await ana.call(listSessions, {})
  await expect(mallory.call(endSession, { params: { id: session?.id ?? '' } })).rejects.toMatchObject({ status: 404 })
  expect(await ana.call(getUser, {})).toMatchObject({ email })
})

test('ending the current session signs out', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  const [own] = await phone.call(listSessions, {})
  await phone.call(endSession, { params: { id: own?.id ?? '' } })
  expect(phone.cookies.has('glowjar.session')).toBe(false)
  await phone.call(signIn, { body: { email, password } })
})
