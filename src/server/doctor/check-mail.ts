import type { Config } from '#server/config.ts'
import { errorMessage } from '#server/error-parts.ts'
import { connectToMailServer } from '#server/mail/test-mail.ts'
import { fine, toDo, type Finding } from './finding.ts'

/** Checks that the mail server accepts the connection and the password; sends nothing. */
export const checkMail = async ({ mail }: Pick<Config, 'mail'>): Promise<Finding> => {
  if (!mail) return fine('mail', 'not configured; "glowjar user reset" prints links for new passwords')
  try {
    await connectToMailServer(mail)
    return fine('mail', `${new URL(mail.url).host} accepts the connection; "glowjar mail test <address>" sends a mail`)
  } catch (error) {
    return toDo('mail', errorMessage(error))
  }
}
