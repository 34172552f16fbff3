import { useQueryClient } from '@tanstack/react-query'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { findChildrenIfAllDone } from '#shared/habits/habit-state.ts'
import type { Day } from '#shared/time/day.ts'
import { childrenQuery } from '#web/lib/children-query.ts'
import { read } from '#web/lib/query.ts'
import { showGoodNight } from './good-night.ts'

/** `celebrate(day)`: after check-ins, says good night if one was of the last open habit of the family. */
export const useCelebrateEveryoneDone = () => {
  const client = useQueryClient()
  return async (day: Day): Promise<void> => {
    const readCached = () => client.getQueryData(read(listFamilyTodayHabits).queryKey)
    // As another caregiver may have left it, which the cache does not know yet.
    const groups = await client.query({ ...read(listFamilyTodayHabits), staleTime: 0 }).catch(() => readCached() ?? [])
    const done = findChildrenIfAllDone(groups, day)
    const family = client.getQueryData(childrenQuery.queryKey) ?? []
    const children = family.filter(({ id }) => done.includes(id))
    await showGoodNight(children, day, () => findChildrenIfAllDone(readCached() ?? groups, day).length > 0)
  }
}
