import { useQuery } from '@tanstack/react-query'
import { listHabits, listToday, type Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { read } from '#web/lib/query.ts'

/** Poll interval for habits of yesterday after midnight, in milliseconds. */
const afterMidnight = 10_000

const isOld = (habits: readonly Habit[], day: Day): boolean =>
  habits.some(({ recentDays }) => (recentDays.at(-1)?.date ?? day) < day)

/** Queries the habits of a child, again after midnight. */
export const useHabits = (childId: string, day: Day) =>
  useQuery({
    ...read(listHabits, { params: { childId } }),
    refetchInterval: ({ state }) => (isOld(state.data ?? [], day) ? afterMidnight : false),
  })

/** Queries today's habits of all children, again after midnight. */
export const useTodayHabits = (day: Day) =>
  useQuery({
    ...read(listToday),
    refetchInterval: ({ state }) =>
      isOld(state.data?.flatMap(({ habits }) => habits) ?? [], day) ? afterMidnight : false,
  })
