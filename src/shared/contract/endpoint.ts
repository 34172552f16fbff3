import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Schema = z.core.$ZodType

/** One thing the server can be asked, as data. Everything else (route, client, query, OpenAPI) is derived from it. */
export interface Endpoint {
  readonly method: Method
  /** Path with `{name}` for each path parameter, as in OpenAPI. */
  readonly path: `/api/${string}`
  readonly summary: string
  /** The word of the product it belongs to. */
  readonly tag: string
  /** `member` needs a signed-in member of a family; `anyone` is open. */
  readonly access: 'anyone' | 'member'
  /** Whether it is an act: one transaction under an `Idempotency-Key`. */
  readonly act?: boolean
  /** Whether its answer carries an ETag and may be 304. */
  readonly etag?: boolean
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Status of success; an answer without a schema is 204 without a body. */
  readonly status: 200 | 201 | 204 | 302
  readonly response?: Schema
  /** Whether it answers with server-sent events; `answer` is then the schema of one event, and `stream.ts` reads them. */
  readonly stream?: boolean
}

/** Declares an endpoint and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

type Part<E, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  E extends Record<K, infer S extends Schema>
    ? Record<K, Side extends 'input' ? z.input<S> : z.output<S>>
    : Partial<Record<K, undefined>>

/** What a caller gives. */
export type EndpointInput<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

/** What a handler receives, parsed. */
export type ParsedInput<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

/** What the endpoint answers. */
export type ResponseBody<E extends Endpoint> = E extends { response: infer S extends Schema } ? z.output<S> : undefined

/** What a path looks like to a request: two that differ in the names of their parameters are one place. */
export const pathShape = ({ path }: Endpoint): string => path.replace(/\{\w+\}/g, '{}')

/** The path of an endpoint with its parameters filled in, without the query. */
export const fillPath = (e: Endpoint, params: Readonly<Record<string, string>> = {}): string =>
  e.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
