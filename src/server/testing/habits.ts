import { undoAct } from '#shared/acts/contract.ts'
import {
  addHabit,
  getCanCheckIn,
  restHabit,
  checkIn as endpoint,
  listHabits,
  type Habit,
  type newHabit,
} from '#shared/habits/contract.ts'
import type { Call, CallOptions } from '#shared/contract/client.ts'
import { listDaysFrom } from '#shared/time/day.ts'
import { verify } from '#server/ledger/verify.ts'
import type * as z from 'zod/mini'
import { listCompletionBadges } from './badges.ts'
import { createChild } from './factories.ts'
import { createTestApp } from './harness.ts'

/** Adds a habit through the API, by default an easy one with a target of 21 days. */
export const createHabit = (
  call: Call,
  childId: string,
  fields: Partial<z.input<typeof newHabit>> = {},
): Promise<Habit> => call(addHabit, { body: { childId, title: 'Brush teeth', difficulty: 'easy', ...fields } })

/** Checks in a habit for a day through the API. */
export const checkIn = (call: Call, habitId: string, date: string, options?: CallOptions) =>
  call(endpoint, { params: { habitId }, body: { date } }, options)

/** Returns a habit from the list of its child. */
export const getHabit = async (call: Call, { childId, id }: Pick<Habit, 'childId' | 'id'>): Promise<Habit> => {
  const habit = (await call(listHabits, { params: { childId } })).find((one) => one.id === id)
  if (!habit) throw new Error('The child has no such habit.')
  return habit
}

/** Creates an app with a family, a child and a habit. Returns them with functions that call the API for this habit. */
export const createAppWithHabit = async (
  fields: Parameters<typeof createHabit>[2] = {},
  settings: { start?: string; timeZone?: string } = {},
) => {
  const app = await createTestApp(settings)
  const ana = await app.member(settings)
  const { call } = ana
  const { id: childId } = await createChild(call)
  const habit = await createHabit(call, childId, fields)
  const input = { params: { habitId: habit.id } }
  const checkInOn = (date: string) => checkIn(call, habit.id, date)
  return {
    ...ana,
    app,
    childId,
    habit,
    checkInOn,
    /** Checks in consecutive days. */
    checkInDays: async (from: string, count: number) => {
      const checkIns = []
      for (const date of listDaysFrom(from, count)) checkIns.push(await checkInOn(date))
      return checkIns
    },
    currentHabit: () => getHabit(call, habit),
    canCheckInOn: async (date?: string) =>
      (await call(getCanCheckIn, { ...input, query: date === undefined ? {} : { date } })).canCheckin,
    rest: (from: string, to = from, rest = true) => call(restHabit, { ...input, body: { from, to, rest } }),
    undo: (actId = '') => call(undoAct, { params: { id: actId } }),
    badges: () => listCompletionBadges(call, childId),
    inconsistencies: () => verify(app.database.db),
  }
}
