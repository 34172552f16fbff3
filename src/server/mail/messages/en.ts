import type { FeedbackType } from '#shared/feedback/contract.ts'

/** What a user is told by mail: a sign-in from a new device, and changes of the ways to the account. */
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
  | 'token_created'

/** Subjects and texts of the mails of the app in one language. */
export interface MailMessages {
  passwordReset: { subject: string; text: (of: { name: string; link: string }) => string }
  /** A notice about the security of the account: what happened, as the subject and in the text. */
  security: {
    happened: Readonly<Record<SecurityNotice, string>>
    text: (of: { name: string; happened: string; device: string | null }) => string
  }
  emailVerification: { subject: string; text: (of: { name: string; link: string }) => string }
  feedback: {
    types: Readonly<Record<FeedbackType, string>>
    subject: (of: { type: string; subject: string }) => string
    text: (of: { name: string; message: string }) => string
  }
}

export const en: MailMessages = {
  passwordReset: {
    subject: 'A new password for Glowjar',
    text: ({ name, link }) => `Hello ${name},

Someone, most likely you, asked for a new password for your Glowjar account. Open this link to choose one:

${link}

The link works once and for one hour. If it was not you, there is nothing to do: your password stays as it is.

Glim from Glowjar
`,
  },
  security: {
    happened: {
      new_device: 'A new device has signed in to your Glowjar account',
      password_changed: 'The password of your Glowjar account was changed',
      password_reset: 'The password of your Glowjar account was chosen anew by a link',
      passkey_added: 'A passkey was added to your Glowjar account',
      passkey_removed: 'A passkey was removed from your Glowjar account',
      second_factor_on: 'The second step of your Glowjar account was turned on',
      second_factor_off: 'The second step of your Glowjar account was turned off',
      second_factor_reset: 'Whoever runs your Glowjar turned off the second step of your account',
      recovery_codes_renewed: 'Your Glowjar account has new recovery codes',
      token_created: 'A new access key was made in your Glowjar account',
    },
    text: ({ name, happened, device }) => `Hello ${name},

${happened}${device ? ` (${device})` : ''}.

If you did or asked for this, there is nothing to do. If not, choose a new password right away ("Forgot your password?" on the sign-in page). Then remove the passkeys and access keys that you do not know in the settings, and look at the security log there.

Glim from Glowjar
`,
  },
  emailVerification: {
    subject: 'Is this your address? Glowjar asks',
    text: ({ name, link }) => `Hello ${name},

Open this link to confirm that this address belongs to your Glowjar account:

${link}

The link works for seven days. If you have no account there, someone mistyped an address, and there is nothing to do.

Glim from Glowjar
`,
  },
  feedback: {
    types: { bug: 'something is broken', feature: 'a wish', improvement: 'an improvement', general: 'something else' },
    subject: ({ type, subject }) => `Glowjar feedback (${type}): ${subject}`,
    text: ({ name, message }) => `${name} writes:

${message}

A reply to this mail goes to the person who wrote it. "npx glowjar feedback" lists all feedback.
`,
  },
}
