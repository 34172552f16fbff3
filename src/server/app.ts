import { Hono, type Context } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import type { Logger } from 'pino'
import { providerCallback } from '#shared/auth/contract.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { createModel } from './assistant/model/model.ts'
import type { BackupState } from './backup/nightly.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import { createStorageHealth } from './db/storage-health.ts'
import { createFlowCookie } from './features/auth/flow-cookie.ts'
import { createPasswordHasher, productionCost, type HashingCost } from './features/auth/password-hashing.ts'
import { createProvider } from './features/auth/provider.ts'
import { authRoutes } from './features/auth/routes.ts'
import { activitiesRoutes } from './features/activities/routes.ts'
import { actsRoutes } from './features/acts/routes.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import { badgesRoutes } from './features/badges/routes.ts'
import { behaviorUndo } from './features/behaviors/record-behavior.ts'
import { behaviorsRoutes } from './features/behaviors/routes.ts'
import { childrenRoutes } from './features/children/routes.ts'
import { exportRoutes } from './features/export/routes.ts'
import { createFamily, ensureFamily } from './features/families/create-family.ts'
import { isInvitationOpen, joinFamily } from './features/families/invitations.ts'
import { leaveCurrentFamily } from './features/families/leave-family.ts'
import { familiesRoutes } from './features/families/routes.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { checkInUndo } from './features/habits/check-in.ts'
import { habitsRoutes } from './features/habits/routes.ts'
import { embedHomeData } from './features/home/embed-home-data.ts'
import { healthRoutes } from './features/health/routes.ts'
import { legalRoutes } from './features/legal/routes.ts'
import { momentsRoutes } from './features/moments/routes.ts'
import { momentUndo } from './features/moments/write-moment.ts'
import { redeemUndo } from './features/rewards/redeem.ts'
import { rewardsRoutes } from './features/rewards/routes.ts'
import { quickCompleteUndo, scoreUndo } from './features/skills/edit-skill.ts'
import { skillsRoutes } from './features/skills/routes.ts'
import { statsRoutes } from './features/stats/routes.ts'
import { addressReader } from './http/address.ts'
import type { AppEnv } from './http/app-env.ts'
import { createRequestPipeline, type RequestPipeline } from './http/request-pipeline.ts'
import { createStreamRegistry, type StreamRegistry } from './http/event-stream.ts'
import { createErrorHandler } from './http/error-handler.ts'
import type { RateLimits } from './http/rate-limits.ts'
import { mount, refuseOtherMethods } from './http/mount.ts'
import { docsPage, openApi } from './http/openapi.ts'
import { toApiRequest } from './http/api-request.ts'
import { mountPages } from './http/pages.ts'
import { AppError } from './errors.ts'
import type { Route } from './http/route.ts'
import { securityHeadersOf } from './http/security.ts'
import { createSessionCookie, type SessionCookie } from './http/session-cookie.ts'
import { createSessionLookup, type SessionLookup } from './http/session.ts'
import { habitDeletion, momentDeletion, rewardDeletion, skillDeletion } from './ledger/soft-delete.ts'
import type { UndoHandlers } from './ledger/undo.ts'
import type { Mailer } from './mail/mailer.ts'
import { createSignUpRule } from './features/auth/sign-up-rule.ts'

/** What the app is made of; tests bring their own clock and database. */
export interface Services {
  database: Database
  config: Config
  /** Where browsers reach the app. */
  baseUrl: string
  /** Whether an origin is the app's own. */
  isOwnOrigin: (origin: string) => boolean
  /** Milliseconds since the epoch. */
  clock: () => number
  secret: string
  limits: RateLimits
  /** Cost of password hashes; the production cost when absent. */
  passwordCost?: HashingCost | undefined
  /** Null where no mail is set up. */
  mailer: Mailer | null
  version: string
  log: Logger
  /** The answers that are open, for a server that stops; absent where nobody stops it. */
  streams?: StreamRegistry
  /** How the backups stand; absent where there are none. */
  backups?: () => Promise<BackupState>
  /** The folder of the built web app, or null to serve none. */
  webFolder: string | null
}

const undoHandlers: UndoHandlers = {
  behavior: behaviorUndo,
  check_in: checkInUndo,
  habit_deleted: habitDeletion.undo,
  redeem: redeemUndo,
  reward_deleted: rewardDeletion.undo,
  score: scoreUndo,
  quick_complete: quickCompleteUndo,
  skill_deleted: skillDeletion.undo,
  moment: momentUndo,
  moment_deleted: momentDeletion.undo,
}

const refuseIncomplete = (routes: readonly Route[]) => {
  const mounted = new Set(routes.map(({ endpoint: e }) => e))
  const missing = allEndpoints.filter((e) => !mounted.has(e))
  if (missing.length > 0) throw new Error(`no handler for ${missing.map((e) => `${e.method} ${e.path}`).join(', ')}`)
}

