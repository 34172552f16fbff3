import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { listBadges } from '#shared/badges/contract.ts'
import { editChild } from '#shared/children/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { restHabit } from '#shared/habits/contract.ts'
import { listRedemptions, redeemReward } from '#shared/rewards/contract.ts'
import { editSkill, listScores } from '#shared/skills/contract.ts'
import { getWeeklyCounts } from '#shared/stats/contract.ts'
import { newId } from '#server/ids.ts'
import {
  award,
  createChild,
  createMoment,
  createReward,
  createSkill,
  describeOutcomes,
  listNewestActivities,
} from '#server/testing/factories.ts'
import { checkIn, createHabit, getHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { verify } from './verify.ts'

// A Friday; in Madrid it is 11:00.
const now = '2026-11-20T10:00:00.000Z'

const createAppWithChild = async (timeZone = 'Europe/Madrid') => {
  const app = await createTestApp({ start: now })
  const ana = await app.member({ timeZone })
  const { id } = await createChild(ana.call)
  return { app, ana, call: ana.call, id }
}

test('an act happens when it is received, or at the time in Act-Time, whose day it stands under [UND-29, ACT-27, ACT-28]', async () => {
  const { call, id } = await createAppWithChild()
  await award(call, id, 1, 'Now')
  await award(call, id, 2, 'Late on Tuesday', { actTime: '2026-11-17T23:30:00.000Z' })
  const rows = await listNewestActivities(call, id)
  expect(rows.map(({ title, createdAt, happenedAt, day }) => [title, createdAt, happenedAt, day])).toEqual([
    ['Late on Tuesday', now, '2026-11-17T23:30:00.000Z', '2026-11-18'],
    ['Now', now, now, '2026-11-20'],
  ])
})

test.for([
  ['2026-11-13T10:00:00.000Z', 'done'],
  ['2026-11-13T10:00:00Z', 'done'],
  ['2026-11-13T09:59:59.999Z', '400 act_time_out_of_reach'],
  ['2026-11-20T10:02:00.000Z', 'done'],
  ['2026-11-20T10:02:00.001Z', '400 act_time_out_of_reach'],
  ['2026-11-20', '400 act_time_out_of_reach'],
  ['2026-11-20T11:00:00+01:00', '400 act_time_out_of_reach'],
  ['2026-11-31T10:00:00.000Z', '400 act_time_out_of_reach'],
  ['2026-11-19T25:00:00.000Z', '400 act_time_out_of_reach'],
  ['yesterday', '400 act_time_out_of_reach'],
] as const)('the Act-Time %s is %s [UND-29, CON-33]', async ([actTime, outcome]) => {
  const { call, id } = await createAppWithChild()
  expect(await describeOutcomes([award(call, id, 5, 'Sang', { actTime })])).toEqual([outcome])
  expect(await listNewestActivities(call, id)).toHaveLength(outcome === 'done' ? 1 : 0)
})

test('a behaviour can be recorded for any time of the six days before, also late in the evening [BEH-34, UND-29]', async () => {
  const { app, call, id } = await createAppWithChild()
  app.clock.set('2026-11-20T22:59:00.000Z')
  await award(call, id, 1, 'Early on Saturday', { actTime: '2026-11-13T23:00:00.000Z' })
  await award(call, id, 2, 'On Thursday', { actTime: '2026-11-19T18:00:00.000Z' })
  const rows = await listNewestActivities(call, id)
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-14'])
})

test('a repeated request gets the stored response, with another Act-Time or one that is too old by now [UND-30]', async () => {
  const { app, call, id } = await createAppWithChild()
  const key = newId(app.clock.now())
  const actTime = '2026-11-14T10:00:00.000Z'
  const first = await award(call, id, 5, 'Sang', { key, actTime })
  expect(await award(call, id, 5, 'Sang', { key })).toEqual(first)
  expect(await award(call, id, 5, 'Sang', { key, actTime: '2026-11-15T10:00:00.000Z' })).toEqual(first)
  app.clock.forward({ days: 5 })
  expect(await award(call, id, 5, 'Sang', { key, actTime })).toEqual(first)
  expect(await listNewestActivities(call, id)).toMatchObject([{ happenedAt: actTime }])
})

test('a request that was rejected for its Act-Time can be repeated with its key [UND-8, UND-29]', async () => {
  const { call, id } = await createAppWithChild()
  const key = newId(Date.parse(now))
  const tooEarly = award(call, id, 5, 'Sang', { key, actTime: '2026-11-01T10:00:00.000Z' })
  await expect(tooEarly).rejects.toMatchObject({ code: 'act_time_out_of_reach' })
  expect(await award(call, id, 5, 'Sang', { key })).toMatchObject({ actId: key, balance: 5 })
})

test('activities stay in the order in which they were received, whenever they happened [UND-32, PTS-5]', async () => {
  const { call, id } = await createAppWithChild()
  for (const [title, day] of [['a', 20] as const, ['b', 14] as const, ['c', 17] as const]) {
    await award(call, id, 1, title, { actTime: `2026-11-${day}T08:00:00.000Z` })
  }
  expect((await listNewestActivities(call, id)).map(({ title }) => title)).toEqual(['c', 'b', 'a'])
})

test('the seven days of an undo count from when the act was received [UND-32, UND-11]', async () => {
  const { app, call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 5, 'Sang', { actTime: '2026-11-13T12:00:00.000Z' })
  app.clock.forward({ days: 7 })
  const actTime = '2026-11-26T22:00:00.000Z'
  await call(undoAct, { params: { id: actId } }, { actTime })
  const [undo] = await listNewestActivities(call, id)
  expect(undo).toMatchObject({ happenedAt: actTime, day: '2026-11-26', points: -5 })
})

test('weekly stats count acts in the week in which they happened [STA-3, UND-31]', async () => {
  const { call, id } = await createAppWithChild()
  const week = () => call(getWeeklyCounts, { params: { childId: id } })
  // In Madrid the week began on Saturday 23:00 UTC.
  await award(call, id, 5, 'Sang', { actTime: '2026-11-14T22:59:59.999Z' })
  expect(await week()).toMatchObject({ behavior: 0 })
  await award(call, id, 5, 'Sang', { actTime: '2026-11-14T23:00:00.000Z' })
  expect(await week()).toMatchObject({ behavior: 1 })
})

test('a check-in reaches six days back from the day of its act, and stands under the day checked in [UND-31, ACT-28, HAB-17]', async () => {
  const { app, call, id } = await createAppWithChild()
  const { id: habitId } = await createHabit(call, id, { targetDays: 7 })
  const actTime = '2026-11-14T12:00:00.000Z'
  const outcomes = (options: object, dates: readonly number[]) =>
    describeOutcomes(dates.map((day) => checkIn(call, habitId, `2026-11-${String(day).padStart(2, '0')}`, options)))
  expect(await outcomes({}, [13])).toEqual(['400 invalid_input'])
  expect(await outcomes({ actTime }, [7, 8, 14, 16])).toEqual([
    '400 invalid_input',
    'done',
    'done',
    '400 invalid_input',
  ])
  const rows = await listNewestActivities(call, id)
  expect(new Set(rows.map(({ happenedAt, day }) => `${happenedAt} ${day}`))).toEqual(
    new Set([`${actTime} 2026-11-08`, `${actTime} 2026-11-14`]),
  )
  expect(await verify(app.database.db)).toEqual([])
})

test('a habit is completed on the day of the act, with its time; bonus, check-in and badge have it, too [UND-31, HAB-30]', async () => {
  const { call, id } = await createAppWithChild()
  const habit = await createHabit(call, id, { targetDays: 2 })
  const actTime = '2026-11-16T12:00:00.000Z'
  await checkIn(call, habit.id, '2026-11-15', { actTime })
  // On Friday the streak of Sunday and Monday would have ended.
  const answer = await checkIn(call, habit.id, '2026-11-16', { actTime })
  expect(answer).toMatchObject({ completed: true, isCompleted: true, canCheckin: false, todayActId: null })
  expect(answer.recentDays.at(-1)?.date).toBe('2026-11-20')
  expect((await listNewestActivities(call, id)).map(({ day }) => day)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-15',
  ])
  expect(await call(listBadges, { params: { childId: id } })).toMatchObject([
    { id: 'first_light', awardedAt: '2026-11-16T12:00:00.000Z' },
    { id: 'habit_formation_master', awardedAt: actTime },
  ])
})

