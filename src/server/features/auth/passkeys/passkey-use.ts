import type { AuthenticationResponse, PasskeyRequestOptions } from '#shared/passkeys/contract.ts'
import { AppError } from '#server/errors.ts'
import {
  ceremonyTimeout,
  loadWebAuthnServer,
  rejectPasskeyOnError,
  toExpectations,
  type PasskeyServer,
} from './passkey-server.ts'
import type { PasskeyUse, StoredPasskey } from './passkey-store.ts'

/**
 * Returns options for `navigator.credentials.get`, for any passkey of this site. Made without the library, because every
 * visit of the sign-in page needs them.
 */
export const createRequestOptions = ({ host, challenges }: PasskeyServer, now: number): PasskeyRequestOptions => ({
  challenge: Buffer.from(challenges.create('sign-in', now)).toString('base64url'),
  rpId: host,
  timeout: ceremonyTimeout,
  userVerification: 'required',
  allowCredentials: [],
})

const isOfUser = (userHandle: string | null | undefined, userId: string) =>
  !userHandle || Buffer.from(userHandle, 'base64url').toString() === userId

/** Verifies the response to `navigator.credentials.get` with a passkey. @throws AppError `passkey_rejected` */
export const verifyResponse = async (
  server: PasskeyServer,
  passkey: StoredPasskey,
  { id, rawId, type, response }: AuthenticationResponse,
  now: number,
): Promise<PasskeyUse> => {
  const { verifyAuthenticationResponse } = await loadWebAuthnServer()
  const { userHandle, ...signed } = response
  const publicKey = Buffer.from(passkey.public_key, 'base64url')
  let challenge = ''
  const { verified, authenticationInfo } = await rejectPasskeyOnError(
    verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      credential: { id: passkey.credential_id, publicKey, counter: passkey.counter },
      expectedChallenge: (wire) => {
        challenge = wire
        return server.challenges.isValid(wire, 'sign-in', now)
      },
      ...toExpectations(server),
    }),
  )
  if (!verified || !isOfUser(userHandle, passkey.user_id)) throw new AppError('passkey_rejected')
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp, challenge }
}
