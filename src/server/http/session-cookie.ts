import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import { sessionDays } from '#shared/auth/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import { tokenHash } from '#server/tokens.ts'
import { createHostCookie } from './host-cookie.ts'

/** The session cookie: its value is the token of a session, signed with the secret of the data folder. */
export interface SessionCookie {
  name: string
  /** Returns the cookie's value for a token. */
  sign(token: string): string
  /** Returns a `Set-Cookie` header that signs in. */
  set(token: string): string
  /** Returns a `Set-Cookie` header that signs out. */
  clear(): string
  /** Returns the hash of the token in a `Cookie` header, if its signature is valid. */
  readTokenHash(cookieHeader: string | undefined): string | null
}

const signatureOf = (token: string, key: KeyObject) => createHmac('sha256', key).update(token).digest('base64')

const verifiedToken = (value: string, key: KeyObject): string | null => {
  const dot = value.lastIndexOf('.')
  if (dot <= 0) return null
  const token = value.slice(0, dot)
  const actual = Buffer.from(value.slice(dot + 1))
  const expected = Buffer.from(signatureOf(token, key))
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null
}

const maxCachedCookies = 5000

/** Creates the session cookie for the origin of the app. */
export const createSessionCookie = (baseUrl: string, secret: string): SessionCookie => {
  const cookie = createHostCookie(baseUrl, 'session')
  const key = createSecretKey(secret, 'utf8')
  // A valid signature stays valid; whether the session exists is looked up at each request.
  const tokenHashes = new Map<string, string>()
  const sign = (token: string) => `${token}.${signatureOf(token, key)}`
  return {
    name: cookie.name,
    sign,
    set: (token) => cookie.set(sign(token), (sessionDays.max * dayMs) / 1000),
    clear: cookie.clear,
    readTokenHash(header) {
      const value = cookie.read(header)
      if (value === undefined) return null
      const cached = tokenHashes.get(value)
      if (cached !== undefined) return cached
      const token = verifiedToken(value, key)
      if (token === null) return null
      if (tokenHashes.size >= maxCachedCookies) tokenHashes.clear()
      const hash = tokenHash(token)
      tokenHashes.set(value, hash)
      return hash
    },
  }
}
