import type { Context, Next } from 'hono'
import type { Carried } from './mount.ts'
import { refuse } from './problems.ts'

const contentSecurityPolicy = (pictures: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob: data:${pictures ? ' https:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const strict = contentSecurityPolicy(false)

/** The policy of a page of a family that shows pictures from other sites. */
export const policyWithPictures = contentSecurityPolicy(true)

/** Sets the security headers on every answer; those that need https only there. */
export const securityHeaders = (secure: boolean) => {
  const fixed: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
    ...(secure
      ? ([
          ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
          ['cross-origin-opener-policy', 'same-origin'],
        ] as [string, string][])
      : []),
  ]
  return async (c: Context<Carried>, next: Next) => {
    await next()
    for (const [name, value] of fixed) c.res.headers.set(name, value)
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', strict)
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests of other sites that could change something: first `Sec-Fetch-Site`, else `Origin`; a client that
 * sends neither is no browser.
 */
export const refuseCrossSite =
  (isOwnOrigin: (origin: string) => boolean) => async (c: Context<Carried>, next: Next) => {
    if (!safe.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      if (site !== undefined ? site !== 'same-origin' : origin !== undefined && !isOwnOrigin(origin))
        refuse('cross_site')
    }
    await next()
  }
