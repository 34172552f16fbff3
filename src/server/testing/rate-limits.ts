import { vi } from 'vitest'
import { signIn } from '#shared/auth/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { createTestApp, type TestApp } from './harness.ts'

export const email = 'ana@example.org'

export const minuteMs = 60_000

/** Creates an app with rate limits, which are off in other tests. */
export const createRateLimitedApp = () => createTestApp({ env: { RATE_LIMITS: 'on' } })

/** Waits for concurrent requests and returns `done` or the error code of each. */
export const collectErrorCodes = async (requests: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(requests)
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : getErrorCode(one.reason)))
}

const getErrorCode = (reason: unknown) => (reason instanceof ApiError ? reason.code : String(reason))

/** Signs a visitor in with a password, by default a wrong one; `from` is the IP address. */
export const attemptSignIn = (app: TestApp, given: { as?: string; from?: string; with?: string }) =>
  app.visitor(given.from).call(signIn, { body: { email: given.as ?? email, password: given.with ?? 'wrong one' } })

/** Starts `n` calls of a function, which is given the number of the call from 0; returns their results or promises. */
export const startCalls = <T>(n: number, make: (n: number) => T) => Array.from({ length: n }, (_, at) => make(at))

/** Sends requests ten at a time, because hashing more passwords concurrently is too slow; `n` is a multiple of ten. */
export const sendInBatches = async <T>(n: number, send: (n: number) => Promise<T>): Promise<T[]> => {
  const responses: T[] = []
  for (let from = 0; from < n; from += 10)
    responses.push(...(await Promise.all(startCalls(10, (at) => send(from + at)))))
  return responses
}

export const collectErrorCodesInBatches = async (n: number, request: (n: number) => Promise<unknown>) =>
  (await sendInBatches(n, (at) => collectErrorCodes([request(at)]))).flat()

export const countOccurrencesOf = (all: readonly string[], one: string) => all.filter((each) => each === one).length

/** Runs `work` with the system clock set back by `ms`, because the counters use no other clock. */
export const runWithDateSetBack = async (work: () => Promise<void>, ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - ms })
  try {
    await work()
  } finally {
    vi.useRealTimers()
  }
}
