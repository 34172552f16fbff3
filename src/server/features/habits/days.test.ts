import { describe, expect, test } from 'vitest'
import type { Call } from '#shared/contract/client.ts'
import { listCheckIns } from '#shared/habits/contract.ts'
import { addDays, dayIn, listDaysFrom, findLatestDayOnEarth } from '#shared/time/day.ts'
import { createAppWithHabit } from '#server/testing/habits.ts'

const today = '2026-11-20'

const listHabitDays =
  (call: Call, habitId: string) =>
  (query: { from?: string; to?: string } = {}) =>
    call(listCheckIns, { params: { habitId }, query: { ...query, include: 'rests' } })

describe('the days of a habit', () => {
  test('are its check-ins, newest first; rests, set or earned, are included on request [HAB-37]', async () => {
    const { app, call, habit, checkInDays, rest, checkInOn } = await createAppWithHabit()
    const list = listHabitDays(call, habit.id)
    expect(await list()).toEqual([])
    await checkInDays('2026-11-14', 7)
    app.clock.forward({ days: 4 })
    await rest('2026-11-22')
    await checkInOn('2026-11-23')
    const listed = await list()
    expect(listed.map(({ date, state }) => `${date.slice(-2)} ${state}`)).toEqual([
      '23 done',
      '22 rest',
      '21 rest',
      ...[20, 19, 18, 17, 16, 15, 14].map((n) => `${n} done`),
    ])
    expect(await list({ from: '2026-11-20', to: '2026-11-21' })).toEqual(listed.slice(2, 4))
    expect(await list({ from: '2026-11-22' })).toEqual(listed.slice(0, 2))
    expect(await list({ to: '2026-11-14' })).toEqual(listed.slice(-1))
    expect(await list({ from: '0001-01-01', to: '9999-12-31' })).toEqual(listed)
    const checkIns = listed.filter(({ state }) => state === 'done')
    const own = { params: { habitId: habit.id } }
    expect(await call(listCheckIns, { ...own, query: {} })).toEqual(checkIns)
    const query = { from: '2026-11-20', to: '2026-11-22' }
    expect(await call(listCheckIns, { ...own, query })).toEqual([{ date: '2026-11-20', state: 'done' }])
  })

  test('reach back beyond the days that are cached with the habit [HAB-37]', async () => {
    const { app, call, habit, checkInOn, currentHabit, inconsistencies } = await createAppWithHabit({ targetDays: 365 })
    const dates = Array.from({ length: 100 }, (_, n) => addDays(today, n)).filter((_, n) => n % 10 !== 9)
    for (const date of dates) {
      app.clock.set(`${date}T10:00:00Z`)
      await checkInOn(date)
    }
    expect(await currentHabit()).toMatchObject({ checkinCount: 90, currentStreak: 90, restsHeld: 2 })
    const list = listHabitDays(call, habit.id)
    const all = await list()
    expect(all).toHaveLength(99)
    expect(all.findLast(({ state }) => state === 'rest')?.date).toBe(addDays(today, 9))
    expect(all.filter(({ state }) => state === 'done').map(({ date }) => date)).toEqual(dates.toReversed())
    const from = addDays(today, 70)
    expect(await list({ from })).toEqual(all.filter(({ date }) => date >= from))
    const to = addDays(today, 20)
    expect(await list({ to })).toEqual(all.filter(({ date }) => date <= to))
    expect(await inconsistencies()).toEqual([])
  })

  test('of a completed habit are rests from its last check-in to yesterday, however long ago it was [HAB-58]', async () => {
    const { app, call, habit, checkInDays, currentHabit } = await createAppWithHabit({ targetDays: 3 })
    await checkInDays('2026-11-18', 3)
    for (let stay = 0; stay < 4; stay++) {
      app.clock.forward({ days: 20 })
      await currentHabit()
    }
    const listed = await listHabitDays(call, habit.id)({ from: '2026-11-17', to: '9999-12-31' })
    expect(listed.map(({ date }) => date)).toEqual(listDaysFrom('2026-11-18', 82).toReversed())
    expect(listed.map(({ state }) => state)).toEqual([...Array(79).fill('rest'), 'done', 'done', 'done'])
  })

  test('include the rests that were set before the first check-in, also when they are long over [HAB-53]', async () => {
    const { app, call, habit, rest, currentHabit } = await createAppWithHabit()
    await rest('2026-11-16', '2026-11-17')
    for (let stay = 0; stay < 4; stay++) {
      app.clock.forward({ days: 25 })
      await currentHabit()
    }
    await rest(addDays(today, 100))
    expect(await listHabitDays(call, habit.id)({ from: '2026-11-01', to: '2026-11-30' })).toEqual([
      { date: '2026-11-17', state: 'rest' },
      { date: '2026-11-16', state: 'rest' },
    ])
  })

  test.for([
    ['from', { from: '2026-02-30' }, 'invalid_day'],
    ['to', { to: 'today' }, 'invalid_day'],
    ['to', { from: today, to: '2026-11-19' }, 'end_before_start'],
  ] as const)('cannot be listed with an invalid %s', async ([path, query, code]) => {
    const { call, habit } = await createAppWithHabit()
    const list = call(listCheckIns, { params: { habitId: habit.id }, query })
    await expect(list).rejects.toMatchObject({ status: 400, errors: [{ path, code }] })
  })
})

