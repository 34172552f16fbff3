import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { ProblemCode } from '#shared/contract/problem.ts'
import { stackFrames } from '#server/stack-frames.ts'
import { AppError, type ErrorDetails } from '#server/errors.ts'
import { problemMessage } from './problems.ts'
import type { RequestRecord } from './request-record.ts'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

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
  storageErrorCode.test(codeOf(error)) || (error instanceof Error && lostConnection.test(error.message))

/** Turns any error into a problem document. */
export type ErrorHandler = (error: unknown, record: RequestRecord) => Response

/**
 * Creates the error handler. Logs unexpected errors with their stack; `onStorageError` is called on errors of the
 * database or disk.
 */
export const createErrorHandler = (log: Logger, onStorageError: () => void): ErrorHandler => {
  const respond = (record: RequestRecord, code: ProblemCode, details?: ErrorDetails) => {
    const { body, ...init } = problemMessage(code, record.id, details)
    return new Response(body, init)
  }
  return (error, record) => {
    if (error instanceof AppError) return respond(record, error.code, error.details)
    if (error instanceof HTTPException && error.status === 413) return respond(record, 'too_large')
    if (error instanceof URIError) return respond(record, 'not_found')
    const isStorage = isStorageError(error)
    if (isStorage) onStorageError()
    const facts = { requestId: record.id, route: record.route, code: codeOf(error), stack: stackFrames(error) }
    log.error(facts, isStorage ? 'storage error' : 'unexpected error')
    return respond(record, isStorage ? 'unavailable' : 'internal')
  }
}
