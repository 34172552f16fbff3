import { exportSecurityLog, listSecurityEvents, securityEventsPerPage } from '#shared/security/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import { queryRoute, type Route } from '#server/http/route.ts'
import { toIso } from '#server/ids.ts'
import { findFamilyNames, listEvents, listFamilyEvents } from './store.ts'

// A family of busy members has some hundred events in 180 days.
const maxEventsInFile = 20_000

const readLog = async (db: Db, familyId: string, now: number) => {
  const { family, names } = await findFamilyNames(db, familyId)
  const events = await listFamilyEvents(db, familyId, { limit: maxEventsInFile })
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    format: 'glowjar-security-log' as const,
    version: 1 as const,
    exportedAt: toIso(now),
    family,
    events: events.map(({ at, kind, by, subjectId }) => ({ at, kind, by: nameOf(by), subject: nameOf(subjectId) })),
  }
}

/** Returns the routes of the security log. */
export const securityRoutes = (): Route[] => [
  queryRoute(listSecurityEvents, async ({ db, member, query: { before }, reply }) => {
    const events = await listEvents(db, member, { before, limit: securityEventsPerPage + 1 })
    const page = events.slice(0, securityEventsPerPage)
    const last = page.at(-1)
    if (last && events.length > page.length)
      reply.header('link', `<${listSecurityEvents.path}?before=${last.id}>; rel="next"`)
    return page
  }),
  queryRoute(exportSecurityLog, async ({ db, member: { familyId, timeZone }, now, reply }) => {
    const name = `glowjar-security-log-${dayIn(now, timeZone)}.json`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return readLog(db, familyId, now)
  }),
]
