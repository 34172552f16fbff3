import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { instant } from '#shared/contract/fields.ts'

export const secondFactorConfirmation = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(64, 'too_long')),
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const getSecondFactor = endpoint('GET', '/api/auth/second-factor', {
  summary: 'Returns whether the account has a second factor, and how many recovery codes are left.',
  response: z.object({
    enabledAt: z.nullable(instant),
    recoveryCodesLeft: z.number(),
    /** When a restore turned it off, if nothing was set up or turned off since. */
    lostAt: z.nullish(instant),
  }),
})

export const setUpSecondFactor = endpoint('POST', '/api/auth/second-factor/setup', {
  summary: 'Creates a secret for an authenticator app. It has no effect until it is confirmed with a code.',
  recentSignIn: true,
  /** `secret` is base32, `uri` begins with `otpauth:`. */
  response: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmSecondFactor = endpoint('POST', '/api/auth/second-factor/confirm', {
  summary: 'Turns the second factor on with a code of the authenticator app, and returns ten recovery codes, once.',
  recentSignIn: true,
  body: secondFactorConfirmation,
  response: recoveryCodes,
})

export const renewRecoveryCodes = endpoint('POST', '/api/auth/second-factor/recovery-codes', {
  summary: 'Replaces the recovery codes by ten new ones, returned once.',
  recentSignIn: true,
  response: recoveryCodes,
})

export const deleteSecondFactor = endpoint('DELETE', '/api/auth/second-factor', {
  summary: 'Turns the second factor off.',
  recentSignIn: true,
})
