import { createErrorReporter } from './error-reporter.ts'
import { createDeliveryHandler } from './features/webhooks/deliver.ts'
import { createWebhookSecrets } from './features/webhooks/secrets.ts'
import { createJobRunner, type JobRunner } from './jobs/runner.ts'
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

/** Creates the function that runs the due jobs of all families once. Returns their number. */
export const createAppJobRunner = (services: Services): JobRunner =>
  createJobRunner({
    ...services.database,
    clock: services.clock,
    handlers: { webhook: createDeliveryHandler(createWebhookServices(services)) },
    reportError: createErrorReporter(services.log),
  })
