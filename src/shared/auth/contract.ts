import * as z from 'zod/mini'
import { agentKinds } from '#shared/agents/rules.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { countCodePoints, line, textLimits } from '#shared/contract/fields.ts'
import { locales } from '#shared/locale/locale.ts'
import { isTimeZone, toCanonicalTimeZone, weekStarts } from '#shared/time/day.ts'
import { isEmail, passwordLimits } from './rules.ts'

export const email = z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail, 'invalid_email'))
export const newPassword = z.string().check(
  z.refine((s) => countCodePoints(s.normalize('NFKC')) >= passwordLimits.min, { error: 'password_short', abort: true }),
  z.refine((s) => countCodePoints(s) <= passwordLimits.max, 'password_long'),
)
const password = z.string().check(z.minLength(1, 'required'), z.maxLength(1024, 'password_long'))
const language = z.enum(locales)
const name = line(textLimits.name)
export const invitation = z.optional(z.string().check(z.regex(/^[\w-]{20,100}$/, 'invalid_link')))
export const timeZone = z
  .string()
  .check(
    z.maxLength(64, { error: 'invalid_time_zone', abort: true }),
    z.refine(isTimeZone, { error: 'invalid_time_zone', abort: true }),
    z.overwrite(toCanonicalTimeZone),
  )

/** The day with which the weeks of a family begin. */
export const weekStart = z.enum(weekStarts)

export const member = z.object({ id: z.string(), name: z.string(), role: z.enum(['owner', 'caregiver']) })

/** What acts for members, such as an API token; also ended ones, whose records keep their name. */
const agent = z.object({ id: z.string(), kind: z.enum(agentKinds), name: z.string() })

export const family = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  weekStart,
  /** Whether pictures from other sites are shown. */
  pictures: z.boolean(),
  /** Whether the assistant may use the language model of this server, if there is one. */
  usesModel: z.boolean(),
})

/** The signed-in user with the family and its members. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language,
  /** Whether the user can use a password; false with OpenID Connect alone, and where local accounts are off. */
  hasPassword: z.boolean(),
  /** Whether the user opened a link that was mailed to the address. */
  emailVerified: z.boolean(),
  family: z.object({
    ...family.shape,
    members: z.array(member),
    /** Former members, whose records keep their name. */
    former: z.array(z.object({ id: z.string(), name: z.string() })),
    agents: z.nullish(z.array(agent)),
  }),
  /** Whether the account was removed from a family while sign-up is closed, and can only export, join or be deleted. */
  removed: z.optional(z.boolean()),
  /** The version of the server, for an owner who has not seen it; null otherwise. */
  newVersion: z.nullish(z.string()),
})

export type User = z.output<typeof user>

export const newAccount = z.strictObject({ name, email, password: newPassword, language, timeZone, invitation })
/** Code of the authenticator app, or a recovery code; for accounts with a second factor. */
const secondFactorCode = z.optional(z.string().check(z.maxLength(64, 'too_long')))

export const credentials = z.strictObject({
  email: z.string().check(z.minLength(1, 'required')),
  password,
  code: secondFactorCode,
  /** Whether to ask for no code in this browser for 30 days. */
  rememberDevice: z.optional(z.boolean()),
  invitation,
})
export const userChanges = z.strictObject({
  name: z.optional(name),
  language: z.optional(language),
  /** Dismisses the notice of this version. */
  seenVersion: z.optional(line(textLimits.name)),
})
export const resetRequest = z.strictObject({ email })
export const passwordReset = z.strictObject({
  token: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'invalid_link')),
  newPassword,
})
export const passwordChange = z.strictObject({ currentPassword: password, newPassword })

export const signUp = endpoint('POST', '/api/auth/sign-up/email', {
  summary: 'Creates an account with a new family (or joins the inviting family), and signs in.',
  access: 'anyone',
  body: newAccount,
  status: 201,
  response: user,
})

export const signIn = endpoint('POST', '/api/auth/sign-in/email', {
  summary: 'Signs in with e-mail address and password.',
  access: 'anyone',
  body: credentials,
  response: user,
})

export const getUser = endpoint('GET', '/api/auth/user', {
  summary: 'Returns the signed-in user and the family.',
  afterRemoval: true,
  response: user,
})

export const editUser = endpoint('PUT', '/api/auth/user', {
  summary: 'Changes name or language, or dismisses the notice of a new version.',
  afterRemoval: true,
  body: userChanges,
  response: user,
})

export const deleteUser = endpoint('DELETE', '/api/auth/user', {
  summary: 'Deletes the account, and the family if it has no other member.',
  afterRemoval: true,
  recentSignIn: true,
})

export const changePassword = endpoint('POST', '/api/auth/change-password', {
  summary: 'Changes the password and ends all other sessions.',
  afterRemoval: true,
  recentSignIn: 'with-factor',
  body: passwordChange,
})

export const requestPasswordReset = endpoint('POST', '/api/auth/request-password-reset', {
  summary:
    'Sends a one-time link by e-mail if the address has an account and e-mail is configured. The response is the same in every case.',
  access: 'anyone',
  body: resetRequest,
})

export const resetPassword = endpoint('POST', '/api/auth/reset-password', {
  summary: 'Sets a new password with a one-time link and ends all sessions.',
  access: 'anyone',
  body: passwordReset,
})

export const requestEmailVerification = endpoint('POST', '/api/auth/email-verification', {
  summary: 'Mails a one-time link that verifies the address, if e-mail is configured and the address is not verified.',
})

const emailVerification = z.strictObject({ token: passwordReset.shape.token })

export const verifyEmail = endpoint('POST', '/api/auth/verify-email', {
  summary: 'Verifies the address of the signed-in user with a one-time link.',
  body: emailVerification,
})

export const signOut = endpoint('POST', '/api/auth/sign-out', {
  summary: 'Ends this session.',
  access: 'anyone',
  ignoresSession: true,
})

/** Returns what the sign-in page offers: ways to sign in, sign-up, and the operator's name and contact. */
export const getSignInOptions = endpoint('GET', '/api/auth/options', {
  summary: 'Returns the available sign-in methods, and whether sign-up is open.',
  access: 'anyone',
  response: z.object({
    localAccounts: z.boolean(),
    signUp: z.boolean(),
    mail: z.boolean(),
    /** Host name at which passkeys work; null where browsers allow none: without https, except on localhost. */
    passkeyHost: z.nullable(z.string()),
    provider: z.nullable(z.object({ id: z.string(), name: z.string() })),
    operator: z.object({ name: z.nullable(z.string()), contact: z.nullable(z.string()) }),
  }),
})

const optionalText = z.optional(z.string())

/** Endpoint for links, not for fetch: every error redirects to the sign-in page with `?error=code`. */
export const redirectToSignInOrProvider = endpoint('GET', '/api/login', {
  summary: 'Redirects to the sign-in page, or with `provider` to the OpenID Connect provider.',
  access: 'anyone',
  query: z.object({ provider: optionalText, invitation: optionalText, to: optionalText }),
  status: 302,
})

export const providerCallback = endpoint('GET', '/api/auth/callback/oidc', {
  summary:
    'Completes an OpenID Connect sign-in or its confirmation and redirects to the app (redirect URI of the provider).',
  access: 'anyone',
  query: z.object({ code: optionalText, state: optionalText, iss: optionalText, error: optionalText }),
  status: 302,
})

export const signOutAndRedirect = endpoint('GET', '/api/logout', {
  summary: 'Ends this session and redirects to `/` if a page of the app or the user asks; else to `/sign-out`.',
  access: 'anyone',
  ignoresSession: true,
  status: 302,
})
