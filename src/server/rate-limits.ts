import { hash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Counter, Counters } from '#server/db/counters.ts'
import { networkOf } from './client-network.ts'
import { AppError } from './errors.ts'

/** An attempt with a password, counted as a failure until it succeeds. */
export interface Attempt {
  wasRight(): Promise<void>
}

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute

const pathLimits: Readonly<Record<string, { points: number; duration: number }>> = {
  '/api/ai/chat/stream': { points: 20, duration: minute },
  '/api/feedback': { points: 5, duration: hour },
  '/api/family/export': { points: 6, duration: hour },
}

const tooMany = (seconds: number): AppError =>
  new AppError('too_many_requests', { headers: { 'retry-after': String(seconds) } })

const consume = async (counter: Counter, key: string) => {
  const wait = await counter.consume(key)
  if (wait > 0) throw tooMany(wait)
}

// Counters store no e-mail address in plain text.
const hashed = (text: string) => hash('sha256', text, 'base64url')

const inMemory = () => {
  const writes = new RateLimiterMemory({ points: 300, duration: minute })
  const reads = new RateLimiterMemory({ points: 600, duration: minute })
  const byPath = new Map(Object.entries(pathLimits).map(([path, rule]) => [path, new RateLimiterMemory(rule)]))
  return async (e: Endpoint, session: { sessionId: string } | null): Promise<void> => {
    if (!session) return
    const limiters = [e.method === 'GET' ? reads : writes, byPath.get(e.path)]
    for (const limiter of limiters) {
      await limiter?.consume(session.sessionId).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
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
export const createRateLimits = ({ counter }: Pick<Counters, 'counter'>) => {
  const failures = counter('account', 10, quarter)
  const failuresFrom = counter('address', 30, quarter)
  const signUps = counter('sign-up', 20, hour)
  const resetsOf = counter('reset-account', 5, hour)
  const resetsFrom = counter('reset-address', 20, hour)
  const resets = counter('reset', 30, quarter)
  const returns = counter('come-back', 60, quarter)
  const invitations = counter('invite', 20, hour)

  return {
    /** Any request of a session, counted in memory. */
    request: inMemory(),
    async signIn(email: string, address: string): Promise<Attempt> {
      const account = hashed(email)
      const network = networkOf(address)
      await consume(failuresFrom, network)
      const wait = await failures.consume(account)
      if (wait > 0) {
        await failuresFrom.refund(network)
        throw tooMany(wait)
      }
      return {
        wasRight: async () => void (await Promise.all([failures.reset(account), failuresFrom.refund(network)])),
      }
    },
    signUp: (address: string) => consume(signUps, networkOf(address)),
    /** The current password, to change it or to delete the account. */
    async password(userId: string): Promise<Attempt> {
      await consume(failures, userId)
      return { wasRight: () => failures.reset(userId) }
    },
    async requestReset(email: string, address: string) {
      await consume(resetsFrom, networkOf(address))
      await consume(resetsOf, hashed(email))
    },
    reset: (address: string) => consume(resets, networkOf(address)),
    invite: (userId: string) => consume(invitations, userId),
    /** A callback from the OpenID Connect provider, which costs a request to it. */
    providerCallback: (address: string) => consume(returns, networkOf(address)),
    /** Resets the failures of an account whose password was reset. */
    forgive: (email: string) => failures.reset(hashed(email)),
  }
}

const nothing = async () => undefined
const unlimited: Counter = { consume: async () => 0, refund: nothing, reset: nothing }

/** No limits, for `RATE_LIMITS=off`. */
export const noRateLimits: RateLimits = { ...createRateLimits({ counter: () => unlimited }), request: nothing }
