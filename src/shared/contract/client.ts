import { fillPath, type ResponseBody, type Endpoint, type EndpointInput } from './endpoint.ts'
import type { FieldError, Problem } from './problem.ts'

/** A function that sends a request: `fetch`, or in tests the app itself. */
export type SendRequest = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{
  status: number
  statusText: string
  headers: { get(name: string): string | null }
  text(): Promise<string>
}>

/** Thrown for an error response of the server; `message` is `{status}: {detail}`. */
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

/** Thrown when there is no response: the request did not reach the server, or its response was lost. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

export interface CallOptions {
  /** The act's id, sent as `Idempotency-Key`; keep it for a retry. */
  key?: string
  /** When the act happened, ISO 8601 in UTC, sent as `Act-Time`; absent for now. */
  actTime?: string
  /** The group of acts that can be undone together, a UUID sent as `Act-Group`; absent for none. */
  actGroup?: string
}

/** Calls an endpoint and returns the body of its response. */
export type Call = <E extends Endpoint>(
  e: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<ResponseBody<E>>

/** Calls an endpoint and returns its body with the opaque cursor of the next page, or null. */
export type CallPage = <E extends Endpoint>(
  e: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<{ body: ResponseBody<E>; next: string | null }>

const formatQuery = (query: unknown): string => {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  )
  return pairs.length ? `?${pairs.join('&')}` : ''
}

const isProblem = (value: unknown): value is Partial<Problem> =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

// Without a schema, which would load all of zod with the first screen.
const parseProblem = (text: string): Partial<Problem> => {
  try {
    const value: unknown = JSON.parse(text)
    return isProblem(value) ? value : { detail: text }
  } catch {
    return text ? { detail: text } : {}
  }
}

/** Returns the path of a request with its query. */
export const formatRequestPath = <E extends Endpoint>(e: E, input: EndpointInput<E>): string =>
  fillPath(e, input.params) + formatQuery(input.query)

const parseNextCursor = (link: string | null): string | null => {
  const cursor = /[?&]before=([^&>]+)[^>]*>;\s*rel="next"/.exec(link ?? '')?.[1]
  return cursor === undefined ? null : decodeURIComponent(cursor)
}

const createActHeaders = ({ key, actTime, actGroup }: CallOptions): Record<string, string> => ({
  ...(key ? { 'idempotency-key': key } : {}),
  ...(actTime ? { 'act-time': actTime } : {}),
  ...(actGroup ? { 'act-group': actGroup } : {}),
})

const throwOffline = (cause: unknown): never => {
  throw new OfflineError('No response from the server.', { cause })
}

// What is no JSON comes from something between, such as the sign-in page of a hotel's network.
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    return throwOffline(error)
  }
}

/**
 * Creates the typed API client. It returns a cached response on 304; `onError` is called with every error response. Its
 * calls throw ApiError for an error response and OfflineError without a response.
 */
export const createClient = (send: SendRequest, onError: (error: ApiError) => void = () => undefined) => {
  const cachedPages = new Map<string, { etag: string; page: { body: unknown; next: string | null } }>()

  const page: CallPage = async <E extends Endpoint>(e: E, input: EndpointInput<E>, options: CallOptions = {}) => {
    const url = formatRequestPath(e, input)
    const cached = e.etag ? cachedPages.get(url) : undefined
    const headers = {
      accept: 'application/json',
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cached ? { 'if-none-match': cached.etag } : {}),
      ...createActHeaders(options),
    }
    const response = await send(url, {
      method: e.method,
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    }).catch(throwOffline)
    if (response.status === 304 && cached) return cached.page as { body: ResponseBody<E>; next: string | null }
    const text = await response.text().catch(throwOffline)
    if (response.status >= 400) {
      const error = new ApiError(response.status, response.statusText, parseProblem(text))
      onError(error)
      throw error
    }
    const body = (e.response && text ? parseJson(text) : undefined) as ResponseBody<E>
    const read = { body, next: parseNextCursor(response.headers.get('link')) }
    const etag = response.headers.get('etag')
    if (e.etag && etag) cachedPages.set(url, { etag, page: read })
    return read
  }

  const call: Call = async (e, input, options) => (await page(e, input, options)).body

  /** Clears the cached responses, when signing out. */
  const clearCache = () => cachedPages.clear()

  return { call, page, clearCache }
}
