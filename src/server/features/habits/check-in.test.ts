import { expect, test } from 'vitest'
import { addDays, daysFrom } from '#shared/time/day.ts'
import { habitFamily } from '#server/testing/habits.ts'
import { childNow, timeline } from '#server/testing/factories.ts'

const today = '2026-11-20'

test('a check-in pays its points and returns the updated habit [HAB-15, HAB-35, HAB-49]', async () => {
  const { call, userId, childId, habit, check, now } = await habitFamily({ difficulty: 'hard' })
  const checked = await check(today)
  const { actId, balance, pointsAwarded, completed, badge, ...after } = checked
  expect({ balance, pointsAwarded, completed, badge }).toEqual({
    balance: 10,
    pointsAwarded: 10,
    completed: false,
    badge: null,
  })
  expect(after).toEqual(await now())
  expect(after).toMatchObject({ currentStreak: 1, longestStreak: 1, checkinCount: 1, canCheckin: false })
  expect(after.todayActId).toBe(actId)
  expect(after.recentDays.at(-1)).toEqual({ date: today, state: 'done' })
  expect(await timeline(call, childId)).toMatchObject([
    { actId, type: 'habit', title: habit.title, points: 10, iconName: 'hard', metadata: null, by: userId },
  ])
})

test('rejects a second check-in for the same day [ANS-11, HAB-18]', async () => {
  const { call, childId, check } = await habitFamily()
  await check(today)
  await expect(check(today)).rejects.toMatchObject({
    status: 409,
    code: 'already_checked_in',
    message: '409: Already checked in today',
  })
  expect(await childNow(call, childId)).toMatchObject({ points: 2 })
  expect(await timeline(call, childId)).toHaveLength(1)
})

test('the last six days and today can be filled in, also before the habit was added [CON-29, HAB-17]', async () => {
  const { check, now } = await habitFamily()
  for (const date of daysFrom(addDays(today, -6), 7).toReversed()) await check(date)
  expect(await now()).toMatchObject({ currentStreak: 7, longestStreak: 7, checkinCount: 7, restsHeld: 1 })
})

test.for([
  ['2026-11-13', 'day_too_early'],
  ['2026-11-22', 'future_day'],
  ['2026-02-30', 'invalid_day'],
  ['9999-12-31', 'future_day'],
  ['0001-01-01', 'day_too_early'],
  ['', 'invalid_day'],
])('rejects the day %s with %s [CON-29, HAB-17]', async ([date = '', code]) => {
  const { call, childId, check } = await habitFamily()
  await expect(check(date)).rejects.toMatchObject({ status: 400, errors: [{ path: 'date', code }] })
  expect(await childNow(call, childId)).toMatchObject({ points: 0 })
})

test('a gap ends the streak; filling the gap joins both parts', async () => {
  const { checkAll, check, now } = await habitFamily()
  await checkAll('2026-11-16', 2)
  await checkAll('2026-11-19', 2)
  expect(await now()).toMatchObject({ currentStreak: 2, longestStreak: 2, checkinCount: 4 })
  expect(await check('2026-11-18')).toMatchObject({ currentStreak: 5, longestStreak: 5, checkinCount: 5 })
})

test('a streak lasts through the next day and ends the day after [HAB-29]', async () => {
  const { app, checkAll, now } = await habitFamily()
  await checkAll('2026-11-18', 3)
  app.clock.forward({ days: 1 })
  expect(await now()).toMatchObject({ currentStreak: 3, canCheckin: true, todayActId: null })
  app.clock.forward({ days: 1 })
  expect(await now()).toMatchObject({ currentStreak: 0, longestStreak: 3, checkinCount: 3 })
})

test('a missed day uses the rest that seven check-ins earned [HAB-27]', async () => {
  const { app, checkAll, now } = await habitFamily()
  await checkAll('2026-11-14', 7)
  app.clock.forward({ days: 2 })
  const rested = await now()
  expect(rested).toMatchObject({ currentStreak: 7, restsHeld: 0 })
  expect(rested.recentDays.slice(-2)).toEqual([
    { date: '2026-11-21', state: 'rest' },
    { date: '2026-11-22', state: 'open' },
  ])
})

test('can-checkin returns the result for today and for any other day [HAB-36]', async () => {
  const { can, check } = await habitFamily()
  expect(await Promise.all([can(), can('2026-11-14'), can('2026-11-21')])).toEqual([true, true, true])
  expect(await Promise.all([can('2026-11-13'), can('2026-11-22')])).toEqual([false, false])
  await check(today)
  expect(await Promise.all([can(), can(today), can('2026-11-19')])).toEqual([false, false, true])
  await expect(can('2026-02-30')).rejects.toMatchObject({ status: 400, errors: [{ path: 'date' }] })
})

test('an undo removes the day and its points; later check-ins keep theirs [UND-15]', async () => {
  const { call, childId, checkAll, undo, now, check } = await habitFamily()
  const [, middle] = await checkAll('2026-11-18', 3)
  expect(await undo(middle?.actId)).toMatchObject({ balance: 4 })
  expect(await now()).toMatchObject({ currentStreak: 1, longestStreak: 1, checkinCount: 2 })
  expect((await timeline(call, childId)).map(({ points, undone }) => [points, undone])).toEqual([
    [-2, false],
    [2, false],
    [2, true],
    [2, false],
  ])
  expect(await check('2026-11-19')).toMatchObject({ currentStreak: 3, longestStreak: 3, balance: 6 })
})

test('an undo of today allows another check-in today [HAB-49]', async () => {
  const { check, undo, now } = await habitFamily()
  const { actId } = await check(today)
  await undo(actId)
  expect(await now()).toMatchObject({ canCheckin: true, todayActId: null, longestStreak: 0, checkinCount: 0 })
  await expect(undo(actId)).rejects.toMatchObject({ code: 'already_undone' })
})

test('a check-in can be undone for seven days [UND-12]', async () => {
  const { app, checkAll, undo, now } = await habitFamily()
  const [first, second] = await checkAll('2026-11-14', 2)
  app.clock.forward({ days: 7 })
  expect(await undo(first?.actId)).toMatchObject({ balance: 2 })
  expect(await now()).toMatchObject({ checkinCount: 1, longestStreak: 1 })
  app.clock.forward({ seconds: 1 })
  await expect(undo(second?.actId)).rejects.toMatchObject({ code: 'undo_expired' })
})
