import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { getBadgeDeeds, listBadgeProgress, listBadges } from '#shared/badges/contract.ts'
import { badgeKinds, badgeRules } from '#shared/badges/rules.ts'
import { restChild, restHabit, deleteHabit } from '#shared/habits/contract.ts'
import { deleteMoment, editMoment } from '#shared/moments/contract.ts'
import { verify } from '#server/ledger/verify.ts'
import { awardPreset, deedsByBadge } from '#server/testing/badge-deeds.ts'
import { listBadgeKinds } from '#server/testing/badges.ts'
import { award, createChild, createMoment, createReward, deduct, redeem } from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp({ start: '2026-11-20T10:00:00Z' })
  const ana = await app.member()
  const { id: childId } = await createChild(ana.call)
  const undo = (actId: string) => ana.call(undoAct, { params: { id: actId } })
  const kinds = () => listBadgeKinds(ana.call, childId)
  const progress = async (kind: string) =>
    (await ana.call(listBadgeProgress, { params: { childId } })).find(({ id }) => id === kind)
  return { ...ana, app, childId, undo, kinds, progress }
}

test.for(badgeKinds)(
  '%s comes with the deed that reaches its number, and goes with its undo [BDG-9, BDG-10]',
  async (kind) => {
    const context = await createAppWithChild()
    const { call, app, kinds, progress, undo } = context
    const { target } = badgeRules[kind]
    const doDeed = deedsByBadge[kind]({ ...context, call })
    for (let n = 0; n < target - 1; n++) await doDeed(n)
    expect(await progress(kind)).toMatchObject({ count: target - 1, target, awardedAt: null, actId: null })
    expect(await kinds()).not.toContain(kind)
    const last = await doDeed(target - 1)
    expect(await progress(kind)).toMatchObject({ count: target, target, awardedAt: expect.any(String) })
    expect(await kinds()).toContain(kind)
    expect(await verify(app.database.db)).toEqual([])
    if (last.actId === undefined) return
    expect(last.badges?.map(({ id }) => id)).toContain(kind)
    expect(await progress(kind)).toMatchObject({ actId: last.actId })
    await undo(last.actId)
    expect(await kinds()).not.toContain(kind)
    expect(await verify(app.database.db)).toEqual([])
  },
)

test('an act that earns no badge says nothing of badges [BDG-10]', async () => {
  const { call, childId, kinds } = await createAppWithChild()
  expect(await deduct(call, childId)).not.toHaveProperty('badges')
  expect(await kinds()).toEqual([])
  expect(await award(call, childId)).toMatchObject({ badges: [{ id: 'first_light', iconName: 'firefly' }] })
  expect(await award(call, childId)).not.toHaveProperty('badges')
})

test('the undo of the only award takes First light; the undo of the first of two passes it on [BDG-12]', async () => {
  const { call, app, childId, undo, kinds } = await createAppWithChild()
  const only = await award(call, childId)
  await undo(only.actId)
  expect(await kinds()).toEqual([])
  const first = await award(call, childId)
  await deduct(call, childId)
  app.clock.forward({ hours: 1 })
  const second = await awardPreset(call, childId, 'help_others')
  await undo(first.actId)
  expect(await call(listBadges, { params: { childId } })).toMatchObject([
    { id: 'first_light', awardedAt: second.createdAt },
  ])
  const deeds = await call(getBadgeDeeds, { params: { childId, kind: 'first_light' } })
  expect(deeds).toMatchObject({
    earnedBy: { actId: second.actId, iconName: 'help_others' },
    first: { actId: second.actId },
    latest: { actId: second.actId },
  })
  expect(await verify(app.database.db)).toEqual([])
})

test('one act can earn several badges [BDG-10]', async () => {
  const { call, childId, app } = await createAppWithChild()
  const { id } = await createHabit(call, childId, { targetDays: 1 })
  const { badges = [] } = await checkIn(call, id, '2026-11-20')
  expect(badges.map((badge) => badge.id)).toEqual(['first_light', 'habit_formation_master'])
  expect(await verify(app.database.db)).toEqual([])
})

test('a day counts once, and until its last deed is undone [BDG-9]', async () => {
  const { call, app, childId, undo, progress } = await createAppWithChild()
  const acts = [await award(call, childId), await award(call, childId)]
  expect(await progress('seven_days')).toMatchObject({ count: 1 })
  await undo(acts[0]?.actId ?? '')
  expect(await progress('seven_days')).toMatchObject({ count: 1 })
  await undo(acts[1]?.actId ?? '')
  expect(await progress('seven_days')).toMatchObject({ count: 0 })
  const { id } = await createHabit(call, childId)
  await checkIn(call, id, '2026-11-18')
  expect(await progress('seven_days')).toMatchObject({ count: 1 })
  expect(await verify(app.database.db)).toEqual([])
})

