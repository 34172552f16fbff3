import { exportFamily } from '#shared/export/contract.ts'
import { fileNameOn } from '#shared/export/rules.ts'
import { dayIn } from '#shared/time/day.ts'
import { reads, type Route } from '#server/http/route.ts'
import { readFamily } from './read-family.ts'

/** The whole family as a file that a browser saves. */
export const exportRoutes = (): Route[] => [
  reads(exportFamily, async ({ db, member, now, reply }) => {
    reply.header('content-disposition', `attachment; filename="${fileNameOn(dayIn(now, member.timeZone))}"`)
    return readFamily(db, member.familyId, now)
  }),
]
