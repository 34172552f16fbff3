import * as z from 'zod/mini'
import { credentials } from '#shared/auth/contract.ts'
import { signInMethods } from '#shared/auth/rules.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { instant } from '#shared/contract/fields.ts'

export const passwordConfirmation = z.strictObject({
  password: credentials.shape.password,
  code: credentials.shape.code,
})

export const session = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
  userAgent: z.nullable(z.string()),
  /** How the user signed in; null for a session of an older version. */
  method: z.nullable(z.enum(signInMethods)),
})

export const listSessions = endpoint('GET', '/api/auth/sessions', {
  summary: 'Lists the sessions of the signed-in user, newest first.',
  afterRemoval: true,
  response: z.array(session),
})

export const endOtherSessions = endpoint('DELETE', '/api/auth/sessions', {
  summary: 'Ends all other sessions of the signed-in user.',
  afterRemoval: true,
})

export const endSession = endpoint('DELETE', '/api/auth/sessions/{id}', {
  summary: 'Ends one session of the signed-in user.',
  afterRemoval: true,
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{8,64}$/, 'invalid_id')) }),
})

export const getRecentSignIn = endpoint('GET', '/api/auth/recent-sign-in', {
  summary: 'Returns until when the sign-in of this session counts as recent, and the ways to confirm it anew.',
  afterRemoval: true,
  response: z.object({
    /** Null when it does not count. */
    until: z.nullable(instant),
    hasPassword: z.boolean(),
    /** Whether the password needs a code of the second factor in this browser. */
    needsCode: z.boolean(),
    /** Host name of the user’s passkeys; null without any. */
    passkey: z.nullable(z.string()),
    provider: z.nullable(z.object({ id: z.string(), name: z.string() })),
  }),
})

export const confirmPassword = endpoint('POST', '/api/auth/recent-sign-in', {
  summary:
    'Confirms by the password, with a code if there is a second factor, that it is the user, which makes the sign-in of this session recent.',
  afterRemoval: true,
  body: passwordConfirmation,
})

/** Endpoint for links of the app, not for fetch: every error redirects to `/confirmed` with `?error=code`. */
export const confirmByProvider = endpoint('GET', '/api/auth/recent-sign-in/oidc', {
  summary: 'Redirects to the OpenID Connect provider, which makes the sign-in of this session recent.',
  access: 'anyone',
  query: z.object({ to: z.optional(z.string()) }),
  status: 302,
})
