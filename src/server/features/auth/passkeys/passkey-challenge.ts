import { createHmac } from 'node:crypto'
import { challengeMinutes } from '#shared/passkeys/rules.ts'
import { minuteMs } from '#shared/time/duration.ts'
import { extractVerifiedText, newToken } from '#server/tokens.ts'

/** What a challenge is for: signing in, or one user's new passkey. */
export type ChallengePurpose = 'sign-in' | `registration:${string}`

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>

/** Creates and checks challenges. They are signed and contain their expiry, so that nothing is stored for a visitor. */
export const createPasskeyChallenges = (secret: string) => {
  const createSign = (purpose: ChallengePurpose) => (text: string) =>
    createHmac('sha256', secret).update(`passkey:${purpose}:${text}`).digest('base64url')
  return {
    /** Returns the text of a new challenge; on the wire it is base64url. */
    create(purpose: ChallengePurpose, now: number): string {
      const text = `${newToken()}.${now + challengeMinutes * minuteMs}`
      return `${text}.${createSign(purpose)(text)}`
    },
    /** Returns whether a challenge on the wire was created for a purpose and has not expired. */
    isValid(wire: string, purpose: ChallengePurpose, now: number): boolean {
      const text = extractVerifiedText(Buffer.from(wire, 'base64url').toString(), createSign(purpose))
      return text !== null && Number(text.slice(text.lastIndexOf('.') + 1)) > now
    },
  }
}
