import { exportFamily } from '#shared/export/contract.ts'
import { fileNameOn } from '#shared/export/rules.ts'
import { dayIn } from '#shared/time/day.ts'
import { queryRoute, type Route } from '#server/http/route.ts'
import { readFamily } from './read-family.ts'

/**
 * Runs one thing after the other, whoever asks for it. After each it rests for as long as that took, so that the answer
 * can leave and everybody else is served.
 */
const inTurn = () => {
  let free: Promise<void> = Promise.resolve()
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const before = free
    const { promise, resolve } = Promise.withResolvers<void>()
    free = promise
    await before
    const began = performance.now()
    try {
      return await work()
    } finally {
      // By the next turn of the event loop the answer has been written.
      setImmediate(() => setTimeout(resolve, performance.now() - began))
    }
  }
}

/** The whole family as a file that a browser saves. Large ones are too much for the memory all at once. */
export const exportRoutes = (): Route[] => {
  const next = inTurn()
  return [
    queryRoute(exportFamily, async ({ db, member, now, reply }) => {
      reply.header('content-disposition', `attachment; filename="${fileNameOn(dayIn(now, member.timeZone))}"`)
      return next(() => readFamily(db, member.familyId, now))
    }),
  ]
}
