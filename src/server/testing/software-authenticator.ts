import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#shared/passkeys/contract.ts'

const flags = { userPresent: 1, userVerified: 4, backupEligible: 8, backedUp: 16, attestedCredential: 64 }

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const toBase64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

const toUint = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** How an authenticator behaves; the defaults are those of a phone with a password manager that does not count uses. */
interface Behavior {
  origin: string
  isUserVerified: boolean
  isBackedUp: boolean
  /** The counter that the next response reports. */
  counter: number
}

/** Creates an authenticator in software with one ES256 passkey. Its `behavior` can be changed between uses. */
export const createSoftwareAuthenticator = (origin = 'http://localhost:3000') => {
  const behavior: Behavior = { origin, isUserVerified: true, isBackedUp: true, counter: 0 }
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = toBase64url(credentialId)
  const credential = { id, rawId: id, type: 'public-key' } as const
  let userHandle = ''

  const createClientData = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge, origin: behavior.origin, crossOrigin: false })

  const createAuthenticatorData = (rpId: string, extraFlags = 0, extra: Uint8Array = Buffer.alloc(0)) => {
    const set = [
      flags.userPresent | flags.backupEligible | extraFlags,
      behavior.isUserVerified ? flags.userVerified : 0,
      behavior.isBackedUp ? flags.backedUp : 0,
    ].reduce((all, one) => all | one)
    return Buffer.concat([sha256(rpId), Buffer.from([set]), toUint(behavior.counter, 4), extra])
  }

  const encodePublicKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const [xBytes, yBytes] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(xBytes)],
        [-3, new Uint8Array(yBytes)],
      ]),
    )
  }

  return {
    behavior,
    /** Returns the response to `navigator.credentials.create`. */
    register(options: PasskeyCreationOptions) {
      userHandle = options.user.id
      const attested = Buffer.concat([
        Buffer.alloc(16),
        toUint(credentialId.length, 2),
        credentialId,
        encodePublicKey(),
      ])
      const authData = createAuthenticatorData(options.rp.id ?? '', flags.attestedCredential, attested)
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const clientDataJSON = toBase64url(createClientData('webauthn.create', options.challenge))
      return {
        ...credential,
        response: { clientDataJSON, attestationObject: toBase64url(attestation), transports: ['internal', 'hybrid'] },
      }
    },
    /** Returns the response to `navigator.credentials.get`. */
    respond({ challenge, rpId }: PasskeyRequestOptions) {
      const clientData = createClientData('webauthn.get', challenge)
      const authData = createAuthenticatorData(rpId)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: toBase64url(clientData),
          authenticatorData: toBase64url(authData),
          signature: toBase64url(signature),
          userHandle,
        },
      }
    },
  }
}
