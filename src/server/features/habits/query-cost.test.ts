import { expect, test } from 'vitest'
import { listHabits, listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createChild } from '#server/testing/factories.ts'
import { createCountingApp } from '#server/testing/counting-app.ts'

const today = '2026-11-20'

test('listing 20 habits takes as many queries as listing one, and one row more for each [HAB-63]', async () => {
  const { app, costOf } = await createCountingApp()
  const { call } = await app.member()
  const { id: childId } = await createChild(call)
  const costs = async () => [
    await costOf(() => call(listHabits, { params: { childId } })),
    await costOf(() => call(listFamilyTodayHabits, {})),
  ]
  await costs()
  await createHabit(call, childId)
  const one = await costs()
  for (let n = 1; n < 20; n++) {
    const { id } = await createHabit(call, childId)
    await checkIn(call, id, today)
  }
  expect(await costs()).toEqual(one.map(({ queries, rows }) => ({ queries, rows: rows + 19 })))
})

test('reading a habit of 400 days costs as much as one of 60 [HAB-63]', async () => {
  const { app, costOf } = await createCountingApp()
  const ana = await app.member()
  const { id: childId } = await createChild(ana.call)
  const { id } = await createHabit(ana.call, childId, { targetDays: 365 })
  const list = async () => (await app.member({ familyId: ana.familyId })).call(listHabits, { params: { childId } })
  const storedLength = async () => {
    const { walk: streak } = await app.database.db.selectFrom('habits').select('walk').executeTakeFirstOrThrow()
    return streak.length
  }
  const live = async (from: number, days: number) => {
    app.clock.set(`${addDays(today, from)}T10:00:00Z`)
    const { call } = await app.member({ familyId: ana.familyId })
    for (let n = from; n < from + days; n++) {
      app.clock.set(`${addDays(today, n)}T18:00:00Z`)
      if (n % 9 !== 8) await checkIn(call, id, addDays(today, n))
    }
  }
  await live(0, 60)
  const [young, youngLength] = [await costOf(list), await storedLength()]
  await live(60, 150)
  await live(210, 150)
  await live(360, 40)
  expect(await costOf(list)).toEqual(young)
  expect(await storedLength()).toBeLessThan(youngLength + 10)
  expect(await list()).toMatchObject([{ checkinCount: 356, longestStreak: 356 }])
})
