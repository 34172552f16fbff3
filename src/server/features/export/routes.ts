import { exportFamily } from '#shared/export/contract.ts'
import { fileNameOn } from '#shared/export/rules.ts'
import { dayIn } from '#shared/time/day.ts'
import { reads, type Route } from '#server/http/route.ts'
import { readFamily } from './read-family.ts'

/** Runs one thing after the other, whoever asks for it. */
const inTurn = () => {
  let before: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = before.then(work)
    before = done.catch(() => undefined)
    return done
  }
}

/** The whole family as a file that a browser saves. Large ones are too much for the memory all at once. */
export const exportRoutes = (): Route[] => {
  const next = inTurn()
  return [
    reads(exportFamily, async ({ db, member, now, reply }) => {
      reply.header('content-disposition', `attachment; filename="${fileNameOn(dayIn(now, member.timeZone))}"`)
      return next(() => readFamily(db, member.familyId, now))
    }),
  ]
}