test('moments count while they are there, under their present weather [BDG-9]', async () => {
  const { call, app, childId, undo, progress } = await createAppWithChild()
  const [one, two] = [await createMoment(call, childId), await createMoment(call, childId)]
  await call(editMoment, { params: { id: two.id }, body: { weather: 'rainy' } })
  expect([await progress('story_keeper'), await progress('all_weathers')]).toMatchObject([{ count: 2 }, { count: 2 }])
  const key = '01a00000-0000-7000-8000-00000000000d'
  await call(deleteMoment, { params: { id: two.id } }, { key })
  expect([await progress('story_keeper'), await progress('all_weathers')]).toMatchObject([{ count: 1 }, { count: 1 }])
  await undo(key)
  expect(await progress('all_weathers')).toMatchObject({ count: 2 })
  await call(deleteMoment, { params: { id: one.id } })
  await undo(one.actId)
  expect(await progress('story_keeper')).toMatchObject({ count: 1 })
  expect(await verify(app.database.db)).toEqual([])
})

test('a badge passes to no moment that was deleted [BDG-9, BDG-12]', async () => {
  const { call, app, childId, undo } = await createAppWithChild()
  const moments = []
  for (let n = 0; n < 12; n++) moments.push(await createMoment(call, childId))
  const [, , , , , , , , , tenth, eleventh, twelfth] = moments
  await call(deleteMoment, { params: { id: eleventh?.id ?? '' } })
  await undo(tenth?.actId ?? '')
  const { earnedBy } = await call(getBadgeDeeds, { params: { childId, kind: 'story_keeper' } })
  expect(earnedBy?.actId).toBe(twelfth?.actId)
  await call(deleteMoment, { params: { id: twelfth?.id ?? '' } })
  expect(await verify(app.database.db)).toEqual([])
})

test('a check-in without a picture counts for none, also when a later version suggests one for its title [BDG-9]', async () => {
  const { call, app, childId, undo, progress } = await createAppWithChild()
  const { id } = await createHabit(call, childId, { title: 'Xyz' })
  const { id: readingId } = await createHabit(call, childId, { title: 'Read a book' })
  await checkIn(call, readingId, '2026-11-20')
  const { actId } = await checkIn(call, id, '2026-11-20')
  await app.database.transact((tx) =>
    tx.updateTable('activities').set({ title: 'Read' }).where('title', '=', 'Xyz').execute(),
  )
  expect(await verify(app.database.db)).toEqual([])
  await undo(actId)
  expect(await progress('bookworm')).toMatchObject({ count: 1 })
  expect(await verify(app.database.db)).toEqual([])
})

test('the undo of a check-in of an earlier version, whose picture was counted as none, leaves no negative number [BDG-9]', async () => {
  const { call, app, childId, undo, progress } = await createAppWithChild()
  const { id } = await createHabit(call, childId, { title: 'Xyz' })
  const { actId } = await checkIn(call, id, '2026-11-20')
  const changed = { title: 'Read', metadata: null }
  await app.database.transact((tx) => tx.updateTable('activities').set(changed).where('title', '=', 'Xyz').execute())
  await undo(actId)
  await award(call, childId)
  expect(await progress('bookworm')).toMatchObject({ count: 0 })
})

test('a rest day counts once for all habits, while a habit that is there rests on it [BDG-9]', async () => {
  const { call, app, childId, undo, progress } = await createAppWithChild()
  const [teeth, bag] = [await createHabit(call, childId), await createHabit(call, childId, { title: 'Bag' })]
  const days = { from: '2026-11-20', to: '2026-11-22' }
  await call(restChild, { params: { childId }, body: { ...days, rest: true } })
  expect(await progress('rested')).toMatchObject({ count: 3 })
  await call(restHabit, { params: { habitId: teeth.id }, body: { from: '2026-11-22', to: '2026-11-23', rest: true } })
  expect(await progress('rested')).toMatchObject({ count: 4 })
  const key = '01a00000-0000-7000-8000-00000000000e'
  await call(deleteHabit, { params: { habitId: teeth.id } }, { key })
  expect(await progress('rested')).toMatchObject({ count: 3 })
  await undo(key)
  expect(await progress('rested')).toMatchObject({ count: 4 })
  await call(restHabit, { params: { habitId: bag.id }, body: { ...days, rest: false } })
  expect(await progress('rested')).toMatchObject({ count: 4 })
  expect(await verify(app.database.db)).toEqual([])
})

test('a badge tells what earned it, the first and the latest deed [BDG-14]', async () => {
  const { call, childId } = await createAppWithChild()
  const deeds = () => call(getBadgeDeeds, { params: { childId, kind: 'helping_hand' } })
  expect(await deeds()).toEqual({ earnedBy: null, first: null, latest: null })
  const first = await awardPreset(call, childId, 'help_others')
  await awardPreset(call, childId, 'tidy_toys')
  const latest = await awardPreset(call, childId, 'help_others')
  expect(await deeds()).toMatchObject({
    earnedBy: null,
    first: { actId: first.actId },
    latest: { actId: latest.actId },
  })
  const reward = await createReward(call, childId, 5)
  const { actId } = await redeem(call, reward)
  expect(await call(getBadgeDeeds, { params: { childId, kind: 'first_wish' } })).toMatchObject({
    earnedBy: { actId, type: 'reward', title: 'Zoo' },
  })
})
