import { isEmail } from '#shared/auth/rules.ts'
import type { Config } from '#server/config.ts'
import { sendTestMail } from '#server/mail/test-mail.ts'
import { OperatorError } from '#server/operator-error.ts'
import { UsageError } from './user.ts'

export const mailUsage = 'glowjar mail test <address>   sends a small mail and says what became of it'

/** `glowjar mail test`: tries out the mail that is set up. */
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
      'No mail is set up: set SMTP_URL (such as smtps://user:password@mail.example.org) and MAIL_FROM. ' +
        'Without mail, "glowjar user reset" prints links to new passwords.',
    )
  }
  const { host } = new URL(mail.url)
  const outcome = await sendTestMail(mail, to)
  if (!outcome.taken) throw new OperatorError(`Nothing was sent. The mail server ${host} ${outcome.reason}`)
  print(`The mail server ${host} has taken a mail for ${to} from ${mail.from}: ${outcome.says}`)
  print('See whether it arrives, and look among the spam, too.')
}
