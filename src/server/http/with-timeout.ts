import { secondMs } from '#shared/time/duration.ts'
import type { Route } from './route.ts'

/** Longer for a stream: the first question to the assistant loads its content, which takes a slow or busy computer longer than other work. */
const timeoutsMs = { default: 10 * secondMs, stream: 60 * secondMs }

/** Returns how many milliseconds the handler of a route may take. */
export const getTimeout = (kind: Route['kind']): number => timeoutsMs[kind === 'stream' ? kind : 'default']

/**
 * Returns a promise of the same result that rejects when it takes longer than `timeoutMs`. The work goes
 * on, so that a write may still happen: repeated under its idempotency key it returns its stored response. A result that
 * comes too late is passed to `onLate`.
 */
export const withTimeout = <T>(
  work: Promise<T>,
  { timeoutMs, onLate }: { timeoutMs: number; onLate?: (result: T) => void },
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
