import type { Context, Hono } from 'hono'
import { shapeOf, type Endpoint } from '#shared/contract/endpoint.ts'
import { isUuid } from '#server/ids.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import { beginAct, endAct, fingerprint, type Act } from '#server/ledger/act.ts'
import { iso, newId } from '#server/ids.ts'
import { answerText } from './answer-text.ts'
import { inputOf } from './input.ts'
import { refuse } from './problems.ts'
import { unchanged, type Asked, type Asker, type Route } from './route.ts'
import type { Member } from './session.ts'

/** What mounting needs of the app. */
export interface Mounting {
  db: Db
  transact: Transact
  clock: () => number
  memberOf: (cookie: string | undefined, now: number) => Promise<Member | null>
  addressOf: (c: Context) => string
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>
  /** Counts a request against the limits of a session; refuses `too_many_requests`. */
  limit: (e: Endpoint, member: Member | null, request: Asker) => Promise<void>
}

/** What a request carries from one layer to the next. */
export interface Carried {
  Variables: { requestId: string; route: string; account: string; complete: boolean }
}

interface Answered {
  status: number
  text: string | null
}

const actOf = (request: Asker, member: Member, now: number): Act => {
  const key = request.header('idempotency-key')?.toLowerCase()
  if (key !== undefined && !isUuid(key)) refuse('invalid_key')
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

const run = async (m: Mounting, route: Route, asked: Asked): Promise<Answered> => {
  const e = route.endpoint
  if (route.kind === 'acts') {
    const act = actOf(asked.request, asked.member ?? refuse('signed_out'), asked.now)
    const answered = await runAct(m, route, asked, act)
    if (e.method === 'DELETE') asked.reply.header('act-id', act.id)
    return answered
  }
  const answer = await (route.kind === 'reads' ? route.handle({ ...asked, db: m.db }) : route.handle(asked))
  return answer === unchanged ? { status: 304, text: null } : { status: e.status, text: answerText(e, answer) }
}

// A plain record of headers is what the HTTP layer sends fastest; only several cookies need more.
const respond = (status: number, text: string | null, headers: Record<string, string>, cookies: readonly string[]) => {
  const init = cookies.length > 0 ? new Headers(headers) : headers
  for (const cookie of cookies) if (init instanceof Headers) init.append('set-cookie', cookie)
  return new Response(text || null, { status, headers: init })
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

const handlerOf = (m: Mounting, route: Route) => async (c: Context<Carried>) => {
  const e = route.endpoint
  const now = m.clock()
  c.set('route', e.path)
  const member = await m.memberOf(c.req.header('cookie'), now)
  if (member) c.set('account', member.userId)
  const request = new RequestAsker(m, c)
  await m.limit(e, member, request)
  if (e.access === 'member' && !member) refuse('signed_out')
  const input = await inputOf(e, c.req)
  const headers: Record<string, string> = { ...m.headers, 'cache-control': 'no-store' }
  const cookies: string[] = []
  const header = (name: string, value: string) => {
    if (name === 'set-cookie') cookies.push(value)
    else headers[name] = value
  }
  const { status, text } = await run(m, route, { ...input, member, now, request, reply: { header } })
  if (text) headers['content-type'] = 'application/json'
  headers['x-request-id'] = c.get('requestId')
  c.set('complete', true)
  return respond(status, text, headers, cookies)
}

// In the order of their characters, `/rewards/redeem` comes before `/rewards/{}`, which would take it for an id.
const byShape = (routes: readonly Route[]): [string, Route[]][] =>
  [...Map.groupBy(routes, ({ endpoint: e }) => shapeOf(e))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([shape, ofShape]) => [ofShape[0]?.endpoint.path ?? shape, ofShape])

const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** Mounts every route: the method of its endpoint, and 405 with `Allow` for the other methods of its path. */
export const mount = (app: Hono<Carried>, m: Mounting, routes: readonly Route[]): void => {
  for (const [path, ofShape] of byShape(routes)) {
    for (const route of ofShape) app.on(route.endpoint.method, pattern(route.endpoint.path), handlerOf(m, route))
    const allow = ofShape.map(({ endpoint: e }) => e.method).join(', ')
    app.all(pattern(path), (c) => {
      c.set('route', path)
      return refuse('method_not_allowed', { headers: { allow } })
    })
  }
}
