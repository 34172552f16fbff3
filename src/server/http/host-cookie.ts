import { parseCookie, stringifySetCookie } from 'cookie'

/** A cookie of this host alone: HttpOnly, SameSite=Lax, and on https Secure with the `__Host-` prefix. */
export interface HostCookie {
  name: string
  /** Returns the value in a `Cookie` header. */
  read(cookieHeader: string | undefined): string | undefined
  /** Returns a `Set-Cookie` header. */
  set(value: string, maxAgeSeconds: number): string
  /** Returns a `Set-Cookie` header that deletes the cookie. */
  clear(): string
}

/** Creates the cookie `glowjar.<suffix>` for the origin of the app. */
export const createHostCookie = (baseUrl: string, suffix: string): HostCookie => {
  const secure = baseUrl.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}glowjar.${suffix}`
  const set = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure })
  return {
    name,
    read: (header) => (header === undefined ? undefined : parseCookie(header)[name]),
    set,
    clear: () => set('', 0),
  }
}
