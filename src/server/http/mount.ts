import * as z from 'zod/mini'
import type { Context, Hono } from 'hono'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { isUuid } from '#server/ids.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import { beginAct, endAct, fingerprint, type Act } from '#server/ledger/act.ts'
import { iso, newId } from '#server/ids.ts'
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
  /** Counts a request against the limits of a session; refuses `too_many_requests`. */
  limit: (e: Endpoint, member: Member | null, request: Asker) => Promise<void>
}

/** What a request carries from one layer to the next. */
export interface Carried {
  Variables: { requestId: string; route: string; account: string }
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

const textOf = (e: Endpoint, answer: unknown): string => (e.answer ? JSON.stringify(z.parse(e.answer, answer)) : '')

const runAct = async (m: Mounting, route: Route & { kind: 'acts' }, asked: Asked, act: Act): Promise<Answered> => {
  const e = route.endpoint
  const request = fingerprint(e.method, asked.request.url.pathname, asked.body)
  return m.transact(async (tx) => {
    const begun = await beginAct(tx, act, request)
    if (begun !== 'begun') return { status: begun.status, text: begun.answer }
    const { answer, did } = await route.handle({ ...asked, tx, act })
    const text = textOf(e, answer)
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
  return answer === unchanged ? { status: 304, text: null } : { status: e.status, text: textOf(e, answer) }
}

const handlerOf = (m: Mounting, route: Route) => async (c: Context<Carried>) => {
  const e = route.endpoint
  const now = m.clock()
  c.set('route', e.path)
  const member = await m.memberOf(c.req.header('cookie'), now)
  if (member) c.set('account', member.userId)
  const url = new URL(c.req.url)
  const request: Asker = { header: (name) => c.req.header(name), address: m.addressOf(c), url }
  await m.limit(e, member, request)
  if (e.access === 'member' && !member) refuse('signed_out')
  const input = await inputOf(e, c.req.raw, c.req.param() as Record<string, string>, url)
  const headers = new Headers({ 'cache-control': 'no-store' })
  const reply = { header: (name: string, value: string) => headers.append(name, value) }
  const { status, text } = await run(m, route, { ...input, member, now, request, reply })
  if (text) headers.set('content-type', 'application/json')
  return new Response(text === '' ? null : text, { status, headers })
}

/** Mounts every route: the method of its endpoint, and 405 with `Allow` for the other methods of its path. */
export const mount = (app: Hono<Carried>, m: Mounting, routes: readonly Route[]): void => {
  const allowed = Map.groupBy(routes, ({ endpoint: e }) => e.path)
  for (const route of routes) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(route.endpoint.method, path, handlerOf(m, route))
  }
  for (const [path, ofPath] of allowed) {
    const methods = ofPath.map(({ endpoint: e }) => e.method)
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      c.set('route', path)
      return refuse('method_not_allowed', { headers: { allow: methods.join(', ') } })
    })
  }
}
