import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { Activity } from '#shared/activities/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Weather } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { listMomentsOf, describesDay } from './list-moments-of.ts'

/** The weather of the moment of today that was written last in the family, and the child of that moment. */
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
 * Returns what is known of today's moments from the activities of children. Activities that may be out of date are read
 * again. Of other children than the first one to ask about nothing is known unless their activities came with the page.
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
    /** Whether activities that may be out of date are being read again. */
    isChecking: results.some(({ isStale, fetchStatus }) => isStale && fetchStatus === 'fetching'),
    /**
     * Returns whether a child has no moment of today that tells how its day was; while that is not known, true only for
     * the first child to ask about.
     */
    hasNone: (child: Child): boolean => !(isTold(child) ?? child.id !== firstId),
    /** Returns whether a child is known to have such a moment. */
    hasOne: (child: Child): boolean => isTold(child) === true,
    last: findLast(moments.flatMap((ofChild) => ofChild ?? [])),
  }
}
