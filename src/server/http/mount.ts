import type { Context, Hono } from 'hono'
import { pathShape, type Endpoint } from '#shared/contract/endpoint.ts'
import type { Db, Transact, Tx } from '#server/db/transaction.ts'
import type { Act } from '#server/ledger/act.ts'
import { runCommand } from '#server/ledger/run-command.ts'
import { iso, isUuid, newId } from '#server/ids.ts'
import { serializeResponse } from './serialize-response.ts'
import type { AppEnv } from './app-env.ts'
import type { RequestPipeline } from './request-pipeline.ts'
import { eventHeaders, type StreamRegistry } from './event-stream.ts'
import { withTimeout } from './with-timeout.ts'
import { parseInput } from './parse-input.ts'
import { AppError, orThrow } from '#server/errors.ts'
import { notModified, type HandlerContext, type RequestInfo, type Route } from './route.ts'
import { hasBody, readBody } from './body.ts'
import { safeMethods } from './security.ts'
import type { Member } from './session.ts'

/** What mounting needs of the app. */
export interface MountOptions {
  db: Db
  transact: Transact
  clock: () => number
  pipeline: RequestPipeline
  findMember: (cookie: string | undefined, now: number) => Promise<Member | null>
  clientAddress: (c: Context) => string
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>
  /** The open answers that come in events. */
  streams: StreamRegistry
  /** Hears of what broke such an answer. */
  report: (message: string, error: unknown) => void
  /** Counts a request against the limits of a session; refuses `too_many_requests`. */
  limit: (e: Endpoint, member: Member | null, request: RequestInfo) => Promise<void>
}

const actOf = (request: RequestInfo, member: Member, now: number): Act => {
  const key = request.header('idempotency-key')?.toLowerCase()
  if (key !== undefined && !isUuid(key)) throw new AppError('invalid_key')
  return { id: key ?? newId(now), familyId: member.familyId, userId: member.userId, at: iso(now) }
}

type Answering = Exclude<Route, { kind: 'stream' }>

const run = async (m: MountOptions, route: Answering, context: HandlerContext) => {
  const e = route.endpoint
  const serialize = (response: unknown) => serializeResponse(e, response)
  if (route.kind === 'command') {
    const { request, body, member, now, reply } = context
    const act = actOf(request, orThrow(member, 'signed_out'), now)
    const handle = (tx: Tx) => route.handle({ ...context, tx, act })
    const command = { method: e.method, path: request.path, body, status: e.status, run: handle, serialize }
    const result = await runCommand(m.transact, act, command)
    if (e.method === 'DELETE') reply.header('act-id', act.id)
    return result
  }
  const response = await (route.kind === 'query' ? route.handle({ ...context, db: m.db }) : route.handle(context))
  return response === notModified ? { status: 304, text: null } : { status: e.status, text: serialize(response) }
}

/** The events of an answer as they are sent; what is refused is refused before the first. */
const stream = async (m: MountOptions, { endpoint, handle }: Route & { kind: 'stream' }, context: HandlerContext) => {
  const giveUp = new AbortController()
  const events = await handle({ ...context, db: m.db, signal: giveUp.signal })
  const report = (error: unknown) => m.report('an answer in events broke off', error)
  return m.streams.open({ endpoint, events, giveUp, report })
}

// A plain record of headers is what the HTTP layer sends fastest; only several cookies need more.
const respond = (
  status: number,
  body: string | ReadableStream | null,
  headers: Record<string, string>,
  cookies: readonly string[],
) => {
  const init = cookies.length > 0 ? new Headers(headers) : headers
  for (const cookie of cookies) if (init instanceof Headers) init.append('set-cookie', cookie)
  return new Response(body || null, { status, headers: init })
}

// A class, because an object literal with getters gets a shape of its own each time, which lives until a full collection.
class HonoRequestInfo implements RequestInfo {
  readonly #mounting: MountOptions
  readonly #context: Context<AppEnv>

  constructor(mounting: MountOptions, context: Context<AppEnv>) {
    this.#mounting = mounting
    this.#context = context
  }
  header(name: string) {
    return this.#context.req.header(name)
  }
  get address() {
    return this.#mounting.clientAddress(this.#context)
  }
  get url() {
    return new URL(this.#context.req.url)
  }
  get path() {
    return this.#context.req.path
  }
}

const answerOf = async (m: MountOptions, route: Route, c: Context<AppEnv>) => {
  const e = route.endpoint
  c.set('route', e.path)
  // Before the session: who holds a body back must not act by one that has ended meanwhile.
  if (!safeMethods.has(e.method) && hasBody(c)) await readBody(c)
  const now = m.clock()
  const member = await withTimeout(m.findMember(c.req.header('cookie'), now))
  if (member) c.set('account', member.userId)
  const request = new HonoRequestInfo(m, c)
  await m.limit(e, member, request)
  if (e.access === 'member' && !member) throw new AppError('signed_out')
  const input = await parseInput(e, c.req)
  const headers: Record<string, string> = { ...m.headers, 'cache-control': 'no-store' }
  const cookies: string[] = []
  const header = (name: string, value: string) => {
    if (name === 'set-cookie') cookies.push(value)
    else headers[name] = value
  }
  const context = { ...input, member, now, request, reply: { header } }
  headers['x-request-id'] = c.get('requestId')
  if (route.kind === 'stream') {
    const events = await withTimeout(stream(m, route, context))
    c.set('complete', true)
    return respond(e.status, events, { ...headers, ...eventHeaders }, cookies)
  }
  const { status, text } = await withTimeout(run(m, route, context))
  if (text) headers['content-type'] = 'application/json'
  c.set('complete', true)
  return respond(status, text, headers, cookies)
}

const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

interface Path {
  path: string
  methods: string[]
}

// In the order of their characters, `/rewards/redeem` comes before `/rewards/{}`, which would take it for an id.
const pathsOf = (routes: readonly Route[]): Path[] =>
  [...Map.groupBy(routes, ({ endpoint: e }) => pathShape(e))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([shape, ofShape]) => ({
      path: ofShape[0]?.endpoint.path ?? shape,
      methods: ofShape.map(({ endpoint: e }) => e.method),
    }))

/** The paths that an endpoint's pattern matches and that are not its own, such as `/rewards/redeem` by `/rewards/{id}`. */
const foreignTo = ({ path, method }: Endpoint, paths: readonly Path[]) => {
  const matching = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return paths.filter(
    (other) => !other.path.includes('{') && !other.methods.includes(method) && matching.test(other.path),
  )
}

const refuseMethod = (c: Context<AppEnv>, { path, methods }: Path): never => {
  c.set('route', path)
  throw new AppError('method_not_allowed', { headers: { allow: methods.join(', ') } })
}

/** Mounts every route, with nothing before it but the door. */
export const mount = (app: Hono<AppEnv>, m: MountOptions, routes: readonly Route[]): void => {
  const paths = pathsOf(routes)
  for (const route of routes) {
    const { method, path } = route.endpoint
    const foreign = foreignTo(route.endpoint, paths)
    app.on(method, pattern(path), (c) =>
      m.pipeline(c, async () => {
        const other = foreign.find((one) => one.path === c.req.path)
        return other ? refuseMethod(c, other) : answerOf(m, route, c)
      }),
    )
  }
}

/** Refuses the methods that no endpoint of a path has: 405 with `Allow`. */
export const refuseOtherMethods = (app: Hono<AppEnv>, routes: readonly Route[]): void => {
  for (const one of pathsOf(routes)) app.all(pattern(one.path), (c) => refuseMethod(c, one))
}
