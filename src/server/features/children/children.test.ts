import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listActivities } from '#shared/activities/contract.ts'
import { listBadges } from '#shared/badges/contract.ts'
import { getQuickList, putQuickList } from '#shared/behaviors/contract.ts'
import { addChild, deleteChild, editChild, listChildren } from '#shared/children/contract.ts'
import { avatars } from '#shared/children/rules.ts'
import { giveRedemption, listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { award, getChild, redeem, createChild, createReward } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithMember = async (timeZone = 'UTC') => {
  const app = await createTestApp()
  const { call, familyId } = await app.member({ timeZone })
  return { app, call, familyId }
}

const fullProfile = { name: 'Mia', age: 7, gender: 'girl', birthday: '2019-05-04', avatarUrl: '👧🏽' } as const
const createInputError = (path: string, code: string) => ({
  status: 400,
  code: 'invalid_input',
  errors: [{ path, code }],
})

test('a new child has the given fields and no points [CHD-1, CHD-3, CHD-12, CHD-20]', async () => {
  const { call } = await createAppWithMember()
  const added = await call(addChild, { body: fullProfile })
  expect(added).toMatchObject({ ...fullProfile, points: 0, pointsEarned: 0, createdAt: '2026-11-20T10:00:00.000Z' })
  expect(await call(listChildren, {})).toEqual([added])
})

test('a child needs only a name, which is trimmed [CHD-1, CHD-6, CHD-21, GEN-2]', async () => {
  const { call } = await createAppWithMember()
  const none = { age: null, gender: null, birthday: null, avatarUrl: null }
  expect(await call(addChild, { body: { name: '  Mia ' } })).toMatchObject({ name: 'Mia', ...none })
  expect(await call(addChild, { body: { name: 'Leo', ...none } })).toMatchObject({ name: 'Leo', ...none })
})

test('children are listed oldest entry first [ANS-19, CHD-2]', async () => {
  const { app, call } = await createAppWithMember()
  for (const name of ['Zoe', 'Ada', 'Mia']) {
    await createChild(call, name)
    app.clock.forward({ seconds: 1 })
  }
  const [first] = await call(listChildren, {})
  await call(editChild, { params: { id: first?.id ?? '' }, body: { name: 'Zara' } })
  expect((await call(listChildren, {})).map(({ name }) => name)).toEqual(['Zara', 'Ada', 'Mia'])
})

test('in an edit, an absent field is unchanged and null clears it [CHD-4, CHD-17]', async () => {
  const { call } = await createAppWithMember()
  const added = await call(addChild, { body: fullProfile })
  const change = (body: object) => call(editChild, { params: { id: added.id }, body })
  expect(await change({})).toEqual(added)
  expect(await change({ name: 'Mía' })).toEqual({ ...added, name: 'Mía' })
  expect(await change({ age: null })).toEqual({ ...added, name: 'Mía', age: null })
  const cleared = { gender: null, birthday: null, avatarUrl: null }
  expect(await change(cleared)).toEqual({ ...added, name: 'Mía', age: null, ...cleared })
  expect(await change({ age: 0, gender: 'boy' })).toMatchObject({ age: 0, gender: 'boy', name: 'Mía' })
  await expect(change({ name: null })).rejects.toMatchObject(createInputError('name', 'invalid_type'))
})

test.for([0, 1, 17, 18, 10.0])('accepts the age %d [CHD-7, DLG-5]', async (age) => {
  const { call } = await createAppWithMember()
  const { id } = await call(addChild, { body: { name: 'Mia', age } })
  expect(await call(editChild, { params: { id }, body: { age } })).toMatchObject({ age })
})

test.for([-1, 19, 1.5, 1e9])('rejects the age %d [CHD-7]', async (age) => {
  const { call } = await createAppWithMember()
  const { id } = await createChild(call)
  const rejected = createInputError('age', 'invalid_age')
  await expect(call(addChild, { body: { name: 'Mia', age } })).rejects.toMatchObject(rejected)
  await expect(call(editChild, { params: { id }, body: { age } })).rejects.toMatchObject(rejected)
})

test.for([
  ['UTC', '1900-01-01'],
  ['UTC', '2026-11-20'],
  ['UTC', '2024-02-29'],
  ['Pacific/Kiritimati', '2026-11-21'],
] as const)('in %s accepts the birthday %s [CHD-13, FAM-16]', async ([timeZone, birthday]) => {
  const { call } = await createAppWithMember(timeZone)
  const { id } = await createChild(call)
  expect(await call(addChild, { body: { name: 'Leo', birthday } })).toMatchObject({ birthday })
  expect(await call(editChild, { params: { id }, body: { birthday } })).toMatchObject({ birthday })
})

test.for([
  ['Pacific/Kiritimati', '2026-11-22', 'future_day'],
  ['Pacific/Pago_Pago', '2026-11-20', 'future_day'],
  ['UTC', '2026-11-21', 'future_day'],
  ['UTC', '1899-12-31', 'invalid_birthday'],
  ['UTC', '2023-02-29', 'invalid_day'],
  ['UTC', '2019-5-4', 'invalid_day'],
  ['UTC', '2019-05-04T00:00:00Z', 'invalid_day'],
  ['UTC', '', 'invalid_day'],
] as const)('in %s rejects the birthday %j with %s [CHD-13]', async ([timeZone, birthday, code]) => {
  const { call } = await createAppWithMember(timeZone)
  const { id } = await createChild(call)
  const added = call(addChild, { body: { name: 'Leo', birthday } })
  await expect(added).rejects.toMatchObject(createInputError('birthday', code))
  const changed = call(editChild, { params: { id }, body: { birthday } })
  await expect(changed).rejects.toMatchObject(createInputError('birthday', code))
})

test('accepts the twelve avatars and nothing else [CHD-14]', async () => {
  const { call } = await createAppWithMember()
  const { id } = await createChild(call)
  for (const avatarUrl of avatars) {
    expect(await call(editChild, { params: { id }, body: { avatarUrl } })).toMatchObject({ avatarUrl })
  }
  for (const avatarUrl of ['👶', '🧒', '👦👦', 'https://example.org/a.png', '']) {
    const body = { avatarUrl: avatarUrl as '🐻' }
    await expect(call(editChild, { params: { id }, body })).rejects.toMatchObject(
      createInputError('avatarUrl', 'invalid_choice'),
    )
  }
})

test('deleting a child deletes everything that belongs to it, and nothing of the others [CHD-5, PTS-2]', async () => {
  const { call, app } = await createAppWithMember()
  const { id } = await createChild(call)
  const other = await createChild(call, 'Leo')
  await award(call, other.id, 5)
  await award(call, id, 50)
  const promise = await redeem(call, await createReward(call, id, 30))
  await call(editChild, { params: { id }, body: { name: 'Mía' } })
  await call(giveRedemption, { params: { id: promise.id } })
  await call(putQuickList, { params: { childId: id }, body: [{ title: 'Sang', points: 3 }] })
  expect(await call(deleteChild, { params: { id } })).toBeUndefined()
  const gone = { status: 404, code: 'not_found' }
  await expect(call(listActivities, { params: { childId: id }, query: {} })).rejects.toMatchObject(gone)
  await expect(call(listRewards, { query: { childId: id } })).rejects.toMatchObject(gone)
  await expect(call(listRedemptions, { query: { childId: id } })).rejects.toMatchObject(gone)
  await expect(call(listBadges, { params: { childId: id } })).rejects.toMatchObject(gone)
  await expect(call(getQuickList, { params: { childId: id } })).rejects.toMatchObject(gone)
  await expect(call(deleteChild, { params: { id } })).rejects.toMatchObject(gone)
  for (const table of ['activities', 'rewards', 'redemptions', 'acts'] as const) {
    const rows = await app.database.db.selectFrom(table).select('id').where('child_id', '=', id).execute()
    expect(rows).toEqual([])
  }
  const { n } = await app.database.db
    .selectFrom('acts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('answer', 'like', '%M_a%')
    .executeTakeFirstOrThrow()
  expect(n).toBe(0)
  expect(await getChild(call, other.id)).toMatchObject({ points: 5 })
})

test('a retry does not add a child again that was deleted since [UND-28]', async () => {
  const { call } = await createAppWithMember()
  await createChild(call, 'Leo')
  const key = randomUUID()
  const { id } = await call(addChild, { body: fullProfile }, { key })
  expect(await call(addChild, { body: fullProfile }, { key })).toMatchObject({ id })
  await call(deleteChild, { params: { id } })
  await expect(call(addChild, { body: fullProfile }, { key })).rejects.toMatchObject({
    status: 409,
    code: 'key_expired',
  })
  expect(await call(listChildren, {})).toHaveLength(1)
})

test('rejects an unknown gender; null clears it [CHD-12]', async () => {
  const { call } = await createAppWithMember()
  const { id } = await call(addChild, { body: { name: 'Mia', gender: 'girl' } })
  const change = (gender: unknown) => call(editChild, { params: { id }, body: { gender: gender as 'boy' } })
  for (const wrong of ['', 'Girl', 'x', 1]) {
    await expect(change(wrong)).rejects.toMatchObject(createInputError('gender', 'invalid_choice'))
  }
  expect(await change('boy')).toMatchObject({ gender: 'boy' })
  expect(await change(null)).toMatchObject({ gender: null })
})
