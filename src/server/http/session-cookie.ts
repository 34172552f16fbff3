import { createHmac, createSecretKey } from 'node:crypto'
import { sessionDays } from '#shared/auth/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import { hashToken, extractVerifiedText } from '#server/tokens.ts'
import { createHostCookie } from './host-cookie.ts'

const maxCachedCookies = 5000

/** Signs, sets, clears and verifies the session cookie. */
export type SessionCookie = ReturnType<typeof createSessionCookie>

/** Creates the session cookie. Its value is the token of a session, signed with the secret of the data folder. */
export const createSessionCookie = (baseUrl: string, secret: string) => {
  const cookie = createHostCookie(baseUrl, 'session')
  const key = createSecretKey(secret, 'utf8')
  // A valid signature stays valid; whether the session exists is looked up at each request.
  const tokenHashes = new Map<string, string>()
  const signatureOf = (token: string) => createHmac('sha256', key).update(token).digest('base64')
  const sign = (token: string) => `${token}.${signatureOf(token)}`
  return {
    name: cookie.name,
    /** Returns the cookie's value for a token. */
    sign,
    /** Returns a `Set-Cookie` header that signs in. */
    set: (token: string) => cookie.set(sign(token), (sessionDays.max * dayMs) / 1000),
    /** Returns a `Set-Cookie` header that signs out. */
    clear: cookie.clear,
    /** Returns the hash of the token in a `Cookie` header, if its signature is valid. */
    readTokenHash(header: string | undefined): string | null {
      const value = cookie.read(header)
      if (value === undefined) return null
      const cached = tokenHashes.get(value)
      if (cached !== undefined) return cached
      const token = extractVerifiedText(value, signatureOf)
      if (token === null) return null
      if (tokenHashes.size >= maxCachedCookies) tokenHashes.clear()
      const hash = hashToken(token)
      tokenHashes.set(value, hash)
      return hash
    },
  }
}
