import { useQuery } from '@tanstack/react-query'
import { useNow } from 'use-intl'
import { listActivities, pageSize, type Activity } from '#shared/activities/contract.ts'
import { movedSince } from '#shared/activities/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { daysToAfford, paceDays } from '#shared/rewards/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import { msOf } from '#shared/time/relative.ts'
import { read } from '#web/lib/query.ts'

/** A pace of fewer days than this says nothing yet. */
const fewestDays = 3

/** What a child earns in `paceDays` days, from the rows at hand; null while they are too few to tell. */
export const earnedInPace = (rows: readonly Activity[], knownSince: number, now: number): number | null => {
  const from = Math.max(knownSince, now - paceDays * dayMs)
  const days = (now - from) / dayMs
  return days < fewestDays ? null : (movedSince(rows, from).earned / days) * paceDays
}

const knownSince = (rows: readonly Activity[], child: Child): number => {
  const oldest = rows.at(-1)
  return rows.length >= pageSize.max && oldest ? msOf(oldest.createdAt) : msOf(child.createdAt)
}

/** `daysTo(cost)`: how many more days until a child can pay, at the pace of the last two weeks; null while unknown. */
export const usePace = (child: Child): ((cost: number) => number | null) => {
  const now = useNow().getTime()
  const query = { limit: String(pageSize.max) }
  const { data } = useQuery(read(listActivities, { params: { childId: child.id }, query }))
  const earned = data ? earnedInPace(data, knownSince(data, child), now) : null
  return (cost) => daysToAfford(cost, child.points, earned ?? 0)
}
