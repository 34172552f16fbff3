import type { Context, Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
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

/** The security headers of every answer; those that need https only there. */
export const securityHeadersOf = (secure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': strict,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  ...(secure
    ? {
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'cross-origin-opener-policy': 'same-origin',
      }
    : {}),
})

/** Sets the headers on every answer that does not carry them yet: reading the headers of an answer is not free. */
export const addHeaders = (headers: Readonly<Record<string, string>>) => async (c: Context<Carried>, next: Next) => {
  await next()
  if (c.get('complete')) return
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  c.res.headers.set('x-request-id', c.get('requestId'))
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses bodies of more than so many bytes; one of unknown length is read no further. */
export const limitBodies = (bytes: number) => {
  const measured = bodyLimit({ maxSize: bytes, onError: () => refuse('too_large') })
  return (c: Context<Carried>, next: Next) => {
    if (safe.has(c.req.method)) return next()
    if (c.req.header('transfer-encoding') !== undefined) return measured(c, next)
    if (Number(c.req.header('content-length') ?? 0) > bytes) refuse('too_large')
    return next()
  }
}

/**
 * Refuses requests of other sites that could change something: first `Sec-Fetch-Site`, else `Origin`; a client that
 * sends neither is no browser.
 */
export const refuseCrossSite = (isOwnOrigin: (origin: string) => boolean) => (c: Context<Carried>, next: Next) => {
  if (!safe.has(c.req.method)) {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    if (site !== undefined ? site !== 'same-origin' : origin !== undefined && !isOwnOrigin(origin)) refuse('cross_site')
  }
  return next()
}
