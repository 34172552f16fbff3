import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { Activity } from '#shared/activities/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Weather } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { listMomentsOf, describesDay } from './list-moments-of.ts'

/** The weather of the moment of today that was written last in the family, and by which child it is known. */
export interface WeatherOfToday {
  weather: Weather
  childId: string
}

const findLast = (moments: readonly Activity[]): WeatherOfToday | undefined => {
  const [last] = moments.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  const facts = last && parseMomentMetadata(last.metadata)
  return last && facts ? { weather: facts.weather, childId: last.childId } : undefined
}

/**
 * Returns what the activities of children tell about the moments of today. Those that may be out of date are read again; of
 * children but the first one to ask about nothing is known if their activities were not loaded with the page.
 */
export const useMomentsOfToday = (
  children: readonly Child[],
  firstId: string | undefined,
  { today, zone }: { today: Day; zone: string },
) => {
  const client = useQueryClient()
  const results = useQueries({
    queries: children.map(({ id }) => {
      const query = createRecentActivitiesQuery(id)
      const isRead = id === firstId || client.getQueryData(query.queryKey) !== undefined
      // The page around polls those of the selected child.
      return { ...query, enabled: isRead, refetchInterval: false as const }
    }),
  })
  const moments = results.map(({ data }) => data && listMomentsOf(today, data))
  const isTold = ({ id }: Child) => {
    const ofChild = moments[children.findIndex((one) => one.id === id)]
    return ofChild && describesDay(ofChild, zone)
  }
  return {
    /** Whether they are read again. */
    isChecking: results.some(({ isStale, fetchStatus }) => isStale && fetchStatus === 'fetching'),
    /** Returns whether no moment of today tells how the day of a child was; if that is not known, only the first one to ask about. */
    hasNone: (child: Child): boolean => !(isTold(child) ?? child.id !== firstId),
    /** Returns whether it is known that one does. */
    hasOne: (child: Child): boolean => isTold(child) === true,
    last: findLast(moments.flatMap((ofChild) => ofChild ?? [])),
  }
}
