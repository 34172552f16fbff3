import { hash } from 'node:crypto'
import type { RateLimiter, RateLimitDatabase } from '#server/db/rate-limit-database.ts'
import { listClientNetworks } from './client-network.ts'
import { createTooManyError } from './errors.ts'
import { createRequestLimit } from './request-limit.ts'
import { createStreamLimit } from './stream-limit.ts'

/** An attempt with a password, counted as a failure until `markCorrect` or `cancel` takes it back. */
export interface CountedPasswordAttempt {
  /** Counts a right password instead. @throws AppError `too_many_requests` after too many sign-ins of the user */
  markCorrect(userId: string): Promise<void>
  /** Takes the attempt back because its password was not checked. */
  cancel(): Promise<void>
}

/** Where a sign-in or a request for a reset link comes from. */
export interface LimitedClient {
  address: string
  /** Id of the browser, if it has signed in to the account before. */
  knownDevice: string | null
}

/** A notice by mail that was counted. */
export interface CountedNotice {
  /** Whether the next one would be above the limit. */
  isLast: boolean
  /** Takes it back because it was not sent. */
  cancel(): Promise<void>
}

interface Counter {
  limiter: RateLimiter
  key: string
}

type CreateLimiter = RateLimitDatabase['createLimiter']

const quarterHourSeconds = 15 * 60
const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds

// Counters store no e-mail address in plain text.
const hashText = (text: string) => hash('sha256', text, 'base64url')

const refundAll = async (counters: readonly Counter[]) => {
  for (const { limiter, key } of counters) await limiter.refund(key)
}

/** Counts one use in each counter, or in none. @throws AppError `too_many_requests` */
const consumeAll = async (counters: readonly Counter[]) => {
  const consumed: Counter[] = []
  for (const counter of counters) {
    const wait = await counter.limiter.consume(counter.key)
    if (wait > 0) {
      await refundAll(consumed)
      throw createTooManyError(wait)
    }
    consumed.push(counter)
  }
}

/** Creates the function that lists the counters of a client's networks; `subject` is counted separately. */
const createNetworkCounters = (createLimiter: CreateLimiter, name: string, limit: number, seconds: number) => {
  const limiters = {
    1: createLimiter(name, limit, seconds),
    2: createLimiter(name, 2 * limit, seconds),
    4: createLimiter(name, 4 * limit, seconds),
  }
  return (address: string, subject = ''): Counter[] =>
    listClientNetworks(address).map(({ name: network, factor }) => ({
      limiter: limiters[factor],
      key: subject === '' ? network : `${network} ${subject}`,
    }))
}

/** Returns the key of the counters of a browser for an account. */
const toDeviceKey = (device: string, account: string) => `${device} ${account}`

/**
 * Counts an attempt. A right password resets `own`, takes the attempt back from `shared` and counts as a sign-in: of the
 * known browser or the session `client`, else of the user.
 */
const countAttempt = async (
  signIns: RateLimiter,
  own: readonly Counter[],
  shared: readonly Counter[] = [],
  client: string | null = null,
): Promise<CountedPasswordAttempt> => {
  await consumeAll([...own, ...shared])
  return {
    async markCorrect(userId) {
      await consumeAll([{ limiter: signIns, key: client ?? userId }])
      for (const { limiter, key } of own) await limiter.reset(key)
      await refundAll(shared)
    },
    cancel: () => refundAll([...own, ...shared]),
  }
}

/** Creates the limits of attempts with a password. */
const createPasswordLimits = (createLimiter: CreateLimiter) => {
  const countersOfAddress = createNetworkCounters(createLimiter, 'address', 30, quarterHourSeconds)
  const countersOfAccountFrom = createNetworkCounters(createLimiter, 'account-address', 10, quarterHourSeconds)
  const ofAccount = createLimiter('account-all', 100, quarterHourSeconds)
  const ofDevice = createLimiter('device', 10, quarterHourSeconds)
  const ofDevices = createLimiter('device-all', 100, quarterHourSeconds)
  const ofSession = createLimiter('session', 10, quarterHourSeconds)
  const ofSessions = createLimiter('session-all', 100, quarterHourSeconds)
  const signIns = createLimiter('sign-in', 30, quarterHourSeconds)
  return {
    async signIn(email: string, { address, knownDevice }: LimitedClient): Promise<CountedPasswordAttempt> {
      const account = hashText(email)
      const device = knownDevice === null ? null : toDeviceKey(knownDevice, account)
      const own = device === null ? countersOfAccountFrom(address, account) : [{ limiter: ofDevice, key: device }]
      // Whoever had the password once may have collected many devices.
      const shared =
        device === null
          ? [...countersOfAddress(address), { limiter: ofAccount, key: account }]
          : [{ limiter: ofDevices, key: account }]
      return countAttempt(signIns, own, shared, device)
    },
    /** The current password, to change it or to confirm a sign-in, in a session of a user. */
    password: (userId: string, sessionId: string): Promise<CountedPasswordAttempt> =>
      countAttempt(
        signIns,
        [{ limiter: ofSession, key: sessionId }],
        // Whoever knows the password may have collected many sessions.
        [{ limiter: ofSessions, key: userId }],
        `session ${sessionId}`,
      ),
    /** Resets the failures of an account whose password was reset from an address. */
    async forgive(email: string, address: string) {
      const account = hashText(email)
      for (const { limiter, key } of countersOfAccountFrom(address, account)) await limiter.reset(key)
      await ofAccount.reset(account)
    },
  }
}

