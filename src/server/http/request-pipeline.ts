import type { Context } from 'hono'
import type { Logger } from 'pino'
import { limitBody } from './body.ts'
import { createErrorHandler } from './error-handler.ts'
import { logRequest } from './log.ts'
import { RequestRecord } from './request-record.ts'
import { addHeaders, rejectCrossSite, safeMethods } from './security.ts'

interface PipelineOptions {
  log: Logger
  secret: string
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>
  isOwnOrigin: (origin: string) => boolean
  onStorageError: () => void
}

/** Runs a request through everything that is common to all; errors of `respond` become problem documents. */
export type RequestPipeline = (c: Context, respond: (record: RequestRecord) => Promise<Response>) => Promise<Response>

/**
 * Creates the request pipeline: request id, cross-site check, body limit, error handling, headers, log. One function
 * instead of middlewares, because each of those costs a turn of promises per request.
 */
export const createRequestPipeline = ({
  log,
  secret,
  headers,
  isOwnOrigin,
  onStorageError,
}: PipelineOptions): RequestPipeline => {
  const handleError = createErrorHandler(log, onStorageError)
  return async (c, respond) => {
    const startedAt = performance.now()
    const { method } = c.req
    const record = new RequestRecord()
    let response: Response
    try {
      if (!safeMethods.has(method)) {
        rejectCrossSite(c, isOwnOrigin)
        await limitBody(c)
      }
      response = await respond(record)
    } catch (error) {
      response = handleError(error, record)
    }
    if (!record.hasCommonHeaders) addHeaders(response, { ...headers, 'x-request-id': record.id })
    if (log.isLevelEnabled('info')) {
      logRequest(log, secret, record, { method, status: response.status, ms: performance.now() - startedAt })
    }
    return response
  }
}
