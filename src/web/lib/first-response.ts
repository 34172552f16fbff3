import { onReachable } from './reachability.ts'

/** Sends a read that has no response yet once more. */
type SendAgain = () => void

const unanswered = new Set<SendAgain>()

/** A read that was sent less than this many milliseconds ago is not sent again. */
const minWaitMs = 1000

/**
 * Sends a read, and sends it again with every `sendUnansweredAgain` until there is a response. The first response counts,
 * so that that of a slow server is not lost; a failure counts only if it is that of the newest attempt.
 */
export const firstResponse = <T>(send: () => Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    let newest = 0
    let sentAt = 0
    const attempt = () => {
      const number = ++newest
      sentAt = performance.now()
      const finish = (settle: () => void) => {
        unanswered.delete(sendAgain)
        settle()
      }
      send().then(
        (response) => finish(() => resolve(response)),
        (error: unknown) => number === newest && finish(() => reject(error)),
      )
    }
    const sendAgain = () => performance.now() - sentAt > minWaitMs && attempt()
    unanswered.add(sendAgain)
    attempt()
  })

/** Sends every read again that has waited for more than a second. */
export const sendUnansweredAgain = (): void => {
  for (const sendAgain of unanswered) sendAgain()
}

// What was sent before the network was gone may never be answered.
onReachable(sendUnansweredAgain)
