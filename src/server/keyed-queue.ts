import { secondMs } from '#shared/time/duration.ts'
import { AppError } from './errors.ts'

interface KeyedQueueOptions {
  /** How many pieces of work with one key may run at once. */
  max: number
  /** How long work may wait for its turn. */
  maxWaitMs: number
}

interface Line {
  running: number
  waiting: Set<() => void>
}

/** Waits until `release` passes the turn on. @throws AppError `too_many_requests` when that takes too long */
const waitInLine = ({ waiting }: Line, maxWaitMs: number) =>
  new Promise<void>((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer)
      resolve()
    }
    const giveUp = () => {
      waiting.delete(begin)
      reject(new AppError('too_many_requests', { retryAfter: Math.ceil(maxWaitMs / secondMs) }))
    }
    const timer = setTimeout(giveUp, maxWaitMs)
    waiting.add(begin)
  })

/** Passes the turn on to the work that has waited longest. Returns whether the line is empty then. */
const passOn = (line: Line): boolean => {
  const [next] = line.waiting
  if (next) {
    line.waiting.delete(next)
    next()
    return false
  }
  line.running--
  return line.running === 0
}

/** Lets work with one key wait for each other, first come, first served; work with different keys does not wait. */
export type KeyedQueue = ReturnType<typeof createKeyedQueue>

/** Creates a queue without work. */
export const createKeyedQueue = ({ max, maxWaitMs }: KeyedQueueOptions) => {
  const lines = new Map<string, Line>()

  /** Waits for a turn. Returns the function that ends it. @throws AppError `too_many_requests` when the wait is too long */
  const acquire = async (key: string): Promise<() => void> => {
    const line = lines.get(key) ?? { running: 0, waiting: new Set() }
    lines.set(key, line)
    if (line.running < max) line.running++
    else await waitInLine(line, maxWaitMs)
    return () => {
      if (passOn(line)) lines.delete(key)
    }
  }

  /** Runs work when it is its turn. @throws AppError `too_many_requests` when the wait is too long */
  const run = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const end = await acquire(key)
    try {
      return await work()
    } finally {
      end()
    }
  }

  return { acquire, run }
}