// Never the message of an error: a mail server's names the recipient.
const reasonOf = (error: unknown) => ({
  reason: error instanceof Error ? error.name : typeof error,
  code: error instanceof Error && 'code' in error ? error.code : undefined,
})

const reporter = (log: Logger) => (message: string, error: unknown) => log.warn(reasonOf(error), message)

const accountRoutes = (services: Services, cookie: SessionCookie): Route[] => {
  const { database, config, baseUrl, isOwnOrigin, secret, limits, mailer, log } = services
  const { db, transact } = database
  const auth = authRoutes({
    db,
    transact,
    cookie,
    limits,
    mailer,
    baseUrl,
    isOwnOrigin,
    signUpRule: createSignUpRule(config.signUp),
    localAccounts: config.localAccounts,
    operator: config.operator,
    passwords: createPasswordHasher(services.passwordCost ?? productionCost),
    provider: config.oidc && createProvider(config.oidc, `${baseUrl}${providerCallback.path}`),
    flows: createFlowCookie(baseUrl, secret),
    families: { createFamily, joinFamily, leaveCurrentFamily, isInvitationOpen },
    reportError: reporter(log),
  })
  return [...auth, ...familiesRoutes({ db, transact, limits, baseUrl })]
}

const moduleRoutes = (): Route[] => [
  ...childrenRoutes(),
  ...behaviorsRoutes(),
  ...habitsRoutes(),
  ...skillsRoutes(),
  ...momentsRoutes(),
  ...rewardsRoutes(),
  ...badgesRoutes(),
  ...statsRoutes(),
  ...exportRoutes(),
]

const serviceRoutes = ({ database: { db, transact }, config, mailer, log }: Services): Route[] => [
  ...feedbackRoutes({ db, transact, mailer, recipient: config.feedbackEmail, report: reporter(log) }),
  ...assistantRoutes({
    model: config.model && createModel(config.model),
    helplines: config.helplines,
    reportError: reporter(log),
  }),
  ...legalRoutes(config),
]

/** Builds the whole app without listening. Throws when an endpoint of the contract has no handler. */
export const createApp = (services: Services): Hono<AppEnv> => {
  const { database, clock, log, version } = services
  const { db, transact } = database
  const cookie = createSessionCookie(services.baseUrl, services.secret)
  const findMember = createSessionLookup({ db, transact, cookie, ensureFamily })
  const storage = createStorageHealth(database)
  const routes = [
    ...accountRoutes(services, cookie),
    ...moduleRoutes(),
    ...activitiesRoutes({ release: version }),
    ...actsRoutes({ undoHandlers }),
    ...serviceRoutes(services),
    ...healthRoutes({ version, reachable: storage.isUsable, backups: services.backups ?? null }),
  ]
  refuseIncomplete(routes)

  const headers = securityHeadersOf(services.baseUrl.startsWith('https:'))
  const { secret, isOwnOrigin } = services
  const pipeline = createRequestPipeline({ log, headers, secret, isOwnOrigin, troubled: storage.troubled })
  const addressOf = addressReader(services.config.trustProxy)
  const app = new Hono<AppEnv>({ router: new RegExpRouter() })
  const streams = services.streams ?? createStreamRegistry()
  const report = reporter(log)
  const limit = services.limits.request
  mount(
    app,
    { db, transact, clock, pipeline, findMember, headers, clientAddress: addressOf, streams, report, limit },
    routes,
  )
  const renderHome = (shell: string, c: Context<AppEnv>) =>
    embedHomeData(shell, async (url) => app.fetch(toApiRequest(url, c.req.raw), c.env))
  const rest = restOf(services, pipeline, findMember, routes, renderHome)
  app.notFound((c) => rest.fetch(c.req.raw, c.env))
  return app
}

/** Answers what is no endpoint: the descriptions of the API, pages and files, and what there is not. */
const restOf = (
  services: Services,
  pipeline: RequestPipeline,
  findMember: SessionLookup,
  routes: readonly Route[],
  renderHome: (shell: string, c: Context<AppEnv>) => Promise<string>,
): Hono<AppEnv> => {
  const { clock, version, webFolder } = services
  const rest = new Hono<AppEnv>()
  rest.onError(createErrorHandler(services.log, () => undefined))
  rest.use((c, next) => pipeline(c, () => next().then(() => c.res)))
  refuseOtherMethods(rest, routes)
  rest.get('/api/openapi.json', (c) => c.json(openApi(version)))
  rest.get('/api/docs', (c) => c.html(docsPage(version)))
  rest.all('/api/*', () => {
    throw new AppError('not_found')
  })
  if (webFolder) mountPages(rest, { folder: webFolder, findMember, clock, renderHome })
  return rest
}
