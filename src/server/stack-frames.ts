/** Returns the first stack frames of an error, without its message, which may contain user input. */
export const stackFrames = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const withoutMessage = error.message === '' ? error.stack : error.stack?.replaceAll(error.message, '')
  const frames = withoutMessage?.split('\n').filter((line) => /^ {4}at /.test(line))
  return frames?.slice(0, 7).join('\n')
}
