import type { PasskeyCreationOptions, RegistrationResponse } from '#shared/passkeys/contract.ts'
import { AppError } from '#server/errors.ts'
import {
  ceremonyTimeout,
  loadWebAuthnServer,
  rejectPasskeyOnError,
  toDescriptor,
  toExpectations,
  type PasskeyServer,
} from './passkey-server.ts'
import type { StoredPasskey, VerifiedPasskey } from './passkey-store.ts'

// EdDSA, ES256 and RS256, which authenticators have. To look for more, the library calls an experimental API of Node.
const supportedAlgorithmIDs = [-8, -7, -257]

/** Returns options for `navigator.credentials.create`, for a new passkey of a user. */
export const createRegistrationOptions = async (
  { host, challenges }: PasskeyServer,
  user: { id: string; name: string; email: string },
  existing: readonly StoredPasskey[],
  now: number,
): Promise<PasskeyCreationOptions> => {
  const { generateRegistrationOptions } = await loadWebAuthnServer()
  const options = await generateRegistrationOptions({
    rpName: 'Glowjar',
    rpID: host,
    userID: Buffer.from(user.id),
    userName: user.email,
    userDisplayName: user.name,
    challenge: challenges.create(`registration:${user.id}`, now),
    timeout: ceremonyTimeout,
    supportedAlgorithmIDs,
    attestationType: 'none',
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return options as PasskeyCreationOptions
}

/** Verifies the response to `navigator.credentials.create`. Returns the new passkey. @throws AppError `passkey_rejected` */
export const verifyRegistration = async (
  server: PasskeyServer,
  userId: string,
  { id, rawId, type, response }: RegistrationResponse,
  now: number,
): Promise<VerifiedPasskey> => {
  const { verifyRegistrationResponse } = await loadWebAuthnServer()
  const { clientDataJSON, attestationObject } = response
  const { registrationInfo } = await rejectPasskeyOnError(
    verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: (wire) => server.challenges.isValid(wire, `registration:${userId}`, now),
      supportedAlgorithmIDs,
      ...toExpectations(server),
    }),
  )
  if (!registrationInfo) throw new AppError('passkey_rejected')
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    deviceType: credentialDeviceType,
    isBackedUp: credentialBackedUp,
  }
}
