import { getPace, getWeeklyStats } from '#shared/stats/contract.ts'
import { dayIn, startOfDay, startOfWeek } from '#shared/time/day.ts'
import { queryRoute, type Route } from '#server/http/route.ts'
import { iso } from '#server/ids.ts'
import { childVersion } from '#server/ledger/child-lock.ts'
import { earningPace } from '#server/ledger/earning-pace.ts'
import { countActs } from './store.ts'

/** Routes of a child's weekly statistics, from Sunday in the family's time zone, and of its pace. */
export const statsRoutes = (): Route[] => [
  queryRoute(getWeeklyStats, async ({ db, member, params, now }) => {
    await childVersion(db, member.familyId, params.childId)
    const sunday = startOfWeek(dayIn(now, member.timeZone))
    return countActs(db, member.familyId, params.childId, iso(startOfDay(sunday, member.timeZone)))
  }),

  queryRoute(getPace, async ({ db, member, params, now }) => ({
    earned: await earningPace(db, member.familyId, params.childId, now),
  })),
]
