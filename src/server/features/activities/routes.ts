import fresh from 'fresh'
import { listActivities, pageSize } from '#shared/activities/contract.ts'
import { queryRoute, notModified, type Route } from '#server/http/route.ts'
import { childVersion } from '#server/ledger/child-lock.ts'
import { pageOf } from './store.ts'

/** The timeline of a child. The ETag is the child's version and the app's release, whatever the query. */
export const activitiesRoutes = ({ release }: { release: string }): Route[] => [
  queryRoute(listActivities, async ({ db, member, params, query, request, reply }) => {
    const tag = `"${await childVersion(db, member.familyId, params.childId)}-${release}"`
    reply.header('etag', tag)
    // Without `cache-control`: browsers add `no-cache` to a fetch whose If-None-Match is set by the page.
    if (fresh({ 'if-none-match': request.header('if-none-match') }, { etag: tag })) return notModified
    const { activities, next } = await pageOf(db, member.familyId, params.childId, {
      limit: query.limit ?? pageSize.usual,
      before: query.before === undefined ? null : Number.parseInt(query.before, 36),
      type: query.type ?? null,
    })
    if (next !== null) {
      const onwards = new URLSearchParams(request.url.searchParams)
      onwards.set('before', next.toString(36))
      reply.header('link', `<${request.url.pathname}?${onwards.toString()}>; rel="next"`)
    }
    return activities
  }),
]
