import type { Logger } from 'pino'

/** Creates the function that logs failures which reach no response; without their message: a mail server's has the recipient. */
export const createErrorReporter = (log: Logger) => (message: string, error: unknown) => {
  const reason = error instanceof Error ? error.name : typeof error
  log.warn({ reason, code: error instanceof Error && 'code' in error ? error.code : undefined }, message)
}
