import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import type { HandlerContext, QueryRoute } from './route.ts'
import type { ReplyHeaders } from './request-info.ts'
import { serializeResponse } from '#server/serialize-response.ts'

/** JSON text of a response, with its ETag and the headers that its handler set. */
interface CachedResponse {
  tag: string
  text: string
  headers: Readonly<Record<string, string>>
}

/** The last response of each family and URL: a newer one replaces it, so that outdated ones take no memory. */
export type ResponseCache = LRUCache<string, CachedResponse>

const maxCacheBytes = 4 * 1024 * 1024

/** Creates an empty cache of at most 4 MB. */
export const createResponseCache = (): ResponseCache =>
  new LRUCache({ maxSize: maxCacheBytes, sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) })

interface QueryResult {
  status: number
  text: string | null
}

/** Runs the handler of a query route; if it has an ETag that did not change, returns 304 or the cached response instead. */
export const runQuery = async (
  { endpoint, etag, handle }: QueryRoute,
  context: HandlerContext,
  reply: ReplyHeaders,
  cache: ResponseCache,
): Promise<QueryResult> => {
  const { status } = endpoint
  if (!etag) return { status, text: serializeResponse(endpoint, await handle(context)) }
  const { request, member } = context
  const tag = etag(context)
  reply.header('etag', tag)
  // Without `cache-control`: browsers add `no-cache` to every request with an If-None-Match of the page.
  if (fresh({ 'if-none-match': request.header('if-none-match') }, { etag: tag })) return { status: 304, text: null }
  const key = `${member?.familyId} ${request.url}`
  const cached = cache.get(key)
  if (cached?.tag === tag) {
    reply.headers = cached.headers
    return { status, text: cached.text }
  }
  const text = serializeResponse(endpoint, await handle(context))
  cache.set(key, { tag, text, headers: reply.headers })
  return { status, text }
}
