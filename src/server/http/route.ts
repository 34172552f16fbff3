import type { ActKindOf, Endpoint, ParsedInput, ResponseBody } from '#shared/contract/endpoint.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import type { Act, ActResult } from '#server/ledger/act.ts'
import type { ProduceText } from './download.ts'
import type { EventIterable } from './event-stream.ts'
import type { Member } from './session.ts'

/** The parts of a request that a handler may read beside its parsed input. */
export interface RequestInfo {
  header(name: string): string | undefined
  /** The client's address, behind the trusted proxies. */
  readonly address: string
  /** Absolute URL. */
  readonly url: string
  readonly path: string
  /** Aborted when the client has gone before the response was sent. */
  readonly signal: AbortSignal
}

/** The parts of a response that a handler may set beside its body. */
export interface Reply {
  header(name: string, value: string): void
}

type EndpointContext<E extends Endpoint> = ParsedInput<E> &
  Pick<HandlerContext, 'now' | 'request' | 'reply'> & {
    member: E['access'] extends 'member' ? Member : Member | null
  }

type QueryHandler<E extends Endpoint> = (context: EndpointContext<E> & { db: Db }) => Promise<ResponseBody<E>>
type EtagHandler<E extends Endpoint> = (context: EndpointContext<E> & { childVersion: number | null }) => string
export type CommandHandler<E extends Endpoint> = (
  context: EndpointContext<E> & { tx: Tx; act: Act },
) => Promise<ActResult<ResponseBody<E>, ActKindOf<E>>>
type HandlerWithoutTransaction<E extends Endpoint> = (
  context: EndpointContext<E>,
) => Promise<ResponseBody<E> extends undefined ? void : ResponseBody<E>>
type StreamHandler<E extends Endpoint> = (
  context: EndpointContext<E> & { db: Db; signal: AbortSignal },
) => Promise<AsyncIterable<ResponseBody<E>>>

type DownloadHandler<E extends Endpoint> = (context: EndpointContext<E>) => Promise<ProduceText>

/** What a handler gets, whatever the endpoint; the exact types are those of the endpoint. */
export interface HandlerContext {
  params: unknown
  query: unknown
  body: unknown
  member: Member | null
  /** Version of the child in the path of a route with an ETag; null when the family has no such child. */
  childVersion: number | null
  /** Milliseconds since the epoch, from the injected clock. */
  now: number
  request: RequestInfo
  reply: Reply
  db: Db
}

interface RouteOfKind<Kind extends string, Given, Result> {
  kind: Kind
  endpoint: Endpoint
  handle: (context: HandlerContext & Given) => Promise<Result>
}

/** The route of an endpoint that reads the database. */
export interface QueryRoute extends RouteOfKind<'query', unknown, unknown> {
  /** Absent for a response without an ETag. */
  etag?: (context: HandlerContext) => string
}

/** The route of an endpoint that performs an act: one transaction under an idempotency key. */
export interface CommandRoute extends RouteOfKind<'command', { tx: Tx; act: Act }, ActResult<unknown>> {
  /** Locks users in the transaction before the act is inserted, which locks the family. */
  lock?: (context: HandlerContext & { tx: Tx }) => Promise<void>
}

/** The route of an endpoint whose handler is given neither a database nor a transaction, such as signing in. */
export type RouteWithoutTransaction = RouteOfKind<'withoutTransaction', unknown, unknown>

/** The route of an endpoint that responds with server-sent events. */
export type StreamRoute = RouteOfKind<'stream', { signal: AbortSignal }, EventIterable>

/** The route of an endpoint whose response is a file of any size, sent while it is produced. */
export type DownloadRoute = RouteOfKind<'download', unknown, ProduceText>

/** An endpoint with its handler. */
export type Route = QueryRoute | CommandRoute | RouteWithoutTransaction | StreamRoute | DownloadRoute

// The schemas of the endpoint check what `HandlerContext` leaves open, so that the exact types may be dropped here.
const toRoute = (
  kind: Route['kind'],
  endpoint: Endpoint,
  handlers: { handle: unknown; etag?: unknown; lock?: unknown },
) => ({ kind, endpoint, ...handlers }) as Route

/** Declares an endpoint whose handler reads the database. */
export const queryRoute = <E extends Endpoint>(endpoint: E, handle: QueryHandler<E>): Route =>
  toRoute('query', endpoint, { handle })

/**
 * Declares an endpoint whose response depends on nothing but family, URL and ETag; it is sent from memory, or as 304,
 * while the ETag stays the same. `etag` throws where the child is not the family's.
 */
export const etagRoute = <E extends Endpoint & { etag: true; access: 'member' }>(
  endpoint: E,
  handlers: { etag: EtagHandler<E>; handle: QueryHandler<E> },
): Route => toRoute('query', endpoint, handlers)

/**
 * Declares an endpoint whose handler performs an act: in one transaction, once for each idempotency key. A command that
 * locks users does so in `lock`: whoever leaves a family locks the user first, and the act would have locked the family.
 */
export const commandRoute = <E extends Endpoint & { act: true; access: 'member' }>(
  endpoint: E,
  handle: CommandHandler<E>,
  lock?: (context: EndpointContext<E> & { tx: Tx }) => Promise<void>,
): Route => toRoute('command', endpoint, { handle, lock })

/** Declares an endpoint whose handler is given neither a database nor a transaction; to write, it opens its own. */
export const routeWithoutTransaction = <E extends Endpoint>(endpoint: E, handle: HandlerWithoutTransaction<E>): Route =>
  toRoute('withoutTransaction', endpoint, { handle })

/**
 * Declares an endpoint that responds with server-sent events. Errors before the first event become problem documents; `signal` aborts
 * when the client has gone.
 */
export const streamRoute = <E extends Endpoint & { stream: true }>(endpoint: E, handle: StreamHandler<E>): Route =>
  toRoute('stream', endpoint, { handle })

/** Declares an endpoint whose handler returns the function that produces the JSON text of the response in parts. */
export const downloadRoute = <E extends Endpoint>(endpoint: E, handle: DownloadHandler<E>): Route =>
  toRoute('download', endpoint, { handle })
