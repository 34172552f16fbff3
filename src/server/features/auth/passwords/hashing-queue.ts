import { secondMs } from '#shared/time/duration.ts'
import { createBusyError, threadCount } from './hashing-threads.ts'
import { createPasswordHasher, type Argon2Cost, type PasswordHasher } from './password-hashing.ts'

const maxAdmitted = threadCount + 32
// Far below the time after which a request fails.
const defaultMaxWaitMs = 5 * secondMs

/** Admits the requests that hash passwords. */
export interface HashingQueue {
  /**
   * Runs the work of a request that hashes passwords. No hash is started after its signal was aborted.
   * @throws AppError `busy` with `Retry-After` when 32 such requests are waiting, or when this one has waited for 5 seconds
   */
  admit<T>(signal: AbortSignal, work: (passwords: PasswordHasher) => Promise<T>): Promise<T>
}

/** Creates an empty queue for hashes at a cost. */
export const createHashingQueue = (cost: Argon2Cost, maxWaitMs = defaultMaxWaitMs): HashingQueue => {
  let admitted = 0
  return {
    async admit(signal, work) {
      if (admitted >= maxAdmitted) throw createBusyError()
      admitted++
      try {
        return await work(createPasswordHasher(cost, AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)])))
      } finally {
        admitted--
      }
    },
  }
}
