import { hash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { RateLimiter, RateLimitDatabase } from '#server/db/rate-limit-database.ts'
import { toClientNetwork } from './client-network.ts'
import { AppError } from './errors.ts'

/** An attempt with a password, counted as a failure until `markCorrect` takes it back. */
export interface CountedPasswordAttempt {
  markCorrect(): Promise<void>
}

const minuteSeconds = 60
const quarterHourSeconds = 15 * minuteSeconds
const hourSeconds = 60 * minuteSeconds

const pathLimits: Readonly<Record<string, { points: number; duration: number }>> = {
  '/api/ai/chat/stream': { points: 20, duration: minuteSeconds },
  '/api/feedback': { points: 5, duration: hourSeconds },
  '/api/family/export': { points: 6, duration: hourSeconds },
}

const createTooManyError = (seconds: number): AppError => new AppError('too_many_requests', { retryAfter: seconds })

const consumeOrThrow = async (limiter: RateLimiter, key: string) => {
  const wait = await limiter.consume(key)
  if (wait > 0) throw createTooManyError(wait)
}

// Counters store no e-mail address in plain text.
const hashText = (text: string) => hash('sha256', text, 'base64url')

const createRequestLimit = () => {
  const writes = new RateLimiterMemory({ points: 300, duration: minuteSeconds })
  const reads = new RateLimiterMemory({ points: 600, duration: minuteSeconds })
  const byPath = new Map(Object.entries(pathLimits).map(([path, rule]) => [path, new RateLimiterMemory(rule)]))
  return async (e: Endpoint, session: { sessionId: string } | null): Promise<void> => {
    if (!session) return
    const limiters = [e.method === 'GET' ? reads : writes, byPath.get(e.path)]
    for (const limiter of limiters) {
      await limiter?.consume(session.sessionId).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) throw createTooManyError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
        throw error
      })
    }
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Creates the limits. Each function counts once and throws AppError `too_many_requests` with `Retry-After` above its
 * limit. Attempts with passwords are counted in the database, before anything is hashed.
 */
export const createRateLimits = ({ createLimiter }: Pick<RateLimitDatabase, 'createLimiter'>) => {
  const failures = createLimiter('account', 10, quarterHourSeconds)
  const failuresFrom = createLimiter('address', 30, quarterHourSeconds)
  const signUps = createLimiter('sign-up', 20, hourSeconds)
  const resetsOf = createLimiter('reset-account', 5, hourSeconds)
  const resetsFrom = createLimiter('reset-address', 20, hourSeconds)
  const resets = createLimiter('reset', 30, quarterHourSeconds)
  const returns = createLimiter('come-back', 60, quarterHourSeconds)
  const invitations = createLimiter('invite', 20, hourSeconds)

  return {
    /** Any request of a session, counted in memory. */
    request: createRequestLimit(),
    async signIn(email: string, address: string): Promise<CountedPasswordAttempt> {
      const account = hashText(email)
      const network = toClientNetwork(address)
      await consumeOrThrow(failuresFrom, network)
      const wait = await failures.consume(account)
      if (wait > 0) {
        await failuresFrom.refund(network)
        throw createTooManyError(wait)
      }
      return {
        markCorrect: async () => void (await Promise.all([failures.reset(account), failuresFrom.refund(network)])),
      }
    },
    signUp: (address: string) => consumeOrThrow(signUps, toClientNetwork(address)),
    /** The current password, to change it or to delete the account. */
    async password(userId: string): Promise<CountedPasswordAttempt> {
      await consumeOrThrow(failures, userId)
      return { markCorrect: () => failures.reset(userId) }
    },
    async requestReset(email: string, address: string) {
      await consumeOrThrow(resetsFrom, toClientNetwork(address))
      await consumeOrThrow(resetsOf, hashText(email))
    },
    reset: (address: string) => consumeOrThrow(resets, toClientNetwork(address)),
    invite: (userId: string) => consumeOrThrow(invitations, userId),
    /** A callback from the OpenID Connect provider, which costs a request to it. */
    providerCallback: (address: string) => consumeOrThrow(returns, toClientNetwork(address)),
    /** Resets the failures of an account whose password was reset. */
    forgive: (email: string) => failures.reset(hashText(email)),
  }
}

const doNothing = async () => undefined
const noLimiter: RateLimiter = { consume: async () => 0, refund: doNothing, reset: doNothing }

/** Limits that are never reached, for `RATE_LIMITS=off`. */
export const noRateLimits: RateLimits = { ...createRateLimits({ createLimiter: () => noLimiter }), request: doNothing }
