import { expect, test } from 'vitest'
import { addDays, listDaysFrom } from '#shared/time/day.ts'
import { createAppWithHabit } from '#server/testing/habits.ts'
import { getChild, listNewestActivities } from '#server/testing/factories.ts'

const today = '2026-11-20'

test('a check-in pays its points and returns the updated habit [HAB-15, HAB-35, HAB-49]', async () => {
  const { call, userId, childId, habit, checkInOn, currentHabit } = await createAppWithHabit({ difficulty: 'hard' })
  const checked = await checkInOn(today)
  const { actId, balance, pointsAwarded, completed, badge, badges, ...after } = checked
  expect({ balance, pointsAwarded, completed, badge }).toEqual({
    balance: 10,
    pointsAwarded: 10,
    completed: false,
    badge: null,
  })
  expect(badges).toMatchObject([{ id: 'first_light' }])
  expect(after).toEqual(await currentHabit())
  expect(after).toMatchObject({ currentStreak: 1, longestStreak: 1, checkinCount: 1, canCheckin: false })
  expect(after.todayActId).toBe(actId)
  expect(after.recentDays.at(-1)).toEqual({ date: today, state: 'done' })
  expect(await listNewestActivities(call, childId)).toMatchObject([
    {
      actId,
      type: 'habit',
      title: habit.title,
      points: 10,
      iconName: 'hard',
      metadata: '{"picture":"teeth"}',
      by: userId,
    },
  ])
})

test('rejects a second check-in for the same day [ANS-11, HAB-18]', async () => {
  const { call, childId, checkInOn } = await createAppWithHabit()
  await checkInOn(today)
  await expect(checkInOn(today)).rejects.toMatchObject({
    status: 409,
    code: 'already_checked_in',
    message: '409: Already checked in today',
  })
  expect(await getChild(call, childId)).toMatchObject({ points: 2 })
  expect(await listNewestActivities(call, childId)).toHaveLength(1)
})

test('the last six days and today can be filled in, also before the habit was added [CON-29, HAB-17]', async () => {
  const { checkInOn, currentHabit } = await createAppWithHabit()
  for (const date of listDaysFrom(addDays(today, -6), 7).toReversed()) await checkInOn(date)
  expect(await currentHabit()).toMatchObject({ currentStreak: 7, longestStreak: 7, checkinCount: 7, restsHeld: 1 })
})

test.for([
  ['2026-11-13', 'day_too_early'],
  ['2026-11-22', 'future_day'],
  ['2026-02-30', 'invalid_day'],
  ['9999-12-31', 'future_day'],
  ['0001-01-01', 'day_too_early'],
  ['', 'invalid_day'],
])('rejects the day %s with %s [CON-29, HAB-17]', async ([date = '', code]) => {
  const { call, childId, checkInOn } = await createAppWithHabit()
  await expect(checkInOn(date)).rejects.toMatchObject({ status: 400, errors: [{ path: 'date', code }] })
  expect(await getChild(call, childId)).toMatchObject({ points: 0 })
})

test('a gap ends the streak; filling the gap joins both parts', async () => {
  const { checkInDays, checkInOn, currentHabit } = await createAppWithHabit()
  await checkInDays('2026-11-16', 2)
  await checkInDays('2026-11-19', 2)
  expect(await currentHabit()).toMatchObject({ currentStreak: 2, longestStreak: 2, checkinCount: 4 })
  expect(await checkInOn('2026-11-18')).toMatchObject({ currentStreak: 5, longestStreak: 5, checkinCount: 5 })
})

test('a streak lasts through the next day and ends the day after [HAB-29]', async () => {
  const { app, checkInDays, currentHabit } = await createAppWithHabit()
  await checkInDays('2026-11-18', 3)
  app.clock.forward({ days: 1 })
  expect(await currentHabit()).toMatchObject({ currentStreak: 3, canCheckin: true, todayActId: null })
  app.clock.forward({ days: 1 })
  expect(await currentHabit()).toMatchObject({ currentStreak: 0, longestStreak: 3, checkinCount: 3 })
})

test('a missed day uses the rest that seven check-ins earned [HAB-27]', async () => {
  const { app, checkInDays, currentHabit } = await createAppWithHabit()
  await checkInDays('2026-11-14', 7)
  app.clock.forward({ days: 2 })
  const rested = await currentHabit()
  expect(rested).toMatchObject({ currentStreak: 7, restsHeld: 0 })
  expect(rested.recentDays.slice(-2)).toEqual([
    { date: '2026-11-21', state: 'rest' },
    { date: '2026-11-22', state: 'open' },
  ])
})

test('can-checkin returns the result for today and for any other day [HAB-36]', async () => {
  const { canCheckInOn, checkInOn } = await createAppWithHabit()
  expect(await Promise.all([canCheckInOn(), canCheckInOn('2026-11-14'), canCheckInOn('2026-11-21')])).toEqual([
    true,
    true,
    true,
  ])
  expect(await Promise.all([canCheckInOn('2026-11-13'), canCheckInOn('2026-11-22')])).toEqual([false, false])
  await checkInOn(today)
  expect(await Promise.all([canCheckInOn(), canCheckInOn(today), canCheckInOn('2026-11-19')])).toEqual([
    false,
    false,
    true,
  ])
  await expect(canCheckInOn('2026-02-30')).rejects.toMatchObject({ status: 400, errors: [{ path: 'date' }] })
})

test('an undo removes the day and its points; later check-ins keep theirs [UND-15]', async () => {
  const { call, childId, checkInDays, undo, currentHabit, checkInOn } = await createAppWithHabit()
  const [, middle] = await checkInDays('2026-11-18', 3)
  expect(await undo(middle?.actId)).toMatchObject({ balance: 4 })
  expect(await currentHabit()).toMatchObject({ currentStreak: 1, longestStreak: 1, checkinCount: 2 })
  expect((await listNewestActivities(call, childId)).map(({ points, undone }) => [points, undone])).toEqual([
    [-2, false],
    [2, false],
    [2, true],
    [2, false],
  ])
  expect(await checkInOn('2026-11-19')).toMatchObject({ currentStreak: 3, longestStreak: 3, balance: 6 })
})

test('an undo of today allows another check-in today [HAB-49]', async () => {
  const { checkInOn, undo, currentHabit } = await createAppWithHabit()
  const { actId } = await checkInOn(today)
  await undo(actId)
  expect(await currentHabit()).toMatchObject({ canCheckin: true, todayActId: null, longestStreak: 0, checkinCount: 0 })
  await expect(undo(actId)).rejects.toMatchObject({ code: 'already_undone' })
})

test('a check-in can be undone for seven days [UND-12]', async () => {
  const { app, checkInDays, undo, currentHabit } = await createAppWithHabit()
  const [first, second] = await checkInDays('2026-11-14', 2)
  app.clock.forward({ days: 7 })
  expect(await undo(first?.actId)).toMatchObject({ balance: 2 })
  expect(await currentHabit()).toMatchObject({ checkinCount: 1, longestStreak: 1 })
  app.clock.forward({ seconds: 1 })
  await expect(undo(second?.actId)).rejects.toMatchObject({ code: 'undo_expired' })
})
