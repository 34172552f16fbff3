import { createTooManyError } from './errors.ts'

const maxPerUser = 4
const maxInAll = 64
const retryAfterSeconds = 5

/** Counts a stream that a user opens. Returns the function that is called when it ends. @throws AppError `too_many_requests` */
export type StreamLimit = (userId: string) => () => void

/** Creates the limit of streams that are open at a time: 4 for each user, 64 in all. */
export const createStreamLimit = (): StreamLimit => {
  const openByUser = new Map<string, number>()
  let open = 0
  const count = (userId: string, change: 1 | -1) => {
    const ofUser = (openByUser.get(userId) ?? 0) + change
    open += change
    if (ofUser === 0) openByUser.delete(userId)
    else openByUser.set(userId, ofUser)
  }
  return (userId) => {
    if (open >= maxInAll || (openByUser.get(userId) ?? 0) >= maxPerUser) throw createTooManyError(retryAfterSeconds)
    count(userId, 1)
    return () => count(userId, -1)
  }
}
