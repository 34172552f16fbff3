import type { Context } from 'hono'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Db, Transact, Tx } from '#server/db/transaction.ts'
import { AppError, orThrow } from '#server/errors.ts'
import { isUuid } from '#server/ids.ts'
import type { KeyedQueue } from '#server/keyed-queue.ts'
import { assertRecentSignIn } from '#server/recent-sign-in.ts'
import { runCommand, type Command } from '#server/ledger/run-command.ts'
import type { RequestLimit } from '#server/request-limit.ts'
import type { StreamLimit } from '#server/stream-limit.ts'
import { assertScope } from '#server/token-scope.ts'
import { hasBody, bufferBody } from './body.ts'
import { openDownload } from './download.ts'
import { assertRequestAllowed, isRestricted } from './check-access.ts'
import { assertActTimeInReach, createAct } from './create-act.ts'
import { eventHeaders, type StreamRegistry } from './event-stream.ts'
import { parseInput } from './parse-input.ts'
import { HonoRequestInfo, ReplyHeaders } from './request-info.ts'
import type { RequestRecord } from './request-record.ts'
import type { CommandRoute, DownloadRoute, HandlerContext, Route, StreamRoute } from './route.ts'
import { createResponseCache, runQuery, type ResponseCache } from './run-query.ts'
import { safeMethods } from './security.ts'
import { serializeResponse } from '#server/serialize-response.ts'
import type { Member, SessionLookup } from './session.ts'
import type { TokenLookup } from './token-lookup.ts'
import { withTimeout } from './with-timeout.ts'

export interface RouteHandlerOptions {
  db: Db
  transact: Transact
  clock: () => number
  findSession: SessionLookup
  findToken: TokenLookup
  clientAddress: (c: Context) => string
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>
  streams: StreamRegistry
  reportError: (message: string, error: unknown) => void
  /** Announces an act to the webhooks of its family, in the act's transaction. */
  publish: Command['publish']
  /** Lets requests of a family wait for each other before they use the database; null where they need not. */
  familyQueue: KeyedQueue | null
  limits: { request: RequestLimit; stream: StreamLimit }
}

/** Handles a request of a route: session, rate limit, input, handler, response. */
export type RouteHandler = (c: Context, record: RequestRecord) => Promise<Response>

const runCommandRoute = async (
  { transact, publish }: Pick<RouteHandlerOptions, 'transact' | 'publish'>,
  { endpoint, handle, lock }: CommandRoute,
  context: HandlerContext,
) => {
  const { request, body, member, now, reply } = context
  const { method, status } = endpoint
  const act = createAct(request, orThrow(member, 'signed_out'), now)
  const lockBefore = async (tx: Tx) => lock?.({ ...context, tx })
  const run = async (tx: Tx) => {
    assertActTimeInReach(act)
    return handle({ ...context, tx, act })
  }
  const serialize = (response: unknown) => serializeResponse(endpoint, response)
  const command = { method, path: request.path, body, status, lock: lockBefore, run, serialize, publish }
  const result = await runCommand(transact, act, command)
  if (method === 'DELETE') reply.header('act-id', act.id)
  return result
}

const openStream = async (
  { streams, reportError, limits }: RouteHandlerOptions,
  { endpoint, handle }: StreamRoute,
  context: HandlerContext,
  findMember: () => Promise<Member | null>,
) => {
  const { sessionId, userId, familyId, via } = orThrow(context.member, 'signed_out')
  const onEnd = limits.stream(userId)
  const abort = new AbortController()
  try {
    const events = await handle({ ...context, signal: abort.signal })
    const onError = (error: unknown) => reportError('an event stream broke off', error)
    const isAllowed = async () => {
      const now = await findMember()
      return now?.sessionId === sessionId && now.familyId === familyId && now.via === via
    }
    return streams.open({ endpoint, events, abort, onError, onEnd, isAllowed })
  } catch (error) {
    onEnd()
    throw error
  }
}

const startDownload = async (
  { reportError }: RouteHandlerOptions,
  { handle }: DownloadRoute,
  context: HandlerContext,
  { req }: Context,
) => {
  const onError = (error: unknown) => reportError('a download broke off', error)
  const body = await openDownload(await handle(context), { signal: req.raw.signal, onError })
  if (req.method !== 'HEAD') return body
  await body.cancel()
  return null
}

