import type { Answer, Endpoint, Parsed } from '#shared/contract/endpoint.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import type { Act, Done } from '#server/ledger/act.ts'
import type { Events } from './event-stream.ts'
import type { Member } from './session.ts'

/** What a handler may look at of the request itself. */
export interface Asker {
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

type Common<E extends Endpoint> = Parsed<E> & {
  member: E['access'] extends 'member' ? Member : Member | null
  /** Milliseconds since the epoch, from the injected clock. */
  now: number
  request: Asker
  reply: Reply
}

/** Answers 304; the reader keeps what it has. */
export const unchanged = Symbol('unchanged')

type Reading<E extends Endpoint> = (asked: Common<E> & { db: Db }) => Promise<Answer<E> | typeof unchanged>
type Acting<E extends Endpoint> = (asked: Common<E> & { tx: Tx; act: Act }) => Promise<Done<Answer<E>>>
type Serving<E extends Endpoint> = (asked: Common<E>) => Promise<Answer<E> extends undefined ? void : Answer<E>>

type Streaming<E extends Endpoint> = (
  asked: Common<E> & { db: Db; signal: AbortSignal },
) => Promise<AsyncIterable<Answer<E>>>

/** A request as it reaches a handler, whatever the endpoint; the exact types are the endpoint's. */
export interface Asked {
  params: unknown
  query: unknown
  body: unknown
  member: Member | null
  now: number
  request: Asker
  reply: Reply
}

type Handled =
  | { kind: 'reads'; handle(asked: Asked & { db: Db }): Promise<unknown> }
  | { kind: 'acts'; handle(asked: Asked & { tx: Tx; act: Act }): Promise<Done<unknown>> }
  | { kind: 'serves'; handle(asked: Asked): Promise<unknown> }
  | { kind: 'streams'; handle(asked: Asked & { db: Db; signal: AbortSignal }): Promise<Events> }

/** An endpoint with its handler. */
export type Route = { endpoint: Endpoint } & Handled

// The endpoint's schemas parse what `Asked` leaves open, so its exact types may be forgotten here and only here.
const erased = (handle: unknown) => handle as never

/** A read: gets the database, changes nothing. */
export const reads = <E extends Endpoint>(e: E, handle: Reading<E>): Route => ({
  endpoint: e,
  kind: 'reads',
  handle: erased(handle),
})

/** An act: one transaction under an idempotency key. */
export const acts = <E extends Endpoint & { act: true; access: 'member' }>(e: E, handle: Acting<E>): Route => ({
  endpoint: e,
  kind: 'acts',
  handle: erased(handle),
})

/** What is neither, such as signing in. */
export const serves = <E extends Endpoint>(e: E, handle: Serving<E>): Route => ({
  endpoint: e,
  kind: 'serves',
  handle: erased(handle),
})

/**
 * What answers with events as they come: refuses before the first one, or gives them. `signal` says when nobody listens
 * any longer.
 */
export const streams = <E extends Endpoint & { stream: true }>(e: E, handle: Streaming<E>): Route => ({
  endpoint: e,
  kind: 'streams',
  handle: erased(handle),
})
