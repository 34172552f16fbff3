/** Password length in code points, the least after NFKC. */
export const passwordLimits = { min: 8, max: 256 } as const

/** Days: a session ends after `idle` days without use, and after `max` days at the latest. */
export const sessionDays = { idle: 30, max: 180 } as const

/** A user has at most this many sessions. */
export const maxSessions = 20

/** Ways to sign in. */
export const signInMethods = ['password', 'provider', 'passkey'] as const

export type SignInMethod = (typeof signInMethods)[number]

/** Minutes for which proving who one is allows the endpoints with `recentSignIn`. */
export const recentSignInMinutes = 10

/** Returns whether text may be the address of an account: earlier versions accepted some that `isEmail` does not. */
export const mayBeAccountEmail = (text: string): boolean =>
  text.length <= 254 && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text) && /^\S+@\S+$/.test(text)

/** Returns whether text has the form of an e-mail address with a dotted domain. */
export const isEmail = (text: string): boolean =>
  mayBeAccountEmail(text) &&
  /^[^\s@,;:<>()[\]"\\]{1,64}@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i.test(text)
