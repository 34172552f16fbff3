import type { Context } from 'hono'
import { AppError } from '#server/errors.ts'

const createContentSecurityPolicy = (allowsPictures: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob: data:${allowsPictures ? ' https:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const strictPolicy = createContentSecurityPolicy(false)

/** Content security policy of the pages of a family that shows pictures from other sites. */
export const policyWithExternalPictures = createContentSecurityPolicy(true)

/** Returns the security headers of every response. */
export const createSecurityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': strictPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()',
  ...(isHttps
    ? {
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'cross-origin-opener-policy': 'same-origin',
      }
    : {}),
})

/** Sets the headers that a response does not have yet. */
export const addMissingHeaders = (response: Response, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
}

/** HTTP methods that change nothing. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects a request from another site, by `Sec-Fetch-Site`, else `Origin`; a client that sends neither is no browser.
 * @throws AppError `cross_site`
 */
export const rejectCrossSite = (c: Context, isOwnOrigin: (origin: string) => boolean): void => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site !== undefined ? site !== 'same-origin' : origin !== undefined && !isOwnOrigin(origin))
    throw new AppError('cross_site')
}
