import { getPace, getWeeklyCounts } from '#shared/stats/contract.ts'
import { dayIn, startOfDay, findStartOfWeek } from '#shared/time/day.ts'
import { orNotFound } from '#server/errors.ts'
import { queryRoute, type Route } from '#server/http/route.ts'
import { toIso } from '#server/ids.ts'
import { readChildVersion } from '#server/ledger/child-lock.ts'
import { countActs } from '#server/ledger/count-acts.ts'
import { findPointsPerWeek } from '#server/ledger/earning-pace.ts'
import { findLowestBalance } from '#server/ledger/lowest-balance.ts'
import { endOfTime } from '#server/ledger/periods.ts'

/** Returns the routes of a child's statistics of the present week, and of the points that it earns a week. */
export const statsRoutes = (): Route[] => [
  queryRoute(getWeeklyCounts, async ({ db, member, params, now }) => {
    await readChildVersion(db, member.familyId, params.childId)
    const first = findStartOfWeek(dayIn(now, member.timeZone), member.weekStart)
    const since = toIso(startOfDay(first, member.timeZone))
    const counts = await countActs(db, member.familyId, [params.childId], [since, endOfTime])
    return orNotFound(counts.get(params.childId)?.[0])
  }),

  queryRoute(getPace, async ({ db, member, params, now }) => ({
    pointsPerWeek: await findPointsPerWeek(db, member, params.childId, now),
    lowestToday: await findLowestBalance(
      db,
      member.familyId,
      params.childId,
      toIso(startOfDay(dayIn(now, member.timeZone), member.timeZone)),
    ),
  })),
]
