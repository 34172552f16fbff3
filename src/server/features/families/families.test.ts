import { expect, test } from 'vitest'
import { deleteUser, getUser } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { acceptInvitation, editFamily, getInvitation, invite, removeMember } from '#shared/families/contract.ts'
import { createInvitationToken } from '#server/testing/accounts.ts'
import { award, describeOutcomes, createChild } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const getErrorCode = (reason: unknown) => (reason instanceof ApiError ? reason.code : String(reason))

const createFamilyWithTwoMembers = async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Ana' })
  const caregiver = await app.member({ name: 'Luis' })
  await caregiver.call(acceptInvitation, { params: { token: await createInvitationToken(owner.call) } })
  return { app, owner, caregiver }
}

test('any member changes family settings; absent ones stay [FAM-11, FAM-15, FAM-17]', async () => {
  const { owner, caregiver } = await createFamilyWithTwoMembers()
  expect(await caregiver.call(editFamily, { body: { name: 'The fireflies', timeZone: 'Asia/Tokyo' } })).toEqual({
    id: owner.familyId,
    name: 'The fireflies',
    timeZone: 'Asia/Tokyo',
    weekStart: 'sunday',
    pictures: false,
    usesModel: false,
  })
  expect(await owner.call(editFamily, { body: { pictures: true } })).toMatchObject({
    name: 'The fireflies',
    pictures: true,
  })
  expect(await owner.call(editFamily, { body: { pictures: false } })).toMatchObject({ pictures: false })
})

test('a family chooses the first day of its week [CON-19, FAM-35]', async () => {
  const { owner, caregiver } = await createFamilyWithTwoMembers()
  expect((await owner.call(getUser, {})).family).toMatchObject({ weekStart: 'sunday' })
  for (const weekStart of ['saturday', 'monday', 'sunday', 'monday'] as const) {
    expect(await caregiver.call(editFamily, { body: { weekStart } })).toMatchObject({ weekStart, name: 'Ana' })
  }
  expect((await owner.call(getUser, {})).family).toMatchObject({ weekStart: 'monday' })
  for (const weekStart of ['tuesday', 'Monday', 1, null]) {
    const rejected = caregiver.call(editFamily, { body: { weekStart: weekStart as 'monday' } })
    await expect(rejected).rejects.toMatchObject({ status: 400, errors: [{ path: 'weekStart' }] })
  }
})

test.each(['Mars/Olympus', '', 'UTC+25', '+01:00', '../../etc'])(
  'rejects an unknown time zone: %j',
  async (timeZone) => {
    const app = await createTestApp()
    const { call } = await app.member()
    await expect(call(editFamily, { body: { timeZone } })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'timeZone', code: 'invalid_time_zone' }],
    })
  },
)

test('a time zone is stored as the runtime spells it [TXT-8]', async () => {
  const { call } = await (await createTestApp()).member()
  expect(await call(editFamily, { body: { timeZone: 'eUROPE/madrid' } })).toMatchObject({ timeZone: 'Europe/Madrid' })
  expect(await call(editFamily, { body: { timeZone: 'Asia/Kolkata' } })).toMatchObject({ timeZone: 'Asia/Kolkata' })
})

test('an invitation names the family and joins it; both members see the same children [FAM-2, FAM-7, FAM-19, FAM-23]', async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Ana' })
  const mia = await createChild(owner.call)
  const invitation = await owner.call(invite, {})
  expect(invitation.url).toBe(`http://localhost:3000/invite/${invitation.token}`)
  expect(invitation.expiresAt).toBe('2026-11-27T10:00:00.000Z')
  const params = { token: invitation.token }
  expect(await app.visitor().call(getInvitation, { params })).toEqual({
    family: 'Ana',
    invitedBy: 'Ana',
    expiresAt: invitation.expiresAt,
  })
  const luis = await app.member({ name: 'Luis' })
  expect(await luis.call(acceptInvitation, { params })).toMatchObject({ id: owner.familyId })
  expect((await luis.call(listChildren, {})).map(({ id }) => id)).toEqual([mia.id])
  const families = await app.database.db.selectFrom('families').select('id').execute()
  expect(families).toEqual([{ id: owner.familyId }])
})

test('an invitation works once, even with ten concurrent requests [CON-25, FAM-3, FAM-20, FAM-24]', async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Ana' })
  const token = await createInvitationToken(owner.call)
  const guests = await Promise.all(Array.from({ length: 10 }, () => app.member({ name: 'Guest' })))
  const results = await describeOutcomes(guests.map(({ call }) => call(acceptInvitation, { params: { token } })))
  expect(results.filter((result) => result === 'done')).toHaveLength(1)
  expect(results.filter((result) => result === '409 invitation_used')).toHaveLength(9)
  expect((await owner.call(getUser, {})).family.members).toHaveLength(2)
  await expect(app.visitor().call(getInvitation, { params: { token } })).rejects.toMatchObject({
    code: 'invitation_used',
  })
})

test('accepting twice, or accepting an invitation into the same family, changes nothing [FAM-28]', async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Ana' })
  const luis = await app.member({ name: 'Luis' })
  const params = { token: await createInvitationToken(owner.call) }
  expect(await owner.call(acceptInvitation, { params })).toMatchObject({ id: owner.familyId })
  await luis.call(acceptInvitation, { params })
  expect(await luis.call(acceptInvitation, { params })).toMatchObject({ id: owner.familyId })
})

