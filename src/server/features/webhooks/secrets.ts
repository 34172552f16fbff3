import { createHmac, randomBytes } from 'node:crypto'
import { hourMs, secondMs } from '#shared/time/duration.ts'
import { deliveryHours } from '#shared/webhooks/contract.ts'
import { createEncryption } from '#server/encryption.ts'
import { toIso } from '#server/ids.ts'

const prefix = 'whsec_'
const secretBytes = 32

/** The encrypted secrets of a webhook, as the database holds them. */
export interface StoredSecrets {
  family_id: string
  id: string
  secret: string
  previous_secret: string | null
  previous_until: string | null
}

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>

/** Creates the functions that make, encrypt and use the signing secrets of webhooks. */
export const createWebhookSecrets = (installationSecret: string) => {
  const { encrypt, decrypt } = createEncryption(installationSecret, 'webhook')
  const placeOf = ({ family_id: familyId, id }: Pick<StoredSecrets, 'family_id' | 'id'>) => `${familyId}/${id}`

  const sign = (content: string, secret: string) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  }

  return {
    /** Returns a new secret in the form of Standard Webhooks, and encrypted for a webhook. */
    create(webhook: Pick<StoredSecrets, 'family_id' | 'id'>) {
      const secret = `${prefix}${randomBytes(secretBytes).toString('base64')}`
      return { secret, encrypted: encrypt(secret, placeOf(webhook)) }
    },
    /** Returns the columns in which the current secret becomes the previous one. */
    toPrevious: ({ secret }: StoredSecrets, now: number) => ({
      previous_secret: secret,
      previous_until: toIso(now + deliveryHours * hourMs),
    }),
    /** Returns whether the secret can be read; it cannot under another secret of the installation. */
    isReadable: (webhook: StoredSecrets): boolean => decrypt(webhook.secret, placeOf(webhook)) !== null,
    /** Returns the headers that identify and sign a body, or null when the secret cannot be read. */
    createHeaders(webhook: StoredSecrets, messageId: string, body: string, now: number) {
      const current = decrypt(webhook.secret, placeOf(webhook))
      if (current === null) return null
      const isPreviousValid = webhook.previous_until !== null && webhook.previous_until > toIso(now)
      const previous = isPreviousValid ? decrypt(webhook.previous_secret ?? '', placeOf(webhook)) : null
      const timestamp = String(Math.floor(now / secondMs))
      const content = `${messageId}.${timestamp}.${body}`
      const signatures = [current, previous].flatMap((secret) => (secret === null ? [] : [sign(content, secret)]))
      return {
        'webhook-id': messageId,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatures.join(' '),
      }
    },
  }
}
