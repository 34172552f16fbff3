/** Returns the `code` of an error of Node, a database or a library, if it has one. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Returns the message of an error; those of its parts if it has none, such as one for each address of a host. */
export const errorMessage = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorMessage).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** Returns the first stack frames of an error, without its message, which may contain user input. */
export const stackFrames = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const withoutMessage = error.message === '' ? error.stack : error.stack?.replaceAll(error.message, '')
  const frames = withoutMessage?.split('\n').filter((line) => /^ {4}at /.test(line))
  return frames?.slice(0, 7).join('\n')
}
