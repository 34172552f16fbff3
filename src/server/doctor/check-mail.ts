import { minuteMs } from '#shared/time/duration.ts'
import type { Config } from '#server/config.ts'
import { errorMessage } from '#server/error-parts.ts'
import { toIso } from '#server/ids.ts'
import { connectToMailServer } from '#server/mail/smtp.ts'
import { fine, toDo, type Finding } from './finding.ts'

const maxWaitMs = 15 * minuteMs

/** Checks that the mail server accepts the connection and the password, and that no mail waits for long; sends nothing. */
export const checkMail = async (
  { mail, localAccounts }: Pick<Config, 'mail' | 'localAccounts'>,
  waitingSince: number | null,
  now: number,
): Promise<Finding> => {
  if (!mail) {
    const instead = localAccounts
      ? '"glowjar user reset" prints links for new passwords'
      : 'people sign in through the provider, which needs none'
    return fine('mail', `not configured; ${instead}`)
  }
  try {
    await connectToMailServer(mail)
    const { host } = new URL(mail.url)
    if (waitingSince !== null && waitingSince < now - maxWaitMs) {
      const advice = 'is Glowjar running, and does "glowjar mail test <address>" send a mail?'
      return toDo(
        'mail',
        `${host} accepts the connection, but a mail has waited since ${toIso(waitingSince)}: ${advice}`,
      )
    }
    return fine('mail', `${host} accepts the connection; "glowjar mail test <address>" sends a mail`)
  } catch (error) {
    return toDo('mail', errorMessage(error))
  }
}
