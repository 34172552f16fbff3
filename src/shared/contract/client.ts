import { fillPath, type ResponseBody, type Endpoint, type EndpointInput } from './endpoint.ts'
import type { FieldError, Problem } from './problem.ts'

/** How the client reaches the server: `fetch`, or the app itself in a test. */
export type Send = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{
  status: number
  statusText: string
  headers: { get(name: string): string | null }
  text(): Promise<string>
}>

/** A refusal by the server; `message` is `{status}: {detail}`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[]
  readonly facts: Readonly<Record<string, number>>

  constructor(status: number, statusText: string, problem: Partial<Problem>) {
    super(`${status}: ${problem.detail ?? statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.code = problem.code ?? 'unknown'
    this.errors = problem.errors ?? []
    this.facts = problem.facts ?? {}
  }
}

/** The request never reached the server, or its answer never came back. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

export interface CallOptions {
  /** The act's id, sent as `Idempotency-Key`; keep it for a retry. */
  key?: string
}

/** The typed caller: one function for every endpoint of the contract. */
export type Call = <E extends Endpoint>(
  e: E,
  given: EndpointInput<E>,
  options?: CallOptions,
) => Promise<ResponseBody<E>>

/** An answer with the opaque cursor of the next page, or null. */
export type CallPage = <E extends Endpoint>(
  e: E,
  given: EndpointInput<E>,
  options?: CallOptions,
) => Promise<{ body: ResponseBody<E>; next: string | null }>

const queryOf = (query: unknown): string => {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  )
  return pairs.length ? `?${pairs.join('&')}` : ''
}

const isProblem = (value: unknown): value is Partial<Problem> =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

/** Looked at by hand: the schema of a problem would bring all of zod into the first screen. */
const problemIn = (text: string): Partial<Problem> => {
  try {
    const found: unknown = JSON.parse(text)
    return isProblem(found) ? found : { detail: text }
  } catch {
    return text ? { detail: text } : {}
  }
}

/** Returns the path of a request with its query. */
export const requestPath = <E extends Endpoint>(e: E, input: EndpointInput<E>): string =>
  fillPath(e, input.params) + queryOf(input.query)

const nextCursor = (link: string | null): string | null => {
  const cursor = /[?&]before=([^&>]+)[^>]*>;\s*rel="next"/.exec(link ?? '')?.[1]
  return cursor === undefined ? null : decodeURIComponent(cursor)
}

const lost = (cause: unknown): never => {
  throw new OfflineError('No answer from the server.', { cause })
}

interface Kept {
  etag: string
  page: { body: unknown; next: string | null }
}

/**
 * Makes the typed caller. It keeps the ETag of an answer with the answer and reads 304 as unchanged.
 * `onRefused` hears every refusal (sign-out is noticed there). Throws `ApiError` or `OfflineError`.
 */
export const createClient = (send: Send, onRefused: (refusal: ApiError) => void = () => undefined) => {
  const kept = new Map<string, Kept>()

  const page: CallPage = async <E extends Endpoint>(e: E, given: EndpointInput<E>, options: CallOptions = {}) => {
    const url = requestPath(e, given)
    const known = e.etag ? kept.get(url) : undefined
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(known ? { 'if-none-match': known.etag } : {}),
      ...(options.key ? { 'idempotency-key': options.key } : {}),
    }
    const response = await send(url, {
      method: e.method,
      headers,
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    }).catch(lost)
    if (response.status === 304 && known) return known.page as { body: ResponseBody<E>; next: string | null }
    const text = await response.text().catch(lost)
    if (response.status >= 400) {
      const refusal = new ApiError(response.status, response.statusText, problemIn(text))
      onRefused(refusal)
      throw refusal
    }
    const body = (e.response && text ? JSON.parse(text) : undefined) as ResponseBody<E>
    const read = { body, next: nextCursor(response.headers.get('link')) }
    const etag = response.headers.get('etag')
    if (e.etag && etag) kept.set(url, { etag, page: read })
    return read
  }

  const call: Call = async (e, given, options) => (await page(e, given, options)).body

  /** Forgets every kept answer; for signing out. */
  const forget = () => kept.clear()

  return { call, page, forget }
}
