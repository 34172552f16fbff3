import { Hono, type Context } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { providerCallback } from '#shared/auth/contract.ts'
import { secondMs } from '#shared/time/duration.ts'
import { createModelClient } from './assistant/model/model-client.ts'
import { createStorageHealthCheck } from './db/storage-health.ts'
import { createHashingQueue } from './features/auth/passwords/hashing-queue.ts'
import { productionArgon2Cost } from './features/auth/passwords/password-hashing.ts'
import { createProvider } from './features/auth/provider/provider.ts'
import { createFailureRecorder } from './ledger/failure-recorder.ts'
import { authRoutes } from './features/auth/routes.ts'
import { activitiesRoutes } from './features/activities/routes.ts'
import { actsRoutes } from './features/acts/routes.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import { badgesRoutes } from './features/badges/routes.ts'
import { behaviorsRoutes } from './features/behaviors/routes.ts'
import { childrenRoutes } from './features/children/routes.ts'
import { exportRoutes } from './features/export/routes.ts'
import { createFamily, ensureFamily } from './features/families/create-family.ts'
import { isInvitationOpen, joinFamily } from './features/families/invitations.ts'
import { leaveCurrentFamily } from './features/families/leave-family.ts'
import { createRemovalCheck } from './features/families/removed-account.ts'
import { familiesRoutes } from './features/families/routes.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { habitsRoutes } from './features/habits/routes.ts'
import { embedHomeData } from './features/home/embed-home-data.ts'
import { healthRoutes } from './features/health/routes.ts'
import { helplinesRoutes } from './features/helplines/routes.ts'
import { legalRoutes } from './features/legal/routes.ts'
import { momentsRoutes } from './features/moments/routes.ts'
import { rewardsRoutes } from './features/rewards/routes.ts'
import { securityRoutes } from './features/security/routes.ts'
import { skillsRoutes } from './features/skills/routes.ts'
import { tokensRoutes } from './features/tokens/routes.ts'
import { statsRoutes } from './features/stats/routes.ts'
import { createClientAddressReader } from './http/client-address.ts'
import { createRequestPipeline } from './http/request-pipeline.ts'
import type { AppEnv } from './http/request-record.ts'
import { createStreamRegistry } from './http/event-stream.ts'
import { createKeyedQueue } from './keyed-queue.ts'
import { mountMcp } from './http/mount-mcp.ts'
import { assertEveryEndpointHasRoute, mountMethodErrors, mountRoutes, type MountOptions } from './http/mount.ts'
import { renderDocsPage, createOpenApiDocument } from './http/openapi.ts'
import { toApiRequest } from './http/api-request.ts'
import { mountPages } from './http/pages.ts'
import { enqueueDeliveries } from './features/webhooks/enqueue.ts'
import { webhooksRoutes } from './features/webhooks/routes.ts'
import { createErrorReporter } from './error-reporter.ts'
import { AppError } from './errors.ts'
import { createFeatureOutbound, createWebhookServices } from './job-runner.ts'
import type { Services } from './services.ts'
import { undoHandlers } from './undo-handlers.ts'
import type { Route } from './http/route.ts'
import { createSecurityHeaders } from './http/security.ts'
import { createSessionCookie, type SessionCookie } from './http/session-cookie.ts'
import { createTokenLookup } from './http/token-lookup.ts'
import { createSessionLookup } from './http/session.ts'
import { createFamilyEventRecorder } from './ledger/family-events.ts'
import { createMailQueue } from './mail/queue.ts'
import { createSignedServices } from './features/auth/signed-services.ts'
import { createSignUpRule } from './features/auth/sign-up-rule.ts'

/** Creates the services that mail users, and that record events of their family. */
const createNoticeServices = ({ mailer }: Services) => {
  const mails = createMailQueue(mailer !== null)
  return { mails, recordFamilyEvent: createFamilyEventRecorder(mails) }
}

const accountRoutes = (services: Services, cookie: SessionCookie): Route[] => {
  const { database, config, baseUrl, isOwnOrigin, secret, limits, log, version } = services
  const { db, transact } = database
  const callbackUrl = `${baseUrl}${providerCallback.path}`
  const reportError = createErrorReporter(log)
  const notices = createNoticeServices(services)
  const { recordFamilyEvent } = notices
  const auth = authRoutes({
    db,
    transact,
    cookie,
    limits,
    ...notices,
    failures: services.failures ?? createFailureRecorder(transact, reportError),
    baseUrl,
    isOwnOrigin,
    signUpRule: createSignUpRule(config.signUp),
    localAccounts: config.localAccounts,
    version,
    operator: config.operator,
    hashing: createHashingQueue(services.passwordCost ?? productionArgon2Cost, services.maxHashingWaitMs),
    provider:
      config.oidc && createProvider(config.oidc, callbackUrl, createFeatureOutbound(services, config.oidc.issuer)),
    ...createSignedServices(baseUrl, secret),
    families: {
      createFamily,
      joinFamily: (tx, ...rest) => joinFamily(tx, recordFamilyEvent, ...rest),
      leaveCurrentFamily: (tx, ...rest) => leaveCurrentFamily(tx, recordFamilyEvent, ...rest),
      isInvitationOpen,
      isRemoved: createRemovalCheck(config.signUp),
    },
    reportError,
  })
  return [
    ...auth,
    ...familiesRoutes({ db, transact, limits, recordFamilyEvent, baseUrl }),
    ...tokensRoutes({ transact, recordFamilyEvent }),
  ]
}

