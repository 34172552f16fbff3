/**
 * Where an error comes from, for the log: the frames of its stack and nothing of its message, which may hold what
 * somebody wrote.
 */
export const stackFrames = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const told = error.message === '' ? error.stack : error.stack?.replaceAll(error.message, '')
  const frames = told?.split('\n').filter((line) => /^ {4}at /.test(line))
  return frames?.slice(0, 7).join('\n')
}
