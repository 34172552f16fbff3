import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { ProblemCode } from '#shared/contract/problem.ts'
import { stackFrames } from '#server/stack-frames.ts'
import type { AppEnv } from './app-env.ts'
import { AppError } from '#server/errors.ts'
import { problemOf } from './problems.ts'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

// SQLite's names; PostgreSQL's classes (connection, sign-in, no such database, a standby, what gave way to others after
// several attempts, resources, state, operator, system, damage); and the system's own.
const storageTrouble = new RegExp(
  [
    '^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|LOCKED|NOTADB|PROTOCOL)',
    '^(08|28|3D|40|53|55|57|58|XX)[0-9A-Z]{3}$',
    '^25006$',
    '^(ECONN|EHOST|ENET|EAI_|ENOTFOUND|ENOSPC|EIO|EPIPE|ETIMEDOUT)',
  ].join('|'),
)

// The driver of PostgreSQL has no codes for these.
const lostConnection = /Connection terminated|is not queryable|timeout exceeded when trying to connect/

const isStorageTrouble = (error: unknown) =>
  storageTrouble.test(codeOf(error)) || (error instanceof Error && lostConnection.test(error.message))

const respond = (c: Context<AppEnv>, code: ProblemCode, refusal?: AppError) => {
  const problem = problemOf(code, c.get('requestId') ?? '', refusal?.details)
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(code === 'unavailable' ? { 'retry-after': '5' } : {}),
      ...refusal?.details.headers,
    },
  })
}

/** Turns whatever was thrown into a problem document; only the log sees a stack. `troubled` hears of the storage. */
export const createErrorHandler = (log: Logger, troubled: () => void) => (error: unknown, c: Context<AppEnv>) => {
  if (error instanceof AppError) return respond(c, error.code, error)
  if (error instanceof HTTPException && error.status === 413) return respond(c, 'too_large')
  if (error instanceof URIError) return respond(c, 'not_found')
  const trouble = isStorageTrouble(error)
  if (trouble) troubled()
  const facts = { requestId: c.get('requestId'), route: c.get('route'), code: codeOf(error) }
  log.error({ ...facts, stack: stackFrames(error) }, trouble ? 'storage trouble' : 'unexpected failure')
  return respond(c, trouble ? 'unavailable' : 'internal')
}