const familyDataRoutes = (services: Services): Route[] => [
  ...childrenRoutes(),
  ...behaviorsRoutes(),
  ...habitsRoutes(),
  ...skillsRoutes(),
  ...momentsRoutes(),
  ...rewardsRoutes(),
  ...badgesRoutes(),
  ...statsRoutes(),
  ...helplinesRoutes(services.config.helplines),
  ...exportRoutes({
    ...services.database,
    ...createNoticeServices(services),
    reportError: createErrorReporter(services.log),
  }),
  ...securityRoutes(),
]

const feedbackAssistantAndLegalRoutes = (services: Services): Route[] => {
  const { config, mailer, log } = services
  const reportError = createErrorReporter(log)
  return [
    ...feedbackRoutes({
      transact: services.database.transact,
      mails: createMailQueue(mailer !== null && config.feedbackEmail !== null),
    }),
    ...assistantRoutes({
      model: config.model && createModelClient(config.model, createFeatureOutbound(services, config.model.url)),
      helplines: config.helplines,
      reportError,
    }),
    ...legalRoutes(config),
  ]
}

/** Creates the Hono app with all routes, which does not listen yet. Throws when an endpoint of the contract has no handler. */
export const createApp = (services: Services): Hono => {
  const { database, clock, log, version, secret, isOwnOrigin } = services
  const { db, transact, maxRequestsPerFamily } = database
  const cookie = createSessionCookie(services.baseUrl, secret)
  const reportError = createErrorReporter(log)
  const access = { db, transact, isRemoved: createRemovalCheck(services.config.signUp), reportError }
  const findSession = createSessionLookup({ ...access, cookie, ensureFamily })
  const storage = createStorageHealthCheck(database)
  const routes = [
    ...accountRoutes(services, cookie),
    ...familyDataRoutes(services),
    ...webhooksRoutes({ ...createWebhookServices(services), ...createNoticeServices(services) }),
    ...activitiesRoutes({ release: version }),
    ...actsRoutes({ undoHandlers, db, transact, publish: enqueueDeliveries }),
    ...feedbackAssistantAndLegalRoutes(services),
    ...healthRoutes({ version, isReachable: storage.isUsable, backups: services.backups ?? null }),
  ]
  assertEveryEndpointHasRoute(routes)

  const headers = createSecurityHeaders(services.baseUrl.startsWith('https:'))
  const app = new Hono({ router: new RegExpRouter() })
  const options = {
    db,
    transact,
    clock,
    pipeline: createRequestPipeline({ log, headers, secret, isOwnOrigin, onStorageError: storage.markFailing }),
    findSession,
    findToken: createTokenLookup(access),
    headers,
    clientAddress: createClientAddressReader(services.config.trustProxy),
    streams: services.streams ?? createStreamRegistry(),
    reportError,
    publish: enqueueDeliveries,
    limits: services.limits,
    familyQueue: maxRequestsPerFamily ? createKeyedQueue({ max: maxRequestsPerFamily, maxWaitMs: 5 * secondMs }) : null,
  }
  mountRoutes(app, options, routes)
  const fallback = createFallbackApp(services, options, routes, app)
  app.notFound((c) => fallback.fetch(c.req.raw, c.env))
  return app
}

/** Creates the Hono app for requests that match no endpoint: API description, pages, files, errors 404 and 405. */
const createFallbackApp = (
  { version, webFolder }: Services,
  { pipeline, ...options }: MountOptions,
  routes: readonly Route[],
  api: Hono,
): Hono<AppEnv> => {
  const fallback = new Hono<AppEnv>()
  fallback.onError((error) => {
    throw error
  })
  fallback.use((c, next) =>
    pipeline(c, async (record) => {
      c.set('record', record)
      await next()
      return c.res
    }),
  )
  mountMethodErrors(fallback, routes)
  mountMcp(fallback, { ...options, version, api })
  fallback.get('/api/openapi.json', (c) => c.json(createOpenApiDocument(version)))
  fallback.get('/api/docs', (c) => c.html(renderDocsPage(version)))
  fallback.all('/api/*', () => {
    throw new AppError('not_found')
  })
  const renderHome = (shell: string, c: Context) =>
    embedHomeData(shell, async (path) => api.fetch(toApiRequest(path, c.req.raw), c.env))
  if (webFolder) mountPages(fallback, { ...options, folder: webFolder, renderHome })
  return fallback
}
