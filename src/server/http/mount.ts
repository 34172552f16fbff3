import type { Context, Hono } from 'hono'
import { shapeOf, type Endpoint } from '#shared/contract/endpoint.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import { beginAct, endAct, fingerprint, type Act } from '#server/ledger/act.ts'
import { iso, isUuid, newId } from '#server/ids.ts'
import { answerText } from './answer-text.ts'
import type { Carried } from './carried.ts'
import type { Door } from './door.ts'
import { eventHeaders, type Streams } from './event-stream.ts'
import { inTime } from './in-time.ts'
import { inputOf } from './input.ts'
import { AppError, orThrow } from '#server/errors.ts'
import { unchanged, type Asked, type Asker, type Route } from './route.ts'
import { hasBody, readBody, safeMethods } from './security.ts'
import type { Member } from './session.ts'

/** What mounting needs of the app. */
export interface Mounting {
  db: Db
  transact: Transact
  clock: () => number
  door: Door
  memberOf: (cookie: string | undefined, now: number) => Promise<Member | null>
  addressOf: (c: Context) => string
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>
  /** The open answers that come in events. */
  streams: Streams
  /** Hears of what broke such an answer. */
  report: (message: string, error: unknown) => void
  /** Counts a request against the limits of a session; refuses `too_many_requests`. */
  limit: (e: Endpoint, member: Member | null, request: Asker) => Promise<void>
}

interface Answered {
  status: number
  text: string | null
}

const actOf = (request: Asker, member: Member, now: number): Act => {
  const key = request.header('idempotency-key')?.toLowerCase()
  if (key !== undefined && !isUuid(key)) throw new AppError('invalid_key')
  return { id: key ?? newId(now), familyId: member.familyId, userId: member.userId, at: iso(now) }
}

const runAct = async (m: Mounting, route: Route & { kind: 'acts' }, asked: Asked, act: Act): Promise<Answered> => {
  const e = route.endpoint
  const request = fingerprint(e.method, asked.request.path, asked.body)
  return m.transact(async (tx) => {
    const begun = await beginAct(tx, act, request)
    if (begun !== 'begun') return { status: begun.status, text: begun.answer }
    const { answer, did } = await route.handle({ ...asked, tx, act })
    const text = answerText(e, answer)
    await endAct(tx, act, e.status, text, did)
    return { status: e.status, text }
  })
}

type Answering = Exclude<Route, { kind: 'streams' }>

const run = async (m: Mounting, route: Answering, asked: Asked): Promise<Answered> => {
  const e = route.endpoint
  if (route.kind === 'acts') {
    const act = actOf(asked.request, orThrow(asked.member, 'signed_out'), asked.now)
    const answered = await runAct(m, route, asked, act)
    if (e.method === 'DELETE') asked.reply.header('act-id', act.id)
    return answered
  }
  const answer = await (route.kind === 'reads' ? route.handle({ ...asked, db: m.db }) : route.handle(asked))
  return answer === unchanged ? { status: 304, text: null } : { status: e.status, text: answerText(e, answer) }
}

/** The events of an answer as they are sent; what is refused is refused before the first. */
const stream = async (m: Mounting, { endpoint, handle }: Route & { kind: 'streams' }, asked: Asked) => {
  const giveUp = new AbortController()
  const events = await handle({ ...asked, db: m.db, signal: giveUp.signal })
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
class RequestAsker implements Asker {
  readonly #mounting: Mounting
  readonly #context: Context<Carried>

  constructor(mounting: Mounting, context: Context<Carried>) {
    this.#mounting = mounting
    this.#context = context
  }
  header(name: string) {
    return this.#context.req.header(name)
  }
  get address() {
    return this.#mounting.addressOf(this.#context)
  }
  get url() {
    return new URL(this.#context.req.url)
  }
  get path() {
    return this.#context.req.path
  }
}

const answerOf = async (m: Mounting, route: Route, c: Context<Carried>) => {
  const e = route.endpoint
  c.set('route', e.path)
  // Before the session: who holds a body back must not act by one that has ended meanwhile.
  if (!safeMethods.has(e.method) && hasBody(c)) await readBody(c)
  const now = m.clock()
  const member = await inTime(m.memberOf(c.req.header('cookie'), now))
  if (member) c.set('account', member.userId)
  const request = new RequestAsker(m, c)
  await m.limit(e, member, request)
  if (e.access === 'member' && !member) throw new AppError('signed_out')
  const input = await inputOf(e, c.req)
  const headers: Record<string, string> = { ...m.headers, 'cache-control': 'no-store' }
  const cookies: string[] = []
  const header = (name: string, value: string) => {
    if (name === 'set-cookie') cookies.push(value)
    else headers[name] = value
  }
  const asked = { ...input, member, now, request, reply: { header } }
  headers['x-request-id'] = c.get('requestId')
  if (route.kind === 'streams') {
    const events = await inTime(stream(m, route, asked))
    c.set('complete', true)
    return respond(e.status, events, { ...headers, ...eventHeaders }, cookies)
  }
  const { status, text } = await inTime(run(m, route, asked))
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
  [...Map.groupBy(routes, ({ endpoint: e }) => shapeOf(e))]
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

const refuseMethod = (c: Context<Carried>, { path, methods }: Path): never => {
  c.set('route', path)
  throw new AppError('method_not_allowed', { headers: { allow: methods.join(', ') } })
}

/** Mounts every route, with nothing before it but the door. */
export const mount = (app: Hono<Carried>, m: Mounting, routes: readonly Route[]): void => {
  const paths = pathsOf(routes)
  for (const route of routes) {
    const { method, path } = route.endpoint
    const foreign = foreignTo(route.endpoint, paths)
    app.on(method, pattern(path), (c) =>
      m.door(c, async () => {
        const other = foreign.find((one) => one.path === c.req.path)
        return other ? refuseMethod(c, other) : answerOf(m, route, c)
      }),
    )
  }
}

/** Refuses the methods that no endpoint of a path has: 405 with `Allow`. */
export const refuseOtherMethods = (app: Hono<Carried>, routes: readonly Route[]): void => {
  for (const one of pathsOf(routes)) app.all(pattern(one.path), (c) => refuseMethod(c, one))
}
