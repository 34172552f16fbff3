import * as z from 'zod/mini'
import { invitation, user } from '#shared/auth/contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { id, idParams, instant, line, textLimits } from '#shared/contract/fields.ts'

const base64url = (max: number) =>
  z.string().check(z.maxLength(max, 'too_long'), z.regex(/^[\w-]+$/, 'invalid_characters'))

const credentialId = base64url(1400)
const credentialType = z.literal('public-key')

/** The response of an authenticator to `navigator.credentials.get`, in the JSON form of WebAuthn Level 3. */
export const authenticationResponse = z.object({
  id: credentialId,
  rawId: credentialId,
  type: credentialType,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.nullish(base64url(100)),
  }),
})

export type AuthenticationResponse = z.output<typeof authenticationResponse>

/** The response of an authenticator to `navigator.credentials.create`, in the JSON form of WebAuthn Level 3. */
export const registrationResponse = z.object({
  id: credentialId,
  rawId: credentialId,
  type: credentialType,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/, 'invalid_choice'))).check(z.maxLength(10)),
    ),
  }),
})

export type RegistrationResponse = z.output<typeof registrationResponse>

const descriptor = z.object({ type: credentialType, id: z.string(), transports: z.optional(z.array(z.string())) })

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Empty: any passkey of this site. */
  allowCredentials: z.array(descriptor),
})

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  /** `id` is the user handle as base64url. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.number() })),
  timeout: z.optional(z.number()),
  attestation: z.optional(z.literal('none')),
  excludeCredentials: z.optional(z.array(descriptor)),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

export type PasskeyRequestOptions = z.output<typeof requestOptions>
export type PasskeyCreationOptions = z.output<typeof creationOptions>

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  /** Whether a password manager keeps a copy, so that it survives the loss of the device. */
  isBackedUp: z.boolean(),
})

export type Passkey = z.output<typeof passkey>

const name = line(textLimits.name)

export const newPasskey = z.strictObject({ name, response: registrationResponse })
export const passkeyChanges = z.strictObject({ name })
export const passkeySignIn = z.strictObject({ response: authenticationResponse, invitation })

export const createPasskeyRequest = endpoint('POST', '/api/auth/passkeys/request', {
  summary:
    'Returns options for `navigator.credentials.get` with a challenge that can be answered once within 10 minutes.',
  access: 'anyone',
  response: requestOptions,
})

export const signInWithPasskey = endpoint('POST', '/api/auth/sign-in/passkey', {
  summary: 'Signs in with a passkey, and joins the family of an invitation.',
  access: 'anyone',
  body: passkeySignIn,
  response: user,
})

export const passkeyConfirmation = z.strictObject({ response: authenticationResponse })

export const confirmByPasskey = endpoint('POST', '/api/auth/recent-sign-in/passkey', {
  summary: 'Confirms by a passkey that it is the user, which makes the sign-in of this session recent.',
  afterRemoval: true,
  body: passkeyConfirmation,
})

export const createPasskeyRegistration = endpoint('POST', '/api/auth/passkeys/registration', {
  summary:
    'Returns options for `navigator.credentials.create` with a challenge that can be answered within 10 minutes.',
  response: creationOptions,
})

export const addPasskey = endpoint('POST', '/api/auth/passkeys', {
  summary: 'Adds a passkey to the account.',
  recentSignIn: true,
  body: newPasskey,
  status: 201,
  response: passkey,
})

export const listPasskeys = endpoint('GET', '/api/auth/passkeys', {
  summary: 'Lists the passkeys of the account, oldest first.',
  response: z.array(passkey),
})

export const editPasskey = endpoint('PUT', '/api/auth/passkeys/{id}', {
  summary: 'Renames a passkey.',
  params: idParams,
  body: passkeyChanges,
  response: passkey,
})

export const deletePasskey = endpoint('DELETE', '/api/auth/passkeys/{id}', {
  summary: 'Removes a passkey from the account, so that it no longer signs in.',
  recentSignIn: true,
  params: idParams,
})
