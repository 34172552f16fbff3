import type { Context } from 'hono'
import { AppError } from '#server/errors.ts'

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

/** Sets the headers that an answer does not carry yet. */
export const addHeaders = (response: Response, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
}

/** The methods that change nothing. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a request of another site that could change something: first by `Sec-Fetch-Site`, else by `Origin`; a client
 * that sends neither is no browser.
 */
export const refuseCrossSite = (c: Context, isOwnOrigin: (origin: string) => boolean): void => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site !== undefined ? site !== 'same-origin' : origin !== undefined && !isOwnOrigin(origin))
    throw new AppError('cross_site')
}
