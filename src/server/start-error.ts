import { errorMessage } from './error-parts.ts'

/** Prints why the app cannot start, and exits with 1. */
export const exitWithStartError = (error: unknown): never => {
  process.stderr.write(`Glowjar cannot start:\n${errorMessage(error)}\n`)
  process.exit(1)
}
