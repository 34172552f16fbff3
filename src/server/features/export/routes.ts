import { exportFamily } from '#shared/export/contract.ts'
import { formatFileName } from '#shared/export/version.ts'
import { dayIn } from '#shared/time/day.ts'
import { secondMs } from '#shared/time/duration.ts'
import type { ReadSnapshot, Transact } from '#server/db/transaction.ts'
import { downloadRoute, type Route } from '#server/http/route.ts'
import { createKeyedQueue } from '#server/keyed-queue.ts'
import type { RecordFamilyEvent } from '#server/ledger/family-events.ts'
import { createExportPlaces } from './places.ts'
import { writeFamily } from './write-family.ts'

const maxWaitMs = 4 * secondMs

interface Services {
  snapshot: ReadSnapshot
  transact: Transact
  recordFamilyEvent: RecordFamilyEvent
  /** Logs failures that do not reach the response. */
  reportError: (message: string, error: unknown) => void
}

/** Returns the route of the export file, which a browser saves: one at a time for a family, and four in all. */
export const exportRoutes = ({ snapshot, transact, recordFamilyEvent, reportError }: Services): Route[] => {
  const ofFamily = createKeyedQueue({ max: 1, maxWaitMs })
  const waitForPlace = createExportPlaces({ max: 4, maxWaitMs })
  // An export works on a full disk, too, where nothing can be recorded.
  const record = (by: { familyId: string; userId: string }, now: number) =>
    transact((tx) => recordFamilyEvent(tx, { ...by, kind: 'exported' }, now)).catch((error: unknown) =>
      reportError('an export was not recorded', error),
    )
  return [
    downloadRoute(exportFamily, async ({ member: { familyId, userId, timeZone }, now, reply }) => {
      reply.header('content-disposition', `attachment; filename="${formatFileName(dayIn(now, timeZone))}"`)
      const produce = waitForPlace(async (write) => {
        await record({ familyId, userId }, now)
        await snapshot((db) => writeFamily(db, familyId, now, write))
      })
      return (write, breakOff) => ofFamily.run(familyId, () => produce(write, breakOff))
    }),
  ]
}
