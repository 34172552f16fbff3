import { useInfiniteQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { formatCursor, listActivities, type Activity } from '#shared/activities/contract.ts'
import { takeWholeDays } from '#shared/activities/day-rules.ts'
import { groupByAct } from '#shared/activities/rules.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { page } from '#web/lib/api.ts'
import { queryKeyOf } from '#web/lib/query.ts'
import type { Filter } from './filter-menu.tsx'

/** Whole days of the timeline; `next` is the cursor of the days before them, or null. */
interface DaysPage {
  rows: readonly Activity[]
  next: string | null
}

const inputOf = (childId: string, filter: Filter) => ({
  params: { childId },
  query: { order: 'day' as const, ...(filter !== 'all' && filter !== 'full' && { type: filter }) },
})

const keyOf = (childId: string, filter: Filter, first: string | null, since: Day | undefined) => [
  ...queryKeyOf(listActivities, inputOf(childId, filter)),
  'days',
  first,
  // What goes on from a day and the week that ends with it do not share their pages.
  first === null ? undefined : since,
]

/** Returns the oldest day of the page that was loaded from this cursor before, so that no day goes when it is read again. */
const findOldestLoadedDay = (client: QueryClient, key: readonly unknown[], before: string | null): Day | undefined => {
  const loaded = client.getQueryData<InfiniteData<DaysPage, string | null>>(key)
  return loaded?.pages[loaded.pageParams.indexOf(before)]?.rows.at(-1)?.day
}

/** Requests pages until at least one day, and all days down to `oldest`, are complete. */
const readWholeDays = async (
  { params, query }: ReturnType<typeof inputOf>,
  before: string | null,
  oldest: Day | undefined,
): Promise<DaysPage> => {
  const rows: Activity[] = []
  let cursor = before
  for (;;) {
    const { body, next } = await page(listActivities, {
      params,
      query: { ...query, ...(cursor && { before: cursor }) },
    })
    rows.push(...body)
    const whole = takeWholeDays(rows, next === null)
    if (next === null) return { rows: whole, next }
    const day = whole.at(-1)?.day
    // Sequences begin at 1: what follows this position is of earlier days.
    if (day && (!oldest || day <= oldest)) return { rows: whole, next: formatCursor({ day, sequence: 0 }) }
    cursor = next
  }
}

const findEarlier = (one: Day | undefined, other: Day | undefined): Day | undefined =>
  one !== undefined && other !== undefined && one < other ? one : (other ?? one)

/**
 * Queries the acts of a child by day, newest first; a page ends with a whole day, and the first one reaches back to
 * `since`. With `until` it begins at that day instead of the newest.
 */
export const useTimeline = (childId: string, filter: Filter, since: Day | undefined, until: Day | null) => {
  const first = until === null ? null : formatCursor({ day: addDays(until, 1), sequence: 0 })
  const queryKey = keyOf(childId, filter, first, since)
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ client, pageParam }) =>
      readWholeDays(
        inputOf(childId, filter),
        pageParam,
        findEarlier(findOldestLoadedDay(client, queryKey, pageParam), pageParam === first ? since : undefined),
      ),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => groupByAct(pages.flatMap(({ rows }) => rows)),
  })
}
