import { useQuery } from '@tanstack/react-query'
import { useNow } from 'use-intl'
import { listHabits, listToday, type Habit } from '#shared/habits/contract.ts'
import { dayIn, type Day } from '#shared/time/day.ts'
import { read } from '#web/lib/query.ts'

/** How often habits of yesterday are asked for again after midnight, in milliseconds. */
const afterMidnight = 10_000

const isOld = (habits: readonly Habit[], day: Day): boolean =>
  habits.some(({ recentDays }) => (recentDays.at(-1)?.date ?? day) < day)

/** The family's day, as the clock on this device has it. */
export const useFamilyDay = (zone: string): Day => dayIn(useNow({ updateInterval: 60_000 }).getTime(), zone)

/** The habits of a child; read again when the day is over. */
export const useHabits = (childId: string, day: Day) =>
  useQuery({
    ...read(listHabits, { params: { childId } }),
    refetchInterval: ({ state }) => (isOld(state.data ?? [], day) ? afterMidnight : false),
  })

/** The habits of all children for the evening; read again when the day is over. */
export const useEvening = (day: Day) =>
  useQuery({
    ...read(listToday),
    refetchInterval: ({ state }) =>
      isOld(state.data?.flatMap(({ habits }) => habits) ?? [], day) ? afterMidnight : false,
  })
