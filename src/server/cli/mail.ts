import { isEmail } from '#shared/auth/rules.ts'
import type { Config } from '#server/config.ts'
import { sendTestMail } from '#server/mail/smtp.ts'
import { OperatorError } from '#server/operator-error.ts'
import { parseArguments } from './command.ts'

export const mailUsage = 'glowjar mail test <address>      sends a test mail and prints the result'

/** Runs `glowjar mail test`: sends a test mail and prints the result. */
export const mailCommand = async (
  { mail, localAccounts }: Pick<Config, 'mail' | 'localAccounts'>,
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  const [subcommand, to = ''] = parseArguments(args, mailUsage, 2, {}).positionals
  if (subcommand !== 'test') throw new OperatorError(mailUsage)
  if (!isEmail(to)) throw new OperatorError(`"${to}" is not an e-mail address\n${mailUsage}`)
  if (!mail) {
    const instead = localAccounts ? ' Without mail, "glowjar user reset" prints password reset links.' : ''
    throw new OperatorError(
      `Mail is not configured: set SMTP_URL (such as smtps://user:password@mail.example.org) and MAIL_FROM.${instead}`,
    )
  }
  const response = await sendTestMail(mail, to)
  print(`The mail server ${new URL(mail.url).host} accepted a mail for ${to} from ${mail.from}: ${response}`)
  print('Check that it arrives; look in the spam folder, too.')
}
