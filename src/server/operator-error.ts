/** An error for the operator that ends the command or the start; its message says what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
