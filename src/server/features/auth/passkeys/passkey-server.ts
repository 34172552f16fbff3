import { isIP } from 'node:net'
import { challengeMinutes } from '#shared/passkeys/rules.ts'
import { minuteMs } from '#shared/time/duration.ts'
import { AppError } from '#server/errors.ts'
import { createPasskeyChallenges, type PasskeyChallenges } from './passkey-challenge.ts'
import type { StoredPasskey } from './passkey-store.ts'

/** The relying party of WebAuthn. */
export interface PasskeyServer {
  /** Host name to which its passkeys are bound: the relying party id. */
  host: string
  origin: string
  challenges: PasskeyChallenges
}

/** Milliseconds that the browser leaves the user. */
export const ceremonyTimeout = challengeMinutes * minuteMs

// Costs start-up time and memory, so it is loaded with the first passkey that is added or used.
export const loadWebAuthnServer = () => import('@simplewebauthn/server')

const findRelyingPartyId = (baseUrl: string): string | null => {
  const { protocol, hostname } = new URL(baseUrl)
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return hostname
  return protocol === 'https:' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : null
}

/** Creates the relying party for a public address; null where browsers allow no passkeys. */
export const createPasskeyServer = (baseUrl: string, secret: string): PasskeyServer | null => {
  const host = findRelyingPartyId(baseUrl)
  return host === null ? null : { host, origin: baseUrl, challenges: createPasskeyChallenges(secret) }
}

/** Returns what a response of an authenticator must match. */
export const toExpectations = ({ host, origin }: PasskeyServer) => ({
  expectedOrigin: origin,
  expectedRPID: host,
  requireUserVerification: true,
})

/** Rejects with `passkey_rejected` in place of the plain errors that the library throws for what it does not accept. */
export const rejectPasskeyOnError = <T>(verifying: Promise<T>): Promise<T> =>
  verifying.catch(() => {
    throw new AppError('passkey_rejected')
  })

/** Returns how a passkey is named in options for the browser. */
export const toDescriptor = ({ credential_id: id, transports }: StoredPasskey) => ({
  type: 'public-key' as const,
  id,
  transports: JSON.parse(transports) as string[],
})
