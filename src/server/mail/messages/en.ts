/** What the mails of the product say. */
export interface MailMessages {
  passwordReset: { subject: string; text: (of: { name: string; link: string }) => string }
}

export const en: MailMessages = {
  passwordReset: {
    subject: 'A new password for Glowjar',
    text: ({ name, link }) => `Hello ${name},

someone, most likely you, asked for a new password for your Glowjar account. Open this link to choose one:

${link}

The link works once and for one hour. If it was not you, there is nothing to do: your password stays as it is.

Glim from Glowjar
`,
  },
}
