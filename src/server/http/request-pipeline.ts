import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { ProblemCode } from '#shared/contract/problem.ts'
import { errorCode, stackFrames } from '#server/error-parts.ts'
import { AppError, type ErrorDetails } from '#server/errors.ts'
import { limitBody } from './body.ts'
import { createProblemResponse } from './problem-response.ts'
import { logRequest, RequestRecord } from './request-record.ts'
import { addMissingHeaders, rejectCrossSite, safeMethods } from './security.ts'

interface PipelineOptions {
  log: Logger
  secret: string
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>
  isOwnOrigin: (origin: string) => boolean
  /** Called on errors of the database or disk. */
  onStorageError: () => void
}

// SQLite's codes; PostgreSQL's classes (connection, authorization, no such database, rollback after retries, resources,
// prerequisite state, operator intervention, system, corruption) and read-only; and those of the operating system.
const storageErrorCode = new RegExp(
  [
    '^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|LOCKED|NOTADB|PROTOCOL)',
    '^(08|28|3D|40|53|55|57|58|XX)[0-9A-Z]{3}$',
    '^25006$',
    '^(ECONN|EHOST|ENET|EAI_|ENOTFOUND|ENOSPC|EIO|EPIPE|ETIMEDOUT)',
  ].join('|'),
)

// Errors of the PostgreSQL driver that have no code.
const lostConnection = /Connection terminated|is not queryable|timeout exceeded when trying to connect/

const isStorageError = (error: unknown) =>
  storageErrorCode.test(errorCode(error) ?? '') || (error instanceof Error && lostConnection.test(error.message))

/** Creates the function that turns any error into a problem document. It logs unexpected errors with their stack. */
const createErrorHandler = ({ log, onStorageError }: PipelineOptions) => {
  const respond = (record: RequestRecord, code: ProblemCode, details?: ErrorDetails) => {
    record.code = code
    const { body, ...init } = createProblemResponse(code, record.id, details)
    return new Response(body, init)
  }
  return (error: unknown, record: RequestRecord) => {
    if (error instanceof AppError) return respond(record, error.code, error.details)
    if (error instanceof HTTPException && error.status === 413) return respond(record, 'too_large')
    if (error instanceof URIError) return respond(record, 'not_found')
    const isStorage = isStorageError(error)
    if (isStorage) onStorageError()
    const facts = { requestId: record.id, route: record.route, code: errorCode(error) ?? '', stack: stackFrames(error) }
    log.error(facts, isStorage ? 'storage error' : 'unexpected error')
    return respond(record, isStorage ? 'unavailable' : 'internal')
  }
}

/** Does for a request what is common to all, calls `respond` in between, and makes problem documents of its errors. */
export type RequestPipeline = (c: Context, respond: (record: RequestRecord) => Promise<Response>) => Promise<Response>

/**
 * Creates the request pipeline: request id, cross-site check, body limit, error handling, headers, log. One function
 * instead of middlewares, because each of those costs a turn of promises per request.
 */
export const createRequestPipeline = (options: PipelineOptions): RequestPipeline => {
  const { log, secret, headers, isOwnOrigin } = options
  const handleError = createErrorHandler(options)
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
    if (!record.hasCommonHeaders) addMissingHeaders(response, { ...headers, 'x-request-id': record.id })
    if (log.isLevelEnabled('info')) {
      logRequest(log, secret, record, { method, status: response.status, ms: performance.now() - startedAt })
    }
    return response
  }
}
