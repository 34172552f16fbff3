import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod'
import { createEncryption } from '#server/encryption.ts'

// Higher than for sign-in: it runs once a night, and a stolen backup can be tried without limits.
const cost = { memoryKib: 64 * 1024, passes: 3, lanes: 1 }

const keyBytes = 32
const place = 'secret.key'

const encryptedSecretSchema = z.strictObject({
  kdf: z.literal('argon2id'),
  memoryKib: z.int().max(1024 * 1024),
  passes: z.int().max(16),
  lanes: z.int().max(16),
  salt: z.base64url(),
  encrypted: z.base64url(),
})

type KeyParameters = Omit<z.output<typeof encryptedSecretSchema>, 'encrypted'>

const deriveKey = async (
  passphrase: string,
  { salt, memoryKib: memory, passes, lanes: parallelism }: KeyParameters,
) => {
  const nonce = Buffer.from(salt, 'base64url')
  const message = passphrase.normalize('NFKC')
  const key = await promisify(argon2)('argon2id', { message, nonce, memory, passes, parallelism, tagLength: keyBytes })
  return createEncryption(key.toString('base64url'), 'secret in a backup')
}

/** Encrypts the installation's secret with a passphrase. Returns the JSON that a backup contains. */
export const encryptSecret = async (secret: string, passphrase: string): Promise<string> => {
  const parameters = { kdf: 'argon2id', ...cost, salt: randomBytes(16).toString('base64url') } as const
  const { encrypt } = await deriveKey(passphrase, parameters)
  return `${JSON.stringify({ ...parameters, encrypted: encrypt(secret, place) }, null, 2)}\n`
}

/** Returns the secret in the JSON of a backup; null if the passphrase is wrong. */
export const decryptSecret = async (json: string, passphrase: string): Promise<string | null> => {
  const { encrypted, ...parameters } = encryptedSecretSchema.parse(JSON.parse(json))
  return (await deriveKey(passphrase, parameters)).decrypt(encrypted, place)
}
