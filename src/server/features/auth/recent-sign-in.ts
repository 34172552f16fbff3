import type * as z from 'zod/mini'
import type { passwordConfirmation } from '#shared/sessions/contract.ts'
import { orThrow } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import { findRecentSignInEnd } from '#server/recent-sign-in.ts'
import { listPasskeys } from './passkeys/passkey-store.ts'
import { needsSecondFactor, requireSecondFactor } from './second-factor/second-factor.ts'
import type { AuthServices, PasswordServices } from './services.ts'
import { renewSession } from './sessions.ts'
import { verifyOwnPassword } from './sign-in.ts'
import { findCredential, hasAccountAt } from './store.ts'

/** Returns until when the member's sign-in counts as recent, and the ways to confirm it anew. */
export const readRecentSignIn = async (
  services: AuthServices,
  { userId, authenticatedAt }: Member,
  request: RequestInfo,
  now: number,
) => {
  const { db, localAccounts, passkeys, provider } = services
  return {
    until: findRecentSignInEnd(authenticatedAt, now),
    hasPassword: localAccounts && (await findCredential(db, { userId })) !== undefined,
    needsCode: localAccounts && (await needsSecondFactor(services, userId, request, now)),
    passkey: passkeys !== null && (await listPasskeys(db, userId)).length > 0 ? passkeys.host : null,
    provider:
      provider && (await hasAccountAt(db, userId, provider.id)) ? { id: 'oidc' as const, name: provider.name } : null,
  }
}

/**
 * Makes the sign-in of the member's session recent by their password, and the code of the second factor where signing in
 * needs one. Returns the session's new token.
 * @throws AppError as `verifyOwnPassword`, `second_factor_required`, `second_factor_wrong`, `signed_out`
 */
export const confirmWithPassword = async (
  services: PasswordServices,
  member: Member,
  { password, code }: z.output<typeof passwordConfirmation>,
  request: RequestInfo,
  now: number,
): Promise<string> => {
  const { userId, sessionId } = member
  await verifyOwnPassword(services, member, password, request, now)
  const factor = await requireSecondFactor(services, userId, { code }, request, now)
  const token = await services.transact(async (tx) => {
    await factor.complete(tx)
    return renewSession(tx, orThrow(sessionId, 'session_required'), now)
  })
  await factor.markCorrect()
  return token
}
