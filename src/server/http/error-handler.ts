import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { ProblemCode } from '#shared/contract/problem.ts'
import { stackFrames } from '#server/stack-frames.ts'
import type { AppEnv } from './app-env.ts'
import { AppError, type ErrorDetails } from '#server/errors.ts'
import { problemMessage } from './problems.ts'

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

const respond = (c: Context<AppEnv>, code: ProblemCode, details?: ErrorDetails) => {
  const { body, ...init } = problemMessage(code, c.get('requestId') ?? '', details)
  return new Response(body, init)
}

/**
 * Creates the handler that turns any error into a problem document. Logs unexpected errors with their stack.
 * `onStorageError` is called on errors of the database or disk.
 */
export const createErrorHandler = (log: Logger, onStorageError: () => void) => (error: unknown, c: Context<AppEnv>) => {
  if (error instanceof AppError) return respond(c, error.code, error.details)
  if (error instanceof HTTPException && error.status === 413) return respond(c, 'too_large')
  if (error instanceof URIError) return respond(c, 'not_found')
  const isStorage = isStorageError(error)
  if (isStorage) onStorageError()
  const facts = { requestId: c.get('requestId'), route: c.get('route'), code: codeOf(error) }
  log.error({ ...facts, stack: stackFrames(error) }, isStorage ? 'storage error' : 'unexpected error')
  return respond(c, isStorage ? 'unavailable' : 'internal')
}
