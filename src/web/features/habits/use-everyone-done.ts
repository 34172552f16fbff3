import { useQueryClient } from '@tanstack/react-query'
import { listChildren } from '#shared/children/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { showGoodNight } from '#web/ledger/good-night.ts'
import { call } from '#web/lib/api.ts'
import { read } from '#web/lib/query.ts'
import { findChildrenIfAllDone } from './habit-days.ts'

/** `celebrate(day)`: after a check-in, says good night if it was the last open habit of the family. */
export const useCelebrateEveryoneDone = () => {
  const client = useQueryClient()
  return async (day: Day): Promise<void> => {
    const readCached = () => client.getQueryData(read(listFamilyTodayHabits).queryKey)
    const groups = readCached() ?? (await call(listFamilyTodayHabits, {}))
    const done = findChildrenIfAllDone(groups, day)
    const family = client.getQueryData(read(listChildren).queryKey) ?? []
    const children = family.filter(({ id }) => done.includes(id))
    await showGoodNight(children, day, () => findChildrenIfAllDone(readCached() ?? groups, day).length > 0)
  }
}
