import { secondMs } from '#shared/time/duration.ts'

const defaultTimeoutMs = 10 * secondMs

/**
 * Returns a promise of the same result that rejects when it takes longer than a request may, 10 seconds. The work goes
 * on, so that a write may still happen: repeated under its idempotency key it returns its stored response. A result that
 * comes too late is passed to `onLate`.
 */
export const withTimeout = <T>(
  work: Promise<T>,
  { timeoutMs = defaultTimeoutMs, onLate }: { timeoutMs?: number; onLate?: (result: T) => void } = {},
): Promise<T> =>
  new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }))
    }, timeoutMs)
    work.then(
      (value) => {
        clearTimeout(timer)
        if (isLate) onLate?.(value)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