// A plain object of headers is what the server writes fastest; only cookies need more.
const toResponse = (
  status: number,
  body: string | ReadableStream | null,
  headers: Record<string, string>,
  cookies: readonly string[],
) => {
  if (cookies.length === 0) return new Response(body || null, { status, headers })
  const all = new Headers(headers)
  for (const cookie of cookies) all.append('set-cookie', cookie)
  return new Response(body || null, { status, headers: all })
}

const runRoute = (
  route: Exclude<Route, StreamRoute | DownloadRoute>,
  context: HandlerContext,
  reply: ReplyHeaders,
  { transact, publish, cache }: Pick<RouteHandlerOptions, 'transact' | 'publish'> & { cache: ResponseCache },
) => {
  if (route.kind === 'query') return runQuery(route, context, reply, cache)
  if (route.kind === 'command') return runCommandRoute({ transact, publish }, route, context)
  const { endpoint: e } = route
  return route.handle(context).then((body) => ({ status: e.status, text: serializeResponse(e, body) }))
}

const assertAccess = (e: Endpoint, member: Member | null, now: number) => {
  if (e.access !== 'member') return
  if (!member) throw new AppError('signed_out')
  if (member.isRemoved && !e.afterRemoval) throw new AppError('removed_from_family')
  assertScope(e, member)
  if (e.recentSignIn === true) assertRecentSignIn(member, now)
}

const jsonHeaders = { 'content-type': 'application/json' }

const noSession = { member: null, childVersion: null }

// A token does nothing where no session is needed, such as at sign-in.
const findCaller = async (
  { findSession, findToken }: RouteHandlerOptions,
  { access, ignoresSession }: Endpoint,
  c: Context,
  now: number,
  childId: string | null = null,
) => {
  if (ignoresSession) return noSession
  const authorization = access === 'member' ? c.req.header('authorization') : undefined
  const byToken = authorization === undefined ? null : await findToken(authorization, now, childId)
  return byToken ?? (await findSession(c.req.header('cookie'), now, childId)) ?? noSession
}

// Read with the session and thus before the input is parsed: PostgreSQL rejects some texts.
const readChildId = (route: Route, c: Context) => {
  const childId = route.kind === 'query' && route.etag ? c.req.param('childId') : undefined
  return childId !== undefined && isUuid(childId) ? childId.toLowerCase() : null
}

/** Creates the function that creates the handler of a route; the handlers share one cache of responses. */
export const createRouteHandlers = (options: RouteHandlerOptions): ((route: Route) => RouteHandler) => {
  const { db, transact, clock, clientAddress, limits, familyQueue } = options
  const cache = createResponseCache()
  const commonHeaders = { ...options.headers, 'cache-control': 'no-store' }

  const respond = async (route: Route, c: Context, record: RequestRecord) => {
    const { endpoint: e } = route
    const now = clock()
    const { member, childVersion } = await findCaller(options, e, c, now, readChildId(route, c))
    if (member) record.userId = member.userId
    await limits.request(e, member)
    assertAccess(e, member, now)
    const input = await parseInput(e, c.req)
    if (member && isRestricted(member)) await assertRequestAllowed(db, e, member, input)
    const reply = new ReplyHeaders()
    const request = new HonoRequestInfo(c, clientAddress)
    const context = { ...input, member, childVersion, now, request, reply, db }
    const headers = (own: Readonly<Record<string, string>>) => {
      record.hasCommonHeaders = true
      return { ...commonHeaders, 'x-request-id': record.id, ...reply.headers, ...own }
    }
    if (route.kind === 'stream') {
      const findMember = async () => (await findCaller(options, e, c, clock())).member
      const events = await openStream(options, route, context, findMember)
      return toResponse(e.status, events, headers(eventHeaders), reply.cookies)
    }
    if (route.kind === 'download') {
      const body = await startDownload(options, route, context, c)
      return toResponse(e.status, body, headers(jsonHeaders), reply.cookies)
    }
    const run = () => runRoute(route, context, reply, { transact, publish: options.publish, cache })
    const { status, text } = await (member && familyQueue ? familyQueue.run(member.familyId, run) : run())
    return toResponse(status, text, headers(text ? jsonHeaders : {}), reply.cookies)
  }

  return (route) => async (c, record) => {
    const { method, path } = route.endpoint
    record.route = path
    // Before the session is looked up: a client must not hold a body back until its session has ended.
    if (!safeMethods.has(method) && hasBody(c)) await bufferBody(c)
    return withTimeout(respond(route, c, record), { onLate: ({ body }) => void body?.cancel() })
  }
}
