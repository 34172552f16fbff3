import { expect, test } from 'vitest'
import { deleteHabit, editHabit } from '#shared/habits/contract.ts'
import { getWeeklyCounts } from '#shared/stats/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { checkIn, createAppWithHabit, createHabit } from '#server/testing/habits.ts'
import { award, getChild, listNewestActivities } from '#server/testing/factories.ts'

const today = '2026-11-20'

test('reaching the target pays the bonus and the badge in the same act, once [ACT-4, ACT-5, BDG-2, HAB-30, HAB-31, HAB-32]', async () => {
  const { call, childId, habit, checkInDays, canCheckInOn, checkInOn, badges, inconsistencies } =
    await createAppWithHabit({ targetDays: 3 })
  const [, second, third] = await checkInDays('2026-11-18', 3)
  expect(second).toMatchObject({ completed: false, isCompleted: false, pointsAwarded: 2, badge: null, balance: 4 })
  expect(third).toMatchObject({ completed: true, isCompleted: true, pointsAwarded: 22, balance: 26, currentStreak: 3 })
  expect(third?.badge).toMatchObject({ id: 'habit_formation_master', title: 'Habit Formation Master' })
  expect(await badges()).toEqual([third?.badge])
  const activity = {
    actId: third?.actId,
    type: 'habit',
    title: habit.title,
    iconName: 'easy',
    metadata: '{"picture":"teeth"}',
  }
  expect((await listNewestActivities(call, childId)).slice(0, 2)).toMatchObject([
    { ...activity, points: 20 },
    { ...activity, points: 2 },
  ])
  expect(await canCheckInOn('2026-11-17')).toBe(false)
  await expect(checkInOn('2026-11-17')).rejects.toMatchObject({ status: 409, code: 'habit_completed' })
  await expect(checkInOn(today)).rejects.toMatchObject({ status: 409, code: 'already_checked_in' })
  expect(await getChild(call, childId)).toMatchObject({ points: 26 })
  expect(await inconsistencies()).toEqual([])
})

test('a target of one day is reached by the first check-in [HAB-5]', async () => {
  const { checkInOn } = await createAppWithHabit({ targetDays: 1, difficulty: 'medium' })
  expect(await checkInOn(today)).toMatchObject({ completed: true, pointsAwarded: 55, balance: 55 })
})

test('filling in a day completes the habit if the joined streak is current [HAB-30]', async () => {
  const { checkInDays, checkInOn } = await createAppWithHabit({ targetDays: 5 })
  await checkInDays('2026-11-15', 2)
  await checkInDays('2026-11-18', 2)
  expect(await checkInOn('2026-11-17')).toMatchObject({ completed: true, currentStreak: 5 })
})

test('a streak that ended before yesterday completes nothing, even if a late check-in makes it long enough [HAB-34]', async () => {
  const { checkInDays, checkInOn } = await createAppWithHabit({ targetDays: 4 })
  await checkInDays('2026-11-14', 3)
  expect(await checkInOn('2026-11-17')).toMatchObject({ completed: false, currentStreak: 0, longestStreak: 4 })
})

test('a check-in for tomorrow completes nothing over a gap [HAB-60]', async () => {
  const { checkInDays, checkInOn } = await createAppWithHabit({ targetDays: 4 })
  await checkInDays('2026-11-17', 3)
  expect(await checkInOn('2026-11-21')).toMatchObject({ completed: false, currentStreak: 1 })
  expect(await checkInOn('2026-11-20')).toMatchObject({ completed: true, currentStreak: 5 })
})

test('a completed habit keeps its streak; a higher target reopens it with its days and streak [HAB-33, HAB-58]', async () => {
  const { app, call, habit, checkInDays, checkInOn, currentHabit, badges, inconsistencies } = await createAppWithHabit({
    targetDays: 7,
  })
  const completed = (await checkInDays('2026-11-14', 7)).at(-1)
  for (let stay = 0; stay < 4; stay++) {
    app.clock.forward({ days: 25 })
    await currentHabit()
  }
  expect(await currentHabit()).toMatchObject({ isCompleted: true, currentStreak: 7, restsHeld: 1, canCheckin: false })
  expect((await currentHabit()).recentDays.map(({ state }) => state)).toEqual([...Array(13).fill('rest'), 'open'])
  const reopened = await call(editHabit, { params: { habitId: habit.id }, body: { targetDays: 8 } })
  expect(reopened).toMatchObject({
    isCompleted: false,
    targetDays: 8,
    currentStreak: 7,
    longestStreak: 7,
    checkinCount: 7,
    restsHeld: 1,
    canCheckin: true,
  })
  expect(await inconsistencies()).toEqual([])
  const again = await checkInOn(addDays(today, 100))
  expect(again).toMatchObject({ completed: true, currentStreak: 8, pointsAwarded: 22, badge: null })
  expect(await badges()).toEqual([completed?.badge])
  expect(await inconsistencies()).toEqual([])
})

