import { hash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Counter, Counters } from '#server/db/counters.ts'
import { networkOf } from './client-network.ts'
import { AppError } from './errors.ts'

/** A guess at a password that has been counted already; a right one is taken off again. */
export interface Attempt {
  wasRight(): Promise<void>
}

/** How often things may be done; each function refuses `too_many_requests` with `Retry-After`. */
export interface RateLimits {
  /** Any request of a session, counted in memory. */
  request(e: Endpoint, session: { sessionId: string } | null): Promise<void>
  signIn(email: string, address: string): Promise<Attempt>
  signUp(address: string): Promise<void>
  /** A password asked for again: changing it, deleting the account. */
  password(userId: string): Promise<Attempt>
  requestReset(email: string, address: string): Promise<void>
  reset(address: string): Promise<void>
  invite(userId: string): Promise<void>
  /** A way back from the OpenID Connect provider, which costs a request to it. */
  providerCallback(address: string): Promise<void>
  /** Wipes the failures of an account whose password was set anew. */
  forgive(email: string): Promise<void>
}

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute

const special: Readonly<Record<string, { points: number; duration: number }>> = {
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

// Counters hold no address of a person in the clear.
const hidden = (text: string) => hash('sha256', text, 'base64url')

const inMemory = (): RateLimits['request'] => {
  const writes = new RateLimiterMemory({ points: 300, duration: minute })
  const reads = new RateLimiterMemory({ points: 600, duration: minute })
  const rare = new Map(Object.entries(special).map(([path, rule]) => [path, new RateLimiterMemory(rule)]))
  return async (e, session) => {
    if (!session) return
    const limiters = [e.method === 'GET' ? reads : writes, rare.get(e.path)]
    for (const limiter of limiters) {
      await limiter?.consume(session.sessionId).catch((refused: unknown) => {
        if (refused instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
        throw refused
      })
    }
  }
}

/** The limits of the product. What guards passwords is counted in the database, before anything is hashed. */
export const createRateLimits = ({ counter }: Pick<Counters, 'counter'>): RateLimits => {
  const failures = counter('account', 10, quarter)
  const failuresFrom = counter('address', 30, quarter)
  const signUps = counter('sign-up', 20, hour)
  const resetsOf = counter('reset-account', 5, hour)
  const resetsFrom = counter('reset-address', 20, hour)
  const resets = counter('reset', 30, quarter)
  const returns = counter('come-back', 60, quarter)
  const invitations = counter('invite', 20, hour)

  return {
    request: inMemory(),
    async signIn(email, address) {
      const account = hidden(email)
      const caller = networkOf(address)
      await consume(failuresFrom, caller)
      const wait = await failures.consume(account)
      if (wait > 0) {
        await failuresFrom.refund(caller)
        throw tooMany(wait)
      }
      return {
        wasRight: async () => void (await Promise.all([failures.reset(account), failuresFrom.refund(caller)])),
      }
    },
    signUp: (address) => consume(signUps, networkOf(address)),
    async password(userId) {
      await consume(failures, userId)
      return { wasRight: () => failures.reset(userId) }
    },
    async requestReset(email, address) {
      await consume(resetsFrom, networkOf(address))
      await consume(resetsOf, hidden(email))
    },
    reset: (address) => consume(resets, networkOf(address)),
    invite: (userId) => consume(invitations, userId),
    providerCallback: (address) => consume(returns, networkOf(address)),
    forgive: (email) => failures.reset(hidden(email)),
  }
}

const nothing = async () => undefined
const anyAttempt = async () => ({ wasRight: nothing })

/** For `RATE_LIMITS=off`. */
export const noRateLimits: RateLimits = {
  request: nothing,
  signIn: anyAttempt,
  signUp: nothing,
  password: anyAttempt,
  requestReset: nothing,
  reset: nothing,
  invite: nothing,
  providerCallback: nothing,
  forgive: nothing,
}