test('an invitation expires after seven days [CON-25, FAM-3, FAM-20]', async () => {
  const app = await createTestApp()
  const owner = await app.member()
  const luis = await app.member()
  const params = { token: await createInvitationToken(owner.call) }
  app.clock.forward({ days: 7 })
  await expect(luis.call(acceptInvitation, { params })).rejects.toMatchObject({ code: 'invitation_used' })
  expect((await luis.call(getUser, {})).family.id).toBe(luis.familyId)
})

test('an unknown invitation is not found, and only the hash of a token is stored [FAM-4]', async () => {
  const app = await createTestApp()
  const owner = await app.member()
  const token = await createInvitationToken(owner.call)
  await expect(app.visitor().call(getInvitation, { params: { token: 'x'.repeat(43) } })).rejects.toMatchObject({
    status: 404,
  })
  const rows = await app.database.db.selectFrom('invitations').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('rejects an invitation for a member whose family has children [FAM-8]', async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Ana' })
  const luis = await app.member({ name: 'Luis' })
  await createChild(luis.call)
  const params = { token: await createInvitationToken(owner.call) }
  await expect(luis.call(acceptInvitation, { params })).rejects.toMatchObject({
    status: 409,
    code: 'already_in_family',
  })
  const eva = await app.member({ name: 'Eva' })
  expect(await eva.call(acceptInvitation, { params })).toMatchObject({ id: owner.familyId })
})

test('a child that is added while its parent accepts an invitation is not lost', async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Ana' })
  for (let round = 0; round < 10; round++) {
    const luis = await app.member({ name: 'Luis' })
    const params = { token: await createInvitationToken(owner.call) }
    const [added] = await Promise.allSettled([createChild(luis.call), luis.call(acceptInvitation, { params })])
    if (added.status === 'rejected') continue
    const children = await app.database.db
      .selectFrom('children')
      .select('id')
      .where('id', '=', added.value.id)
      .execute()
    expect(children).toHaveLength(1)
  }
})

test('accepting an invitation while the last member deletes the account ends in one family [FAM-1]', async () => {
  const app = await createTestApp()
  for (let round = 0; round < 5; round++) {
    const owner = await app.member({ name: 'Ana' })
    const guest = await app.member({ name: 'Luis' })
    const params = { token: await createInvitationToken(owner.call) }
    const outcome = (request: Promise<unknown>) => request.then(() => 'done', getErrorCode)
    const [left, joined] = await Promise.all([
      outcome(owner.call(deleteUser, {})),
      outcome(guest.call(acceptInvitation, { params })),
    ])
    expect(left).toBe('done')
    expect(['done', 'invitation_used']).toContain(joined)
    const { family } = await guest.call(getUser, {})
    expect(family.members).toEqual([{ id: guest.userId, name: 'Luis', role: 'owner' }])
  }
})

test('a removed member loses access with the next request; their account and name stay [ACC-41, FAM-9, FAM-10, FAM-25, FAM-27]', async () => {
  const { app, owner, caregiver } = await createFamilyWithTwoMembers()
  const mia = await createChild(owner.call)
  await award(caregiver.call, mia.id)
  const token = await createInvitationToken(caregiver.call)
  await owner.call(removeMember, { params: { id: caregiver.userId } })
  expect(await caregiver.call(listChildren, {})).toEqual([])
  await expect(award(caregiver.call, mia.id)).rejects.toMatchObject({ status: 404 })
  const own = await caregiver.call(getUser, {})
  expect(own.family).toMatchObject({ name: 'Luis', members: [{ role: 'owner' }] })
  expect((await owner.call(getUser, {})).family).toMatchObject({
    members: [{ name: 'Ana' }],
    former: [{ id: caregiver.userId, name: 'Luis' }],
  })
  await expect(app.visitor().call(getInvitation, { params: { token } })).rejects.toMatchObject({ status: 404 })
})

test('a removed member can be invited again', async () => {
  const { owner, caregiver } = await createFamilyWithTwoMembers()
  await owner.call(removeMember, { params: { id: caregiver.userId } })
  await caregiver.call(getUser, {})
  await caregiver.call(acceptInvitation, { params: { token: await createInvitationToken(owner.call) } })
  const { family } = await caregiver.call(getUser, {})
  expect(family).toMatchObject({ id: owner.familyId, former: [] })
  expect(family.members.map(({ name, role }) => [name, role])).toEqual([
    ['Ana', 'owner'],
    ['Luis', 'caregiver'],
  ])
})

test('only the owner removes members, and never the owner [FAM-11, FAM-21, FAM-22]', async () => {
  const { app, owner, caregiver } = await createFamilyWithTwoMembers()
  const stranger = await app.member()
  const remove = (by: typeof owner, id: string) => by.call(removeMember, { params: { id } })
  await expect(remove(caregiver, owner.userId)).rejects.toMatchObject({ status: 403, code: 'owner_only' })
  await expect(remove(owner, owner.userId)).rejects.toMatchObject({ status: 409, code: 'owner_stays' })
  await expect(remove(owner, stranger.userId)).rejects.toMatchObject({ status: 404 })
  expect((await owner.call(getUser, {})).family.members).toHaveLength(2)
})
