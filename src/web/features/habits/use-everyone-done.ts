import { useQueryClient } from '@tanstack/react-query'
import { listChildren } from '#shared/children/contract.ts'
import { listFamilyTodayHabits, type Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { showGoodNight } from '#web/ledger/good-night.ts'
import { call } from '#web/lib/api.ts'
import { read } from '#web/lib/query.ts'
import { isSettled } from './habit-days.ts'

/** Returns the ids of the children who have habits on a day if all of these are settled, else none. */
export const findChildrenIfAllDone = (
  groups: readonly { childId: string; habits: readonly Habit[] }[],
  day: Day,
): string[] => {
  const withHabits = groups.filter(({ habits }) => habits.length > 0)
  return withHabits.every(({ habits }) => habits.every((habit) => isSettled(habit, day)))
    ? withHabits.map(({ childId }) => childId)
    : []
}

/** `celebrate(day)`: after a check-in, says good night if it was the last open habit of the family. */
export const useCelebrateEveryoneDone = () => {
  const client = useQueryClient()
  return async (day: Day): Promise<void> => {
    const groups = client.getQueryData(read(listFamilyTodayHabits).queryKey) ?? (await call(listFamilyTodayHabits, {}))
    const done = findChildrenIfAllDone(groups, day)
    const children = client.getQueryData(read(listChildren).queryKey) ?? []
    await showGoodNight(
      children.filter(({ id }) => done.includes(id)),
      day,
    )
  }
}
