import type { ResponseBody, Endpoint, ParsedInput } from '#shared/contract/endpoint.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import type { Act, ActResult } from '#server/ledger/act.ts'
import type { Events } from './event-stream.ts'
import type { Member } from './session.ts'

/** What a handler may look at of the request itself. */
export interface RequestInfo {
  header(name: string): string | undefined
  /** The client's address, after the trusted proxies. */
  readonly address: string
  readonly url: URL
  readonly path: string
}

/** What a handler may add to its answer. */
export interface Reply {
  header(name: string, value: string): void
}

type Common<E extends Endpoint> = ParsedInput<E> & {
  member: E['access'] extends 'member' ? Member : Member | null
  /** Milliseconds since the epoch, from the injected clock. */
  now: number
  request: RequestInfo
  reply: Reply
}

/** Answers 304; the reader keeps what it has. */
export const notModified = Symbol('unchanged')

type QueryHandler<E extends Endpoint> = (
  context: Common<E> & { db: Db },
) => Promise<ResponseBody<E> | typeof notModified>
export type CommandHandler<E extends Endpoint> = (
  context: Common<E> & { tx: Tx; act: Act },
) => Promise<ActResult<ResponseBody<E>>>
type PlainHandler<E extends Endpoint> = (
  context: Common<E>,
) => Promise<ResponseBody<E> extends undefined ? void : ResponseBody<E>>

type StreamHandler<E extends Endpoint> = (
  context: Common<E> & { db: Db; signal: AbortSignal },
) => Promise<AsyncIterable<ResponseBody<E>>>

/** A request as it reaches a handler, whatever the endpoint; the exact types are the endpoint's. */
export interface HandlerContext {
  params: unknown
  query: unknown
  body: unknown
  member: Member | null
  now: number
  request: RequestInfo
  reply: Reply
}

type Handled =
  | { kind: 'query'; handle(context: HandlerContext & { db: Db }): Promise<unknown> }
  | { kind: 'command'; handle(context: HandlerContext & { tx: Tx; act: Act }): Promise<ActResult<unknown>> }
  | { kind: 'plain'; handle(context: HandlerContext): Promise<unknown> }
  | { kind: 'stream'; handle(context: HandlerContext & { db: Db; signal: AbortSignal }): Promise<Events> }

/** An endpoint with its handler. */
export type Route = { endpoint: Endpoint } & Handled

// The endpoint's schemas parse what `Asked` leaves open, so its exact types may be forgotten here and only here.
const erased = (handle: unknown) => handle as never

/** A read: gets the database, changes nothing. */
export const queryRoute = <E extends Endpoint>(e: E, handle: QueryHandler<E>): Route => ({
  endpoint: e,
  kind: 'query',
  handle: erased(handle),
})

/** An act: one transaction under an idempotency key. */
export const commandRoute = <E extends Endpoint & { act: true; access: 'member' }>(
  e: E,
  handle: CommandHandler<E>,
): Route => ({
  endpoint: e,
  kind: 'command',
  handle: erased(handle),
})

/** What is neither, such as signing in. */
export const plainRoute = <E extends Endpoint>(e: E, handle: PlainHandler<E>): Route => ({
  endpoint: e,
  kind: 'plain',
  handle: erased(handle),
})

/**
 * What answers with events as they come: refuses before the first one, or gives them. `signal` says when nobody listens
 * any longer.
 */
export const streamRoute = <E extends Endpoint & { stream: true }>(e: E, handle: StreamHandler<E>): Route => ({
  endpoint: e,
  kind: 'stream',
  handle: erased(handle),
})
