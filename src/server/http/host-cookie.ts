import { parseCookie, stringifySetCookie } from 'cookie'

/**
 * Creates the cookie `glowjar.<suffix>` for the origin of the app alone: HttpOnly, SameSite=Lax, and on https Secure with
 * the `__Host-` prefix. `set` and `clear` return `Set-Cookie` headers.
 */
export const createHostCookie = (baseUrl: string, suffix: string) => {
  const secure = baseUrl.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}glowjar.${suffix}`
  const set = (value: string, maxAgeSeconds: number): string =>
    stringifySetCookie({ name, value, maxAge: maxAgeSeconds, path: '/', httpOnly: true, sameSite: 'lax', secure })
  return {
    name,
    read: (cookieHeader: string | undefined) =>
      cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[name],
    set,
    clear: (): string => set('', 0),
  }
}
