import { getTwoWeekPace, getWeeklyCounts } from '#shared/stats/contract.ts'
import { dayIn, startOfDay, findSundayOnOrBefore } from '#shared/time/day.ts'
import { queryRoute, type Route } from '#server/http/route.ts'
import { toIso } from '#server/ids.ts'
import { readChildVersion } from '#server/ledger/child-lock.ts'
import { computePointsPerTwoWeeks } from '#server/ledger/earning-pace.ts'
import { countActs } from './store.ts'

/** Returns the routes of a child's statistics since Sunday in the family's time zone, and of the points it earns in two weeks. */
export const statsRoutes = (): Route[] => [
  queryRoute(getWeeklyCounts, async ({ db, member, params, now }) => {
    await readChildVersion(db, member.familyId, params.childId)
    const sunday = findSundayOnOrBefore(dayIn(now, member.timeZone))
    return countActs(db, member.familyId, params.childId, toIso(startOfDay(sunday, member.timeZone)))
  }),

  queryRoute(getTwoWeekPace, async ({ db, member, params, now }) => ({
    earned: await computePointsPerTwoWeeks(db, member.familyId, params.childId, now),
  })),
]
