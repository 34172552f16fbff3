import type { Logger } from 'pino'
import { ModelFileError } from '#server/assistant/models/model-file.ts'
import { errorCode } from './error-parts.ts'
import { OutboundError } from './outbound.ts'

export type ReportError = (message: string, error: unknown) => void

/** Returns the error of an outgoing connection that a library wrapped in its own; any other error unchanged. */
const unwrap = (error: unknown): unknown => {
  let inner = error
  while (inner instanceof Error && !(inner instanceof OutboundError) && inner.cause !== undefined) inner = inner.cause
  return inner instanceof OutboundError ? inner : error
}

/** Creates the function that logs an unexpected error, without its message: that of a mail server contains the recipient. */
export const createErrorReporter =
  (log: Logger): ReportError =>
  (message, given) => {
    const error = unwrap(given)
    const reason = error instanceof Error ? error.name : typeof error
    const blocked = error instanceof OutboundError && error.host !== null ? { addToOutboundHosts: error.host } : {}
    // It names a file and what to do, and nothing that was typed.
    const modelFile = error instanceof ModelFileError ? { modelFile: error.message } : {}
    log.warn({ reason, code: errorCode(error), ...blocked, ...modelFile }, message)
  }
