import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
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

const bodyBytes = 64 * 1024
const measured = bodyLimit({
  maxSize: bodyBytes,
  onError: () => {
    throw new AppError('too_large')
  },
})

// Who hangs up breaks off a body; that is no trouble of ours, though the error looks like a lost connection to storage.
const unbroken = (reading: Promise<unknown>) =>
  reading.catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError('malformed')
  })

/** Refuses a body of more than 64 KB; one of unknown length is read no further. */
export const limitBody = async (c: Context): Promise<void> => {
  if (c.req.header('transfer-encoding') !== undefined) await unbroken(measured(c, async () => undefined))
  else if (Number(c.req.header('content-length') ?? 0) > bodyBytes) throw new AppError('too_large')
}

/** Whether a body is to come that `limitBody` has not read. */
export const hasBody = (c: Context): boolean => Number(c.req.header('content-length') ?? 0) > 0

/** Waits until all of a body is there. Refuses `malformed` where it breaks off. */
export const readBody = async (c: Context): Promise<void> => void (await unbroken(c.req.text()))

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
