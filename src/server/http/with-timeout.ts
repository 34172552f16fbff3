import { secondMs } from '#shared/time/duration.ts'

const patienceMs = 10 * secondMs

class TimeoutError extends Error {
  override readonly name = 'Late'
  readonly code = 'ETIMEDOUT'
}

/**
 * Waits for work no longer than a request may take: storage that does not answer at all would hold it for ever. The
 * work itself goes on, so a write may still happen; its key tells when it is sent again.
 */
export const withTimeout = <T>(work: Promise<T>, mostMs = patienceMs): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TimeoutError('no answer in time')), mostMs)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
