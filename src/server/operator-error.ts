/** What stops a command or the start and is for whoever runs Glowjar; its message says what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
