import { errorCode } from '#server/error-parts.ts'

// What a shell reports of a program that SIGPIPE ended.
const exitCode = 128 + 13

/** Lets a command finish its work without a word when nobody reads its output any more, as in `glowjar verify | head`. */
export const ignoreClosedOutput = (): void => {
  const onError = (error: unknown) => {
    if (errorCode(error) !== 'EPIPE') throw error
    process.once('exit', () => void (process.exitCode = exitCode))
  }
  process.stdout.on('error', onError)
  process.stderr.on('error', onError)
}
