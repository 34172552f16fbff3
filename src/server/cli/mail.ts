import { isEmail } from '#shared/auth/rules.ts'
import type { Config } from '#server/config.ts'
import { sendTestMail } from '#server/mail/test-mail.ts'
import { OperatorError } from '#server/operator-error.ts'
import { UsageError } from './user.ts'

export const mailUsage = 'glowjar mail test <address>   sends a test mail and prints the result'

/** `glowjar mail test`: sends a test mail and prints the result. */
export const mailCommand = async (
  { mail }: Pick<Config, 'mail'>,
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  const [what, to = '', ...rest] = args
  if (what !== 'test' || rest.length > 0) throw new UsageError(mailUsage)
  if (!isEmail(to)) throw new UsageError(`"${to}" is not an e-mail address\n${mailUsage}`)
  if (!mail) {
    throw new OperatorError(
      'Mail is not configured: set SMTP_URL (such as smtps://user:password@mail.example.org) and MAIL_FROM. ' +
        'Without mail, "glowjar user reset" prints password reset links.',
    )
  }
  const { host } = new URL(mail.url)
  const result = await sendTestMail(mail, to)
  if (!result.isAccepted) throw new OperatorError(`Nothing was sent. The mail server ${host} ${result.reason}`)
  print(`The mail server ${host} accepted a mail for ${to} from ${mail.from}: ${result.response}`)
  print('Check that it arrives; look in the spam folder, too.')
}
