import { useQuery } from '@tanstack/react-query'
import { listHabits, listFamilyTodayHabits, type Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { read } from '#web/lib/query.ts'

/** Poll interval while the habits are still those of yesterday, after midnight, in milliseconds. */
const midnightPollMs = 10_000

const isAnyOutdated = (habits: readonly Habit[], day: Day): boolean =>
  habits.some(({ recentDays }) => (recentDays.at(-1)?.date ?? day) < day)

/** Queries the habits of a child; after midnight every 10 s until they are those of `day`. */
export const useHabits = (childId: string, day: Day) =>
  useQuery({
    ...read(listHabits, { params: { childId } }),
    refetchInterval: ({ state }) => (isAnyOutdated(state.data ?? [], day) ? midnightPollMs : false),
  })

/** Queries today's habits of all children; after midnight every 10 s until they are those of `day`. */
export const useFamilyTodayHabits = (day: Day) =>
  useQuery({
    ...read(listFamilyTodayHabits),
    refetchInterval: ({ state }) =>
      isAnyOutdated(state.data?.flatMap(({ habits }) => habits) ?? [], day) ? midnightPollMs : false,
  })