/** Creates the limits of requests for a password reset link. */
const createResetRequestLimit = (createLimiter: CreateLimiter) => {
  const countersOfAddress = createNetworkCounters(createLimiter, 'reset-address', 20, hourSeconds)
  const countersOfAccountFrom = createNetworkCounters(createLimiter, 'reset-account-address', 5, hourSeconds)
  const ofAccount = createLimiter('reset-account-all', 20, hourSeconds)
  const ofDevice = createLimiter('reset-device', 5, hourSeconds)
  return (email: string, { address, knownDevice }: LimitedClient): Promise<void> => {
    const account = hashText(email)
    if (knownDevice !== null) return consumeAll([{ limiter: ofDevice, key: toDeviceKey(knownDevice, account) }])
    return consumeAll([
      ...countersOfAccountFrom(address, account),
      ...countersOfAddress(address),
      { limiter: ofAccount, key: account },
    ])
  }
}

/** Creates the limit of notices of one kind; it returns null above the limit. */
const createNoticeLimit = (createLimiter: CreateLimiter, name: string) => {
  const ofVerified = createLimiter(name, 20, daySeconds)
  const ofUnverified = createLimiter(`${name}-unverified`, 3, daySeconds)
  return async ({ email, isVerified }: { email: string; isVerified: boolean }): Promise<CountedNotice | null> => {
    const limiter = isVerified ? ofVerified : ofUnverified
    const key = hashText(email)
    if ((await limiter.consume(key)) > 0) return null
    return { isLast: (await limiter.countLeft(key)) === 0, cancel: () => limiter.refund(key) }
  }
}

/** Creates the limits of mails to an address, whether it has an account or not. */
const createMailLimits = (createLimiter: CreateLimiter) => {
  const verifications = createLimiter('verify', 5, daySeconds)
  return {
    accountNotice: createNoticeLimit(createLimiter, 'notice'),
    // Counted apart: another member can cause many, which must not hide what happens to the account.
    familyNotice: createNoticeLimit(createLimiter, 'family-notice'),
    /** Counts a mail that verifies the address. Returns 0, or the seconds to wait above the limit. */
    verification: (email: string): Promise<number> => verifications.consume(hashText(email)),
  }
}

/** Creates the limits of ways to sign in without guessing a password. */
const createOtherSignInLimits = (createLimiter: CreateLimiter) => {
  const callbackCounters = createNetworkCounters(createLimiter, 'come-back', 60, quarterHourSeconds)
  const codes = createLimiter('second-factor', 5, quarterHourSeconds)
  return {
    /** A callback from the OpenID Connect provider, which costs a request to it. */
    providerCallback: (address: string) => consumeAll(callbackCounters(address)),
    /** A use of a passkey. */
    passkey: (address: string) => consumeAll(callbackCounters(address)),
    /** A code of the second factor, after the right password; `markCorrect` takes it back. */
    async secondFactor(userId: string): Promise<{ markCorrect: () => Promise<void> }> {
      await consumeAll([{ limiter: codes, key: userId }])
      return { markCorrect: () => codes.refund(userId) }
    },
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Creates the limits. Each function counts once and throws AppError `too_many_requests` with `Retry-After` above its
 * limit. Attempts with passwords are counted in the database, before anything is hashed.
 */
export const createRateLimits = ({ createLimiter }: Pick<RateLimitDatabase, 'createLimiter'>) => {
  const signUpCounters = createNetworkCounters(createLimiter, 'sign-up', 20, hourSeconds)
  const resetCounters = createNetworkCounters(createLimiter, 'reset', 30, quarterHourSeconds)
  const invitations = createLimiter('invite', 20, hourSeconds)
  return {
    request: createRequestLimit(),
    stream: createStreamLimit(),
    ...createPasswordLimits(createLimiter),
    requestReset: createResetRequestLimit(createLimiter),
    signUp: (address: string) => consumeAll(signUpCounters(address)),
    reset: (address: string) => consumeAll(resetCounters(address)),
    invite: (userId: string) => consumeAll([{ limiter: invitations, key: userId }]),
    ...createOtherSignInLimits(createLimiter),
    ...createMailLimits(createLimiter),
  }
}

const doNothing = async () => undefined
const noLimiter: RateLimiter = {
  consume: async () => 0,
  refund: doNothing,
  countLeft: async () => Infinity,
  reset: doNothing,
}

/** Limits that are never reached, for `RATE_LIMITS=off`. */
export const noRateLimits: RateLimits = {
  ...createRateLimits({ createLimiter: () => noLimiter }),
  request: doNothing,
  stream: () => () => undefined,
}
