import type { Endpoint, Scope } from '#shared/contract/endpoint.ts'
import { AppError } from './errors.ts'

/**
 * Checks that the scopes of a caller allow an endpoint; null allows all of them.
 * @throws AppError `session_required`, `insufficient_scope`
 */
export const assertScope = (
  { scope }: Pick<Endpoint, 'scope'>,
  { scopes }: { readonly scopes: readonly Scope[] | null },
): void => {
  if (scopes === null) return
  if (scope === undefined) throw new AppError('session_required')
  if (!scopes.includes(scope)) throw new AppError('insufficient_scope')
}