test('setting back a clock that was a year ahead loses and duplicates no day', async () => {
  const { app, checkInOn, checkInDays, currentHabit, inconsistencies } = await createAppWithHabit(
    {},
    { start: '2027-11-20T10:00:00Z' },
  )
  await checkInDays('2027-11-19', 2)
  app.clock.set('2026-11-20T10:00:00Z')
  await checkInOn('2026-11-19')
  expect(await checkInOn(today)).toMatchObject({ checkinCount: 4, longestStreak: 2 })
  await expect(checkInOn(today)).rejects.toMatchObject({ code: 'already_checked_in' })
  expect((await currentHabit()).recentDays.slice(-3).map(({ state }) => state)).toEqual(['before', 'done', 'done'])
  expect(await inconsistencies()).toEqual([])
})

/** Instants at which a day begins in a zone near the date line or with changing clocks. */
const midnights = [
  ['UTC', '2026-11-20T00:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-20T11:00:00Z'],
  ['Etc/GMT+12', '2026-11-20T12:00:00Z'],
  ['Asia/Kathmandu', '2026-11-19T18:15:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T13:30:00Z'],
  ['America/New_York', '2026-11-01T04:00:00Z'],
  ['America/New_York', '2026-03-08T05:00:00Z'],
  ['Asia/Beirut', '2027-03-27T22:00:00Z'],
  ['America/Santiago', '2026-09-06T04:00:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z'],
] as const

describe('around midnight', () => {
  test.for(midnights)(
    'in %s at %s the next day begins, and a check-in of today becomes one of yesterday [FAM-16]',
    async ([timeZone, midnight]) => {
      const { app, canCheckInOn, checkInOn, currentHabit } = await createAppWithHabit({}, { timeZone, start: midnight })
      const seconds = (n: number) => {
        app.clock.set(midnight)
        app.clock.forward({ seconds: n })
      }
      const after = dayIn(Date.parse(midnight), timeZone)
      const before = addDays(after, -1)
      seconds(-1)
      expect((await currentHabit()).recentDays.at(-1)).toEqual({ date: before, state: 'open' })
      const { actId } = await checkInOn(before)
      expect(await currentHabit()).toMatchObject({ canCheckin: false, todayActId: actId, currentStreak: 1 })
      seconds(0)
      expect((await currentHabit()).recentDays.slice(-2)).toEqual([
        { date: before, state: 'done' },
        { date: after, state: 'open' },
      ])
      expect(await currentHabit()).toMatchObject({ canCheckin: true, todayActId: null, currentStreak: 1 })
      expect(await canCheckInOn(addDays(after, -6))).toBe(true)
      expect(await canCheckInOn(addDays(after, -7))).toBe(false)
      await expect(checkInOn(addDays(after, -7))).rejects.toMatchObject({
        errors: [{ path: 'date', code: 'day_too_early' }],
      })
      expect(await checkInOn(after)).toMatchObject({ currentStreak: 2 })
    },
  )

  test.for(midnights)(
    'in %s at %s accepts the latest date on Earth and none after it [HAB-17]',
    async ([timeZone, midnight]) => {
      const { app, checkInOn } = await createAppWithHabit({}, { timeZone, start: midnight })
      const latest = findLatestDayOnEarth(app.clock.now())
      expect(await checkInOn(latest)).toMatchObject({ checkinCount: 1 })
      await expect(checkInOn(addDays(latest, 1))).rejects.toMatchObject({
        errors: [{ path: 'date', code: 'future_day' }],
      })
    },
  )

  test('a family that moves across the date line loses and duplicates no day [FAM-18]', async () => {
    const { send, checkInOn, currentHabit } = await createAppWithHabit(
      {},
      { timeZone: 'Pacific/Kiritimati', start: '2026-11-20T10:30:00Z' },
    )
    await checkInOn('2026-11-20')
    await checkInOn('2026-11-21')
    expect(await currentHabit()).toMatchObject({ currentStreak: 2, canCheckin: false })
    const body = JSON.stringify({ timeZone: 'Pacific/Pago_Pago' })
    await send('/api/family', { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
    expect(await currentHabit()).toMatchObject({ currentStreak: 2, canCheckin: true, todayActId: null })
    expect((await currentHabit()).recentDays.at(-1)).toEqual({ date: '2026-11-19', state: 'open' })
    await expect(checkInOn('2026-11-20')).rejects.toMatchObject({ code: 'already_checked_in' })
    expect(await checkInOn('2026-11-19')).toMatchObject({ currentStreak: 3 })
  })
})
