import { useQuery } from '@tanstack/react-query'
import { listFamilyTodayHabits, type Habit } from '#shared/habits/contract.ts'
import { read } from '#web/lib/query.ts'

const stateOfToday = ({ recentDays }: Habit) => recentDays.at(-1)?.state

const isDone = (habits: readonly Habit[]): boolean =>
  habits.some((habit) => stateOfToday(habit) === 'done') && !habits.some((habit) => stateOfToday(habit) === 'open')

/** Returns the ids of the children who have done all habits of today, as far as that is loaded; it requests nothing. */
export const useChildrenDoneToday = (): ReadonlySet<string> => {
  const { data = [], isStale, fetchStatus } = useQuery({ ...read(listFamilyTodayHabits), enabled: false })
  const isOutdated = isStale && fetchStatus === 'idle'
  return new Set(isOutdated ? [] : data.filter(({ habits }) => isDone(habits)).map(({ childId }) => childId))
}
