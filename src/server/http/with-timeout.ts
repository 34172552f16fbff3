import { secondMs } from '#shared/time/duration.ts'

const defaultTimeoutMs = 10 * secondMs

class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  readonly code = 'ETIMEDOUT'
}

/**
 * Rejects when a promise takes longer than a request may. The work goes on, so that a write may still happen: repeated
 * under its idempotency key it returns its stored response.
 */
export const withTimeout = <T>(work: Promise<T>, timeoutMs = defaultTimeoutMs): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError('timeout')), timeoutMs)
    work.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
