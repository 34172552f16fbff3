import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** What is encrypted; each has a key of its own. A label never changes: what it encrypted could not be read again. */
type EncryptionLabel = 'second factor' | 'webhook' | 'secret in a backup'

/**
 * Creates the encryption of secrets that the database holds and that must be readable again, with AES-256-GCM under a
 * key derived by HKDF from the installation's secret and the label. What need not be read again is stored as a hash
 * (`hashToken`).
 *
 * `place` names the row and column of a secret, such as `<family id>/<id>`: moved to another place it is unreadable.
 */
export const createEncryption = (secret: string, label: EncryptionLabel) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `glowjar ${label}`, keyBytes))
  return {
    /** Encrypts a text. Returns nonce, ciphertext and tag as base64url. */
    encrypt(text: string, place: string): string {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(place))
      const encrypted = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(encrypted).toString('base64url')
    },
    /** Returns the text; null when it was encrypted under another secret, label or place, or was changed. */
    decrypt(encrypted: string, place: string): string | null {
      const bytes = Buffer.from(encrypted, 'base64url')
      const tagStart = bytes.length - tagBytes
      if (tagStart < nonceBytes) return null
      const nonce = bytes.subarray(0, nonceBytes)
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(tagStart))
      try {
        return `${decipher.update(bytes.subarray(nonceBytes, tagStart), undefined, 'utf8')}${decipher.final('utf8')}`
      } catch {
        return null
      }
    },
  }
}
