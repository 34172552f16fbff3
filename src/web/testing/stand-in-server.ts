import { onTestFinished, vi } from 'vitest'
import type { ResponseBody, Endpoint } from '#shared/contract/endpoint.ts'
import { problems, type ProblemCode } from '#shared/contract/problem.ts'

/** A recorded request. */
export interface Asked {
  method: string
  path: string
  body: unknown
  /** The act id: the header `Idempotency-Key`. */
  key: string | null
}

type Reply = (asked: Asked) => Response

const matcher = (e: Endpoint) => new RegExp(`^${e.path.replace(/\{\w+\}/g, '[^/]+')}$`)

const problem = (code: string, status: number, errors: { path: string; code: string }[]) =>
  Response.json(
    {
      type: `/problems/${code}`,
      title: code,
      status,
      code,
      detail: 'Refused.',
      errors: errors.map((e) => ({ ...e, message: e.code })),
    },
    { status },
  )

/**
 * Replaces `fetch` by a server whose responses the test sets; other requests get 404. `asked` records the requests.
 * Restored after the test.
 */
export const standInServer = () => {
  const replies = new Map<Endpoint, Reply>()
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.split('?')[0] ?? url
    const method = init.method ?? 'GET'
    const text = typeof init.body === 'string' ? init.body : undefined
    const body = text === undefined ? undefined : (JSON.parse(text) as unknown)
    const request = { method, path, body, key: new Headers(init.headers).get('Idempotency-Key') }
    asked.push(request)
    const found = [...replies].findLast(([e]) => e.method === method && matcher(e).test(path))
    return found ? found[1](request) : problem('not_found', 404, [])
  })
  onTestFinished(() => void vi.unstubAllGlobals())

  return {
    asked,
    /** The bodies of all writes, in order. */
    written: () => asked.filter(({ method }) => method !== 'GET').map(({ body }) => body),
    answers: <E extends Endpoint>(e: E, answer: ResponseBody<E> | ((asked: Asked) => ResponseBody<E>)) => {
      replies.delete(e)
      replies.set(e, (request) => {
        const said = typeof answer === 'function' ? answer(request) : answer
        return said === undefined ? new Response(null, { status: e.status }) : Response.json(said, { status: e.status })
      })
    },
    refuses: (e: Endpoint, code: ProblemCode, errors: { path: string; code: string }[] = []) => {
      replies.delete(e)
      replies.set(e, () => problem(code, problems[code][0], errors))
    },
    /** Streams a response as the test writes it. */
    streams: (e: Endpoint) => {
      const encoder = new TextEncoder()
      let open: ReadableStreamDefaultController<Uint8Array> | undefined
      replies.delete(e)
      replies.set(
        e,
        () => new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (open = controller) })),
      )
      return { say: (text: string) => open?.enqueue(encoder.encode(text)), end: () => open?.close() }
    },
    /** Stops responding. */
    isSilent: () => {
      vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined))
    },
    /** Loses every request; returns the act ids of writes. */
    keysOfLost: () => {
      const keys: (string | null)[] = []
      vi.stubGlobal('fetch', (_: string, { method, headers }: RequestInit = {}) => {
        if (method !== 'GET') keys.push(new Headers(headers).get('Idempotency-Key'))
        return Promise.reject(new TypeError('no network'))
      })
      return keys
    },
    isGone: () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    },
  }
}
