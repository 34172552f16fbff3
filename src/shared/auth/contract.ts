import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { instant, line, textLimits } from '#shared/contract/fields.ts'
import { locales } from '#shared/locale/locale.ts'
import { isTimeZone } from '#shared/time/day.ts'
import { isEmail, passwordLimits } from './rules.ts'

const codePoints = (text: string) => Array.from(text).length

export const email = z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail, 'invalid_email'))
export const newPassword = z.string().check(
  z.refine((s) => codePoints(s) >= passwordLimits.min, { error: 'password_short', abort: true }),
  z.refine((s) => codePoints(s) <= passwordLimits.max, 'password_long'),
)
const password = z.string().check(z.minLength(1, 'required'), z.maxLength(1024, 'password_long'))
const language = z.enum(locales)
const name = line(textLimits.name)
const invitation = z.optional(z.string().check(z.regex(/^[\w-]{20,100}$/, 'invalid_link')))
export const timeZone = z
  .string()
  .check(z.maxLength(64, 'invalid_time_zone'), z.refine(isTimeZone, 'invalid_time_zone'))

export const member = z.object({ id: z.string(), name: z.string(), role: z.enum(['owner', 'caregiver']) })

export const family = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  /** Whether pictures from other sites are shown. */
  pictures: z.boolean(),
  /** Whether the assistant may use the language model of this server, if there is one. */
  usesModel: z.boolean(),
})

/** The signed-in user with the family. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language,
  /** Whether the account has a password; false with OpenID Connect alone. */
  hasPassword: z.boolean(),
  family: z.object({
    ...family.shape,
    members: z.array(member),
    /** Former members, whose records keep their name. */
    former: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

export type User = z.output<typeof user>

export const newAccount = z.strictObject({ name, email, password: newPassword, language, timeZone, invitation })
export const credentials = z.strictObject({
  email: z.string().check(z.minLength(1, 'required')),
  password,
  invitation,
})
export const userChanges = z.strictObject({ name: z.optional(name), language: z.optional(language) })
export const accountDeletion = z.strictObject({ password: z.optional(password) })
export const resetRequest = z.strictObject({ email })
export const passwordReset = z.strictObject({
  token: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'invalid_link')),
  newPassword,
})
export const passwordChange = z.strictObject({ currentPassword: password, newPassword })

const open = { tag: 'auth', access: 'anyone' } as const
const own = { tag: 'auth', access: 'member' } as const

export const signUp = endpoint({
  ...open,
  method: 'POST',
  path: '/api/auth/sign-up/email',
  summary: 'Creates an account with a new family (or joins the inviting family), and signs in.',
  body: newAccount,
  status: 201,
  response: user,
})

export const signIn = endpoint({
  ...open,
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary: 'Signs in with e-mail address and password.',
  body: credentials,
  status: 200,
  response: user,
})

export const getUser = endpoint({
  ...own,
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Returns the signed-in user and the family.',
  status: 200,
  response: user,
})

export const editUser = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/auth/user',
  summary: 'Changes name or language.',
  body: userChanges,
  status: 200,
  response: user,
})

export const deleteUser = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/auth/user',
  summary: 'Deletes the account, and the family if it has no other member.',
  body: accountDeletion,
  status: 204,
})

export const changePassword = endpoint({
  ...own,
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Changes the password and ends all other sessions.',
  body: passwordChange,
  status: 204,
})

export const requestPasswordReset = endpoint({
  ...open,
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary:
    'Sends a one-time link by e-mail if the address has an account and e-mail is configured. The response is the same in every case.',
  body: resetRequest,
  status: 204,
})

export const resetPassword = endpoint({
  ...open,
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with a one-time link and ends all sessions.',
  body: passwordReset,
  status: 204,
})

export const session = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
  userAgent: z.nullable(z.string()),
})

export const listSessions = endpoint({
  ...own,
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Lists the sessions of the signed-in user, newest first.',
  status: 200,
  response: z.array(session),
})

export const endSession = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'Ends one session of the signed-in user.',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{8,64}$/, 'invalid_id')) }),
  status: 204,
})

export const signOut = endpoint({
  ...open,
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Ends this session.',
  status: 204,
})

/** Options of the sign-in page. */
export const getSignInOptions = endpoint({
  ...open,
  method: 'GET',
  path: '/api/auth/options',
  summary: 'Returns the available sign-in methods, and whether sign-up is open.',
  status: 200,
  response: z.object({
    localAccounts: z.boolean(),
    signUp: z.boolean(),
    mail: z.boolean(),
    provider: z.nullable(z.object({ id: z.string(), name: z.string() })),
    operator: z.object({ name: z.nullable(z.string()), contact: z.nullable(z.string()) }),
  }),
})

const text = z.optional(z.string())

/** For links, not for fetch: every error redirects to the sign-in page with `?error=code`. */
export const loginLink = endpoint({
  ...open,
  method: 'GET',
  path: '/api/login',
  summary: 'Redirects to the sign-in page, or with `provider` to the OpenID Connect provider.',
  query: z.object({ provider: text, invitation: text, to: text }),
  status: 302,
})

export const providerCallback = endpoint({
  ...open,
  method: 'GET',
  path: '/api/auth/callback/oidc',
  summary: 'Completes an OpenID Connect sign-in and redirects to the app (redirect URI of the provider).',
  query: z.object({ code: text, state: text, iss: text, error: text }),
  status: 302,
})

export const logoutLink = endpoint({
  ...open,
  method: 'GET',
  path: '/api/logout',
  summary: 'Ends this session and redirects to `/`. A link on another site does not end it.',
  status: 302,
})
