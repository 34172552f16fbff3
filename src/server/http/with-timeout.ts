import { secondMs } from '#shared/time/duration.ts'

const defaultTimeoutMs = 10 * secondMs

/**
 * Returns a promise of the same result that rejects when it takes longer than a request may, 10 seconds. The work goes
 * on, so that a write may still happen: repeated under its idempotency key it returns its stored response.
 */
export const withTimeout = <T>(work: Promise<T>, timeoutMs = defaultTimeoutMs): Promise<T> =>
  new Promise((resolve, reject) => {
    const timeOut = () => reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }))
    const timer = setTimeout(timeOut, timeoutMs)
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
