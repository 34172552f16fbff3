/** An error that ends a command or the start of the app; its message tells the operator what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
