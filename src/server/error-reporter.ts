import type { Logger } from 'pino'
import { errorCode } from './error-parts.ts'

export type ReportError = (message: string, error: unknown) => void

/** Creates the function that logs an unexpected error, without its message: that of a mail server contains the recipient. */
export const createErrorReporter =
  (log: Logger): ReportError =>
  (message, error) => {
    const reason = error instanceof Error ? error.name : typeof error
    log.warn({ reason, code: errorCode(error) }, message)
  }
