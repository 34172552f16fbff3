import { undoAct } from '#shared/acts/contract.ts'
import { listBadges } from '#shared/badges/contract.ts'
import {
  addHabit,
  canCheckIn,
  restHabit,
  checkIn as endpoint,
  listHabits,
  type Habit,
  type newHabit,
} from '#shared/habits/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { daysFrom } from '#shared/time/day.ts'
import { verify } from '#server/ledger/verify.ts'
import type * as z from 'zod/mini'
import { someChild } from './factories.ts'
import { createTestApp } from './harness.ts'

/** Adds a habit through the API: an easy one of 21 days unless told otherwise. */
export const someHabit = (call: Call, childId: string, given: Partial<z.input<typeof newHabit>> = {}): Promise<Habit> =>
  call(addHabit, { body: { childId, title: 'Brush teeth', difficulty: 'easy', ...given } })

/** Checks a day of a habit in. */
export const checkIn = (call: Call, habitId: string, date: string, key?: string) =>
  call(endpoint, { params: { habitId }, body: { date } }, key === undefined ? undefined : { key })

/** The habit as the list of its child shows it. */
export const habitNow = async (call: Call, { childId, id }: Pick<Habit, 'childId' | 'id'>): Promise<Habit> => {
  const habit = (await call(listHabits, { params: { childId } })).find((one) => one.id === id)
  if (!habit) throw new Error('The child has no such habit.')
  return habit
}

/** A family with a child and a habit, and what can be done with it. */
export const habitFamily = async (
  given: Parameters<typeof someHabit>[2] = {},
  where: { start?: string; timeZone?: string } = {},
) => {
  const app = await createTestApp(where)
  const ana = await app.member(where)
  const { call } = ana
  const { id: childId } = await someChild(call)
  const habit = await someHabit(call, childId, given)
  const own = { params: { habitId: habit.id } }
  const check = (date: string) => checkIn(call, habit.id, date)
  return {
    ...ana,
    app,
    childId,
    habit,
    check,
    /** Checks in so many days that follow each other. */
    checkAll: async (from: string, count: number) => {
      const made = []
      for (const date of daysFrom(from, count)) made.push(await check(date))
      return made
    },
    now: () => habitNow(call, habit),
    can: async (date?: string) =>
      (await call(canCheckIn, { ...own, query: date === undefined ? {} : { date } })).canCheckin,
    rest: (from: string, to = from, rest = true) => call(restHabit, { ...own, body: { from, to, rest } }),
    undo: (actId = '') => call(undoAct, { params: { id: actId } }),
    badges: () => call(listBadges, { params: { childId } }),
    inconsistencies: () => verify(app.database.db),
  }
}
