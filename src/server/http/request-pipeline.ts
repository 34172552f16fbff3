import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'
import { createErrorHandler } from './error-handler.ts'
import { logLine } from './log.ts'
import { nextRequestId } from './request-id.ts'
import { limitBody } from './body.ts'
import { addHeaders, refuseCrossSite, safeMethods } from './security.ts'

interface PipelineOptions {
  log: Logger
  secret: string
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>
  isOwnOrigin: (origin: string) => boolean
  /** Hears that a request failed for the storage. */
  troubled: () => void
}

/** What every request passes through, whoever answers it; whatever is thrown behind it becomes a problem document. */
export type RequestPipeline = (c: Context<AppEnv>, answer: () => Promise<Response>) => Promise<Response>

/**
 * One function and no chain of layers, because each layer costs every request a turn: names the request, refuses what
 * other sites send and what is too large, answers failures, adds the headers, writes the log.
 */
export const createRequestPipeline = ({
  log,
  secret,
  headers,
  isOwnOrigin,
  troubled,
}: PipelineOptions): RequestPipeline => {
  const failed = createErrorHandler(log, troubled)
  return async (c, answer) => {
    const started = performance.now()
    c.set('requestId', nextRequestId())
    let response: Response
    try {
      if (!safeMethods.has(c.req.method)) {
        refuseCrossSite(c, isOwnOrigin)
        await limitBody(c)
      }
      response = await answer()
    } catch (error) {
      response = failed(error, c)
    }
    if (!c.get('complete')) addHeaders(response, { ...headers, 'x-request-id': c.get('requestId') })
    if (log.isLevelEnabled('info')) logLine(log, secret, c, response.status, performance.now() - started)
    return response
  }
}
