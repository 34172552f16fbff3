import type { Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { secondMs } from '#shared/time/duration.ts'
import { AppError } from '#server/errors.ts'
import { startHashingThread, type HashingThread } from './hashing-thread.ts'

/** Number of hashes that run at a time. Each takes 46 MiB. */
export const threadCount = Math.min(2, availableParallelism())

// Of the process, because they are as many as it has processors.
const idleThreads: HashingThread[] = []
const waiting: (() => void)[] = []
let running = 0
let meanMs = 0

const startThread = (): HashingThread => {
  const thread = startHashingThread(() => idleThreads.splice(idleThreads.indexOf(thread), 1))
  return thread
}

const runInThread = async (parameters: Argon2Parameters): Promise<Buffer> => {
  const startedAt = performance.now()
  const thread = idleThreads.pop() ?? startThread()
  const tag = await thread.computeTag(parameters)
  idleThreads.push(thread)
  const ms = performance.now() - startedAt
  meanMs = meanMs === 0 ? ms : meanMs * 0.8 + ms * 0.2
  return tag
}

/** Creates the AppError `busy`, with the time until those that wait now are done. */
export const createBusyError = (): AppError => {
  const seconds = Math.max(1, Math.ceil((waiting.length * meanMs) / threadCount / secondMs))
  return new AppError('busy', { retryAfter: seconds, facts: { seconds } })
}

/** Waits until one of the threads is free. @throws AppError `busy` when the signal is aborted before */
const waitForThread = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const start = () => {
      signal.removeEventListener('abort', drop)
      resolve()
    }
    const drop = () => {
      waiting.splice(waiting.indexOf(start), 1)
      reject(createBusyError())
    }
    waiting.push(start)
    signal.addEventListener('abort', drop, { once: true })
  })

/**
 * Computes an Argon2id tag in a thread of its own, so that files and DNS never wait for it, in the order of the calls.
 * A call whose signal is aborted before it has started is dropped.
 * @throws AppError `busy` for a dropped call
 */
export const computeArgon2Tag = async (parameters: Argon2Parameters, signal: AbortSignal): Promise<Buffer> => {
  if (signal.aborted) throw createBusyError()
  if (running >= threadCount) await waitForThread(signal)
  else running++
  try {
    return await runInThread(parameters)
  } finally {
    const startNext = waiting.shift()
    if (startNext) startNext()
    else running--
  }
}
