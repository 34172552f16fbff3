import { formatCursor, listActivities, type ActivityPosition } from '#shared/activities/contract.ts'
import { listActivityDays } from '#shared/activities/days.ts'
import { orThrow } from '#server/errors.ts'
import { etagRoute, queryRoute, type Route } from '#server/http/route.ts'
import { readChildVersion } from '#server/ledger/child-lock.ts'
import { listDaysWithActivities } from './days-store.ts'
import { listActivitiesPage } from './store.ts'

const nextLink = (url: string, before: ActivityPosition): string => {
  const { pathname, searchParams } = new URL(url)
  searchParams.set('before', formatCursor(before))
  return `<${pathname}?${searchParams.toString()}>; rel="next"`
}

/** Returns the routes that list a child's activities and their days. The ETag is the child's version and the app's release, whatever the query. */
export const activitiesRoutes = ({ release }: { release: string }): Route[] => [
  etagRoute(listActivities, {
    etag: ({ childVersion }) => `"${orThrow(childVersion, 'not_found')}-${release}"`,
    handle: async ({ db, member, params, query, request, reply }) => {
      const { activities, next } = await listActivitiesPage(db, member.familyId, params.childId, query)
      if (next !== null) reply.header('link', nextLink(request.url, next))
      return activities
    },
  }),

  queryRoute(listActivityDays, async ({ db, member: { familyId }, params: { childId }, query: { month, type } }) => {
    await readChildVersion(db, familyId, childId)
    return listDaysWithActivities(db, { familyId, childId, first: `${month}-01`, last: `${month}-31` }, type)
  }),
]
