import type { FeedbackType } from '#shared/feedback/contract.ts'
import type { FamilyEventKind } from '#shared/security/rules.ts'

/** What a user is told about their account by mail: a sign-in from a new device, and changes of the ways to sign in. */
export type SecurityNotice =
  | 'new_device'
  | 'password_changed'
  | 'password_reset'
  | 'passkey_added'
  | 'passkey_removed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_reset'
  | 'recovery_codes_renewed'

/** Who did something, and the name of the member or API token that it was done to, or null. */
interface FamilyEventNames {
  by: string
  subject: string | null
}

/** Subjects and texts of the mails of the app in one language. */
export interface MailMessages {
  /** The first line; null for a mail that names nobody. */
  greeting: (name: string | null) => string
  signature: string
  passwordReset: { subject: string; text: (link: string) => string }
  emailVerification: { subject: string; text: (link: string) => string }
  notice: {
    /** What happened to the account, as subject and in the text. */
    account: Readonly<Record<SecurityNotice, string>>
    /** What happened in the family, likewise. */
    family: Readonly<Record<FamilyEventKind, (names: FamilyEventNames) => string>>
    /** Who did something in the family: the recipient, whoever runs the server, or somebody who is not named. */
    you: (name: string) => string
    operator: string
    someone: string
    text: (of: { happened: string; device: string | null }) => string
    /** What to do about what was done by the recipient's own account, or else by another member. */
    ownAdvice: string
    advice: string
    /** That there will be no more notices of this kind today. */
    last: string
  }
  feedback: {
    types: Readonly<Record<FeedbackType, string>>
    subject: (of: { type: string; subject: string }) => string
    text: (of: { name: string; message: string }) => string
  }
}
