import { createErrorReporter } from './error-reporter.ts'
import { mailVerificationLink } from './features/auth/email-verification.ts'
import { mailResetLink } from './features/auth/passwords/reset-password.ts'
import { mailFeedback } from './features/feedback/mail-feedback.ts'
import { createDeliveryHandler } from './features/webhooks/deliver.ts'
import { createWebhookSecrets } from './features/webhooks/secrets.ts'
import { createBadgeHandler } from './ledger/settle-badges.ts'
import { createJobRunner, type JobRunner } from './jobs/runner.ts'
import type { QueuedMail } from './mail/queue.ts'
import { mailFamilyEvent, mailSecurityNotice } from './mail/notices.ts'
import { assignResetRequests } from './mail/reset-requests.ts'
import { createMailHandler } from './mail/send-job.ts'
import { createOutbound, toHostAndPort, type Outbound } from './outbound.ts'
import type { Services } from './services.ts'

/** Creates the way to other hosts of one feature, which may reach the operator's hosts and the configured `url`. */
export const createFeatureOutbound = ({ config, outbound }: Services, url?: string): Outbound => {
  const configured = url === undefined ? [] : [toHostAndPort(new URL(url))]
  return createOutbound({ ...outbound, trustedHosts: [...config.outboundHosts, ...configured] })
}

/** Creates what the routes and jobs of webhooks depend on. */
export const createWebhookServices = (services: Services) => ({
  ...services.database,
  outbound: createFeatureOutbound(services),
  secrets: createWebhookSecrets(services.secret),
})

/** Creates the function that sends a queued mail, unless mail is no longer set up. */
const createMailSender = ({ database, mailer, baseUrl, config, limits }: Services) => {
  const { db, transact } = database
  return async (mail: QueuedMail, now: number): Promise<void> => {
    if (!mailer) return
    const links = { db, transact, mailer, baseUrl, localAccounts: config.localAccounts }
    if (mail.kind === 'security') await mailSecurityNotice({ db, mailer, limits }, mail)
    else if (mail.kind === 'familyEvent') await mailFamilyEvent({ db, mailer, limits }, mail)
    else if (mail.kind === 'emailVerification') await mailVerificationLink(links, mail.userId, now)
    else if (mail.kind === 'passwordReset') await mailResetLink(links, mail.email, now)
    else await mailFeedback({ db, mailer, recipient: config.feedbackEmail }, mail)
  }
}

/** Creates the function that runs the due jobs once. Returns their number. */
export const createAppJobRunner = (services: Services): JobRunner => {
  const { database, clock, log } = services
  const reportError = createErrorReporter(log)
  const run = createJobRunner({
    ...database,
    clock,
    handlers: {
      webhook: createDeliveryHandler(createWebhookServices(services)),
      badges: createBadgeHandler(database),
      mail: createMailHandler(createMailSender(services), reportError),
    },
    reportError,
  })
  return async (isStopping) => {
    if (services.mailer) await assignResetRequests(database, clock())
    return run(isStopping)
  }
}
