import { expect, test } from 'vitest'
import { deleteUser, getUser, signIn } from '#shared/auth/contract.ts'
import { addChild, listChildren } from '#shared/children/contract.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { exportFamily } from '#shared/export/contract.ts'
import { acceptInvitation, invite, removeMember } from '#shared/families/contract.ts'
import { createInvitationToken, password, signUpVisitor } from '#server/testing/accounts.ts'
import { createChild, describeOutcomes } from '#server/testing/factories.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { toRequestInit } from '#server/testing/request-init.ts'
import { endpointName, sampleRequestOf, urlOf } from '#server/testing/sample-requests.ts'

const email = 'ben@example.org'

/** Creates Ben, who was removed from Ana's family. */
const createRemovedMember = async (app: TestApp) => {
  const ana = await app.member({ name: 'Ana' })
  const ben = await signUpVisitor(app, email, 'Ben')
  await ben.call(acceptInvitation, { params: { token: await createInvitationToken(ana.call) } })
  await ana.call(removeMember, { params: { id: ben.userId } })
  return { ana, ben }
}

/** Creates the same on an app with closed sign-up, where Ben came by invitation. */
const createAppWithRemovedMember = async () => {
  const app = await createTestApp({ env: { SIGNUP: 'closed' } })
  const ana = await app.member({ name: 'Ana' })
  const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
  await ana.call(removeMember, { params: { id: ben.userId } })
  return { app, ana, ben }
}

test('with sign-up closed a removed member cannot invite or record anything [FAM-31]', async () => {
  const { app, ben } = await createAppWithRemovedMember()
  const { ids } = await createFullFamily(app)
  expect((await ben.call(getUser, {})).removed).toBe(true)
  const accepted: string[] = []
  for (const e of allEndpoints.filter((one) => one.access === 'member' && !one.afterRemoval)) {
    const sample = sampleRequestOf(e, ids)
    const response = await ben.send(urlOf(e, sample), toRequestInit(e, sample))
    if (response.status !== 403 || !(await response.text()).includes('removed_from_family'))
      accepted.push(endpointName(e))
  }
  expect(accepted).toEqual([])
  const open = allEndpoints.filter((e) => e.afterRemoval).map(endpointName)
  expect(open.toSorted()).toEqual([
    'DELETE /api/auth/sessions',
    'DELETE /api/auth/sessions/{id}',
    'DELETE /api/auth/user',
    'GET /api/auth/recent-sign-in',
    'GET /api/auth/sessions',
    'GET /api/auth/user',
    'GET /api/family/export',
    'POST /api/auth/change-password',
    'POST /api/auth/recent-sign-in',
    'POST /api/auth/recent-sign-in/passkey',
    'POST /api/invitations/{token}/accept',
    'PUT /api/auth/user',
  ])
})

test('with sign-up closed a removed member can export, and delete the account [FAM-31]', async () => {
  const { app, ben } = await createAppWithRemovedMember()
  expect(await ben.call(exportFamily, {})).toMatchObject({ children: [], members: [{ name: 'Ben' }] })
  await ben.call(deleteUser, {})
  expect(await app.database.db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Ana' }])
})

test('with sign-up closed a removed member can join a family by invitation, and then invite again [FAM-31]', async () => {
  const { ana, ben } = await createAppWithRemovedMember()
  await ben.call(acceptInvitation, { params: { token: await createInvitationToken(ana.call) } })
  expect(await ben.call(getUser, {})).toMatchObject({ removed: false, family: { id: ana.familyId } })
  await createInvitationToken(ben.call)
})

test('with sign-up open a removed member may found a family, and keeps it when sign-up is closed [FAM-32]', async () => {
  const open = await createTestApp()
  const { ben } = await createRemovedMember(open)
  expect((await ben.call(getUser, {})).removed).toBe(false)
  await createInvitationToken(ben.call)
  const closed = await createTestApp({ env: { SIGNUP: 'closed' }, wrapDatabase: () => open.database })
  const again = closed.visitor()
  await again.call(signIn, { body: { email, password } })
  expect(await describeOutcomes([again.call(invite, {}), again.call(addChild, { body: { name: 'Mia' } })])).toEqual([
    '403 removed_from_family',
    '403 removed_from_family',
  ])
  await createChild(ben.call)
  expect(await again.call(listChildren, {})).toHaveLength(1)
  await createInvitationToken(again.call)
})

test('with sign-up closed a token that a removed member made before does nothing, so that it adds no child [FAM-31, TOK-7]', async () => {
  const open = await createTestApp()
  const { ben } = await createRemovedMember(open)
  const made = await open.token(ben)
  const closed = await createTestApp({ env: { SIGNUP: 'closed' }, wrapDatabase: () => open.database })
  const token = closed.visitor(undefined, `Bearer ${made.token}`)
  expect(
    await describeOutcomes([token.call(addChild, { body: { name: 'Mia' } }), token.call(listChildren, {})]),
  ).toEqual(['403 removed_from_family', '403 removed_from_family'])
  const again = closed.visitor()
  await again.call(signIn, { body: { email, password } })
  expect((await again.call(getUser, {})).removed).toBe(true)
  await createChild(made.call)
  await token.call(addChild, { body: { name: 'Leo' } })
})
