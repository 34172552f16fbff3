import type { MailMessages } from './mail-messages.ts'

export const en: MailMessages = {
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  signature: 'Glim from Glowjar',
  passwordReset: {
    subject: 'A new password for Glowjar',
    text: (
      link,
    ) => `Someone, most likely you, asked for a new password for your Glowjar account. Open this link to choose one:

${link}

The link works once and for one hour. If it was not you, there is nothing to do: your password stays as it is.`,
  },
  emailVerification: {
    subject: 'Is this your address? Glowjar asks',
    text: (link) => `Open this link to confirm that this address belongs to your Glowjar account:

${link}

The link works for seven days. If you have no account there, someone mistyped an address, and there is nothing to do.`,
  },
  notice: {
    account: {
      new_device: 'A new device has signed in to your Glowjar account',
      password_changed: 'The password of your Glowjar account was changed',
      password_reset: 'The password of your Glowjar account was chosen anew by a link',
      passkey_added: 'A passkey was added to your Glowjar account',
      passkey_removed: 'A passkey was removed from your Glowjar account',
      second_factor_on: 'Two-step sign-in was turned on for your Glowjar account',
      second_factor_off: 'Two-step sign-in was turned off for your Glowjar account',
      second_factor_reset: 'Whoever runs your Glowjar turned off two-step sign-in for your account',
      recovery_codes_renewed: 'Your Glowjar account has new recovery codes',
    },
    family: {
      invitation_created: ({ by }) => `${by} made an invitation to your family in Glowjar`,
      invitation_revoked: ({ by }) => `${by} withdrew an invitation to your family in Glowjar`,
      member_joined: ({ by }) => `${by} joined your family in Glowjar`,
      member_removed: ({ by, subject }) => `${by} removed ${subject ?? 'a member'} from your family in Glowjar`,
      member_left: ({ by }) => `${by} left your family in Glowjar`,
      owner_changed: ({ subject }) =>
        subject ? `${subject} now manages your family in Glowjar` : 'Somebody else manages your family in Glowjar now',
      token_created: ({ by, subject }) =>
        `${by} made ${subject ? `the access key “${subject}”` : 'an access key'} in Glowjar`,
      token_revoked: ({ by, subject }) =>
        `${by} removed ${subject ? `the access key “${subject}”` : 'an access key'} in Glowjar`,
      exported: ({ by }) => `${by} downloaded everything that your family has in Glowjar`,
      webhook_added: ({ by }) => `${by} added a webhook in Glowjar`,
      webhook_changed: ({ by }) => `${by} changed a webhook in Glowjar`,
      webhook_secret_replaced: ({ by }) => `${by} made a new signing secret for a webhook in Glowjar`,
      webhook_deleted: ({ by }) => `${by} deleted a webhook in Glowjar`,
    },
    you: (name) => `${name} (you)`,
    operator: 'Whoever runs your Glowjar',
    someone: 'Someone',
    text: ({ happened, device }) => `${happened}${device ? ` (${device})` : ''}.`,
    ownAdvice:
      'If you did or asked for this, there is nothing to do. If not, choose a new password right away ("Forgot your password?" on the sign-in page). Then go to the settings: remove members of the family, passkeys, access keys, open invitations and webhooks that you do not know, and look at the security log.',
    advice:
      'If you know about this, there is nothing to do. If not, ask your family; the security log in the settings shows what else has happened.',
    last: 'This is the last mail of this kind for today. Whatever else happens is in the security log in the settings.',
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