test('an undo of the completing act removes the completion, the bonus and the badge [UND-20]', async () => {
  const { checkInDays, undo, currentHabit, badges, checkInOn, inconsistencies } = await createAppWithHabit({
    targetDays: 3,
  })
  const acts = await checkInDays('2026-11-18', 3)
  expect(await undo(acts[2]?.actId)).toMatchObject({ balance: 4 })
  expect(await currentHabit()).toMatchObject({ isCompleted: false, currentStreak: 2, canCheckin: true })
  expect(await badges()).toEqual([])
  expect(await inconsistencies()).toEqual([])
  expect(await checkInOn(today)).toMatchObject({
    completed: true,
    balance: 26,
    badge: { id: 'habit_formation_master' },
  })
})

test('rejects the undo of a check-in before the completion that followed it [UND-21]', async () => {
  const { checkInDays, undo, currentHabit, inconsistencies } = await createAppWithHabit({ targetDays: 3 })
  const acts = await checkInDays('2026-11-18', 3)
  await expect(undo(acts[0]?.actId)).rejects.toMatchObject({ status: 409, code: 'undo_newer_first' })
  expect(await currentHabit()).toMatchObject({ isCompleted: true, checkinCount: 3 })
  await undo(acts[2]?.actId)
  expect(await undo(acts[0]?.actId)).toMatchObject({ balance: 2 })
  expect(await currentHabit()).toMatchObject({ isCompleted: false, currentStreak: 1, longestStreak: 1 })
  expect(await inconsistencies()).toEqual([])
})

test('a reopened habit keeps its first completion until that is undone', async () => {
  const { app, call, habit, checkInDays, checkInOn, undo, currentHabit, badges, inconsistencies } =
    await createAppWithHabit({ targetDays: 2 })
  const acts = await checkInDays('2026-11-19', 2)
  await call(editHabit, { params: { habitId: habit.id }, body: { targetDays: 5 } })
  app.clock.forward({ days: 1 })
  const later = await checkInOn('2026-11-21')
  expect(later).toMatchObject({ completed: false, currentStreak: 3 })
  await expect(undo(acts[0]?.actId)).rejects.toMatchObject({ code: 'undo_newer_first' })
  expect(await undo(acts[1]?.actId)).toMatchObject({ balance: 4 })
  expect(await currentHabit()).toMatchObject({ isCompleted: false, currentStreak: 1, checkinCount: 2 })
  expect(await badges()).toEqual([])
  expect(await inconsistencies()).toEqual([])
})

test('an undo passes the badge to the other completed habit [UND-20]', async () => {
  const { app, call, childId, checkInOn, undo, badges, inconsistencies } = await createAppWithHabit({ targetDays: 1 })
  const other = await createHabit(call, childId, { targetDays: 1, title: 'Read' })
  const first = await checkInOn(today)
  app.clock.forward({ hours: 1 })
  expect(await checkIn(call, other.id, today)).toMatchObject({ completed: true, pointsAwarded: 22, badge: null })
  await undo(first.actId)
  expect(await badges()).toMatchObject([{ awardedAt: '2026-11-20T11:00:00.000Z' }])
  expect(await inconsistencies()).toEqual([])
})

test('a check-in of a deleted habit can be undone [UND-13]', async () => {
  const { call, childId, habit, checkInOn, undo, badges, inconsistencies } = await createAppWithHabit({ targetDays: 1 })
  const { actId } = await checkInOn(today)
  await call(deleteHabit, { params: { habitId: habit.id } })
  expect(await badges()).toHaveLength(1)
  expect(await undo(actId)).toMatchObject({ balance: 0 })
  expect(await badges()).toEqual([])
  expect(await getChild(call, childId)).toMatchObject({ points: 0, pointsEarned: 0 })
  expect(await inconsistencies()).toEqual([])
})

test('weekly stats count a completing check-in once and an undone one not at all [STA-5, STA-8]', async () => {
  const { call, childId, checkInDays, undo } = await createAppWithHabit({ targetDays: 3 })
  const acts = await checkInDays('2026-11-18', 3)
  await award(call, childId)
  const week = () => call(getWeeklyCounts, { params: { childId } })
  expect(await week()).toMatchObject({ habit: 3, behavior: 1 })
  await undo(acts[2]?.actId)
  expect(await week()).toMatchObject({ habit: 2 })
})
