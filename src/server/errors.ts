import type { FieldError, ProblemCode } from '#shared/contract/problem.ts'

export interface ErrorDetails {
  /** Numbers that the message of a code can show, such as `cost` and `points`. */
  facts?: Record<string, number>
  errors?: FieldError[]
  /** Seconds after which the request may be repeated. */
  retryAfter?: number
  /** Methods that the path accepts. */
  allowedMethods?: readonly string[]
}

/** An expected failure of a request. The HTTP layer maps its code to a status and a problem document. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ProblemCode
  readonly details: ErrorDetails

  constructor(code: ProblemCode, details: ErrorDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/**
 * Returns the value unless it is null or undefined.
 * @throws AppError `code` otherwise
 */
export const orThrow = <T>(value: T | null | undefined, code: ProblemCode): T => {
  if (value === null || value === undefined) throw new AppError(code)
  return value
}

/**
 * Returns the row unless it is undefined.
 * @throws AppError `not_found` otherwise
 */
export const orNotFound = <T>(row: T | undefined): T => orThrow(row, 'not_found')

/** Creates the AppError `too_many_requests` of a limit that is reached again after some seconds. */
export const createTooManyError = (seconds: number): AppError =>
  new AppError('too_many_requests', { retryAfter: Math.max(1, seconds) })

/** Creates the AppError `invalid_input` of one field, for a mistake that a schema alone cannot find. */
export const createInvalidFieldError = (path: string, code: string, message: string): AppError =>
  new AppError('invalid_input', { errors: [{ path, code, message }] })