test('an earlier check-in for today is shown as that of today [UND-31]', async () => {
  const { call, id } = await createAppWithChild()
  const habit = await createHabit(call, id)
  const answer = await checkIn(call, habit.id, '2026-11-20', { actTime: '2026-11-20T06:00:00.000Z' })
  expect(answer).toMatchObject({ canCheckin: false, todayActId: answer.actId, currentStreak: 1 })
  expect(await getHabit(call, habit)).toMatchObject({ canCheckin: false, todayActId: answer.actId })
})

test('rests, birthdays and dates of moments are judged on the day of the act [UND-31]', async () => {
  const { call, id } = await createAppWithChild()
  const { id: habitId } = await createHabit(call, id)
  const options = { actTime: '2026-11-14T12:00:00.000Z' }
  const rest = (from: string) => ({ params: { habitId }, body: { from, to: from, rest: true } })
  const birthday = (day: string) => ({ params: { id }, body: { birthday: day } })
  const outcomes = await describeOutcomes([
    call(restHabit, rest('2026-11-08')),
    call(restHabit, rest('2026-11-08'), options),
    call(editChild, birthday('2026-11-15'), options),
    call(editChild, birthday('2026-11-14'), options),
    createMoment(call, id, { date: '2026-11-16' }, options),
    createMoment(call, id, {}, options),
  ])
  expect(outcomes).toEqual(['400 invalid_input', 'done', '400 invalid_input', 'done', '400 invalid_input', 'done'])
  expect(await listNewestActivities(call, id)).toMatchObject([{ type: 'moment', day: '2026-11-14' }])
})

test('scores and redemptions have the time of their act [UND-31]', async () => {
  const { call, id } = await createAppWithChild()
  const actTime = '2026-11-18T12:00:00.000Z'
  const skill = await createSkill(call, id)
  await call(editSkill, { params: { id: skill.id }, body: { currentBest: 4 } }, { actTime })
  expect(await call(listScores, { params: { id: skill.id }, query: {} })).toMatchObject([{ at: actTime }])
  const reward = await createReward(call, id, 1)
  await award(call, id, 5)
  await call(redeemReward, { body: { childId: id, rewardId: reward.id, pointsSpent: 1 } }, { actTime })
  expect(await call(listRedemptions, { query: { childId: id } })).toMatchObject([{ redeemedAt: actTime }])
})

test('the day of an activity is kept when the family moves to another time zone [ACT-28, FAM-18]', async () => {
  const { app, call, id } = await createAppWithChild('Pacific/Kiritimati')
  await award(call, id, 1, 'There')
  await call(editFamily, { body: { timeZone: 'Pacific/Pago_Pago' } })
  await award(call, id, 1, 'Here')
  const rows = await listNewestActivities(call, id)
  expect(rows.map(({ title, day }) => [title, day])).toEqual([
    ['Here', '2026-11-19'],
    ['There', '2026-11-21'],
  ])
  expect(await verify(app.database.db)).toEqual([])
})
