import { exportFamily } from '#shared/export/contract.ts'
import { formatFileName } from '#shared/export/version.ts'
import { dayIn } from '#shared/time/day.ts'
import type { Transact } from '#server/db/transaction.ts'
import { recordFamilyEvent } from '#server/ledger/security-events.ts'
import { queryRoute, type Route } from '#server/http/route.ts'
import { readFamily } from './read-family.ts'

/**
 * Creates a function that runs jobs one after the other, with a pause after each as long as the job took, so that its
 * response can leave and other requests are served.
 */
const createPausingQueue = () => {
  let free: Promise<void> = Promise.resolve()
  return async <T>(job: () => Promise<T>): Promise<T> => {
    const before = free
    const { promise, resolve } = Promise.withResolvers<void>()
    free = promise
    await before
    const startedAt = performance.now()
    try {
      return await job()
    } finally {
      // By the next turn of the event loop the response has been written.
      setImmediate(() => setTimeout(resolve, performance.now() - startedAt))
    }
  }
}

interface Services {
  transact: Transact
  /** Logs failures that do not reach the response. */
  reportError: (message: string, error: unknown) => void
}

/** Returns the route of the export file, which a browser saves. One at a time is made: several large ones take too much memory. */
export const exportRoutes = ({ transact, reportError }: Services): Route[] => {
  const enqueue = createPausingQueue()
  // An export works on a full disk, too, where nothing can be recorded.
  const record = (by: { familyId: string; userId: string }, now: number) =>
    transact((tx) => recordFamilyEvent(tx, { ...by, kind: 'exported' }, now)).catch((error: unknown) =>
      reportError('an export was not recorded', error),
    )
  return [
    queryRoute(exportFamily, async ({ db, member: { familyId, userId, timeZone }, now, reply }) => {
      await record({ familyId, userId }, now)
      reply.header('content-disposition', `attachment; filename="${formatFileName(dayIn(now, timeZone))}"`)
      return enqueue(() => readFamily(db, familyId, now))
    }),
  ]
}
