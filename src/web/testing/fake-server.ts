import { onTestFinished, vi } from 'vitest'
import type { ResponseBody, Endpoint } from '#shared/contract/endpoint.ts'
import { problems, type ProblemCode } from '#shared/contract/problem.ts'

/** A recorded request. */
export interface RecordedRequest {
  method: string
  path: string
  body: unknown
  /** The act id: the header `Idempotency-Key`. */
  key: string | null
  /** The header `Act-Time`. */
  actTime: string | null
  /** The header `Act-Group`. */
  actGroup: string | null
}

type Reply = (request: RecordedRequest) => Response

const createPathPattern = (e: Endpoint) => new RegExp(`^${e.path.replace(/\{\w+\}/g, '[^/]+')}$`)

const createProblemResponse = (code: string, status: number, errors: { path: string; code: string }[]) =>
  Response.json(
    {
      type: `/problems/${code}`,
      title: code,
      status,
      code,
      detail: 'Rejected.',
      errors: errors.map((e) => ({ ...e, message: e.code })),
    },
    { status },
  )

/**
 * Replaces `fetch` by a fake server until the end of the test. The test sets its responses; other requests get 404.
 * `requests` records the requests.
 */
export const createFakeServer = () => {
  const replies = new Map<Endpoint, Reply>()
  const requests: RecordedRequest[] = []
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    urls.push(url)
    const path = url.split('?')[0] ?? url
    const method = init.method ?? 'GET'
    const text = typeof init.body === 'string' ? init.body : undefined
    const body = text === undefined ? undefined : (JSON.parse(text) as unknown)
    const headers = new Headers(init.headers)
    const [key, actTime, actGroup] = ['Idempotency-Key', 'Act-Time', 'Act-Group'].map((name) => headers.get(name))
    const request = { method, path, body, key: key ?? null, actTime: actTime ?? null, actGroup: actGroup ?? null }
    requests.push(request)
    const reply = [...replies].findLast(([e]) => e.method === method && createPathPattern(e).test(path))
    return reply ? reply[1](request) : createProblemResponse('not_found', 404, [])
  })
  onTestFinished(() => void vi.unstubAllGlobals())

  return {
    requests,
    /** The paths and queries of all requests, in order. */
    urls,
    /** Returns the bodies of all writes, in order. */
    writtenBodies: () => requests.filter(({ method }) => method !== 'GET').map(({ body }) => body),
    respondWith: <E extends Endpoint>(
      e: E,
      response: ResponseBody<E> | ((request: RecordedRequest) => ResponseBody<E>),
    ) => {
      replies.delete(e)
      replies.set(e, (request) => {
        const body = typeof response === 'function' ? response(request) : response
        return body === undefined ? new Response(null, { status: e.status }) : Response.json(body, { status: e.status })
      })
    },
    rejectWith: (e: Endpoint, code: ProblemCode, errors: { path: string; code: string }[] = []) => {
      replies.delete(e)
      replies.set(e, () => createProblemResponse(code, problems[code][0], errors))
    },
    /** Responds with a stream; returns functions that send text and end it. */
    streamFrom: (e: Endpoint) => {
      const encoder = new TextEncoder()
      let open: ReadableStreamDefaultController<Uint8Array> | undefined
      replies.delete(e)
      replies.set(
        e,
        () => new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (open = controller) })),
      )
      return { send: (text: string) => open?.enqueue(encoder.encode(text)), end: () => open?.close() }
    },
    /** Holds all further responses back until the returned function is called. */
    holdResponses: () => {
      const released = Promise.withResolvers<void>()
      const respond = fetch
      vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
        await released.promise
        return respond(url, init)
      })
      return released.resolve
    },
    /** Leaves all requests without a response, until the clock aborts them or the returned function is called. */
    neverRespond: () => {
      const respond = globalThis.fetch
      vi.stubGlobal('fetch', (_: string, { signal }: RequestInit = {}) => {
        const { promise, reject } = Promise.withResolvers<Response>()
        if (signal?.aborted) reject(signal.reason)
        signal?.addEventListener('abort', () => reject(signal.reason))
        return promise
      })
      return () => void vi.stubGlobal('fetch', respond)
    },
    /** Fails all further requests; returns the act ids of writes. */
    loseRequests: () => {
      const keys: (string | null)[] = []
      vi.stubGlobal('fetch', (_: string, { method, headers }: RequestInit = {}) => {
        if (method !== 'GET') keys.push(new Headers(headers).get('Idempotency-Key'))
        return Promise.reject(new TypeError('no network'))
      })
      return keys
    },
    /** Fails all requests until the returned function is called. */
    interrupt: () => {
      const respond = globalThis.fetch
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
      return () => void vi.stubGlobal('fetch', respond)
    },
    disconnect: () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    },
  }
}
