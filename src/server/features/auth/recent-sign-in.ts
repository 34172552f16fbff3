import type { Db } from '#server/db/transaction.ts'
import { orThrow } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import { findRecentSignInEnd } from '#server/recent-sign-in.ts'
import { listPasskeys } from './passkey-store.ts'
import type { AuthServices, PasswordServices } from './services.ts'
import { renewSession } from './sessions.ts'
import { verifyOwnPassword } from './sign-in.ts'
import { findCredential, hasAccountAt } from './store.ts'

/** Returns until when the member's sign-in counts as recent, and the ways to confirm it anew. */
export const readRecentSignIn = async (
  { localAccounts, passkeys, provider }: AuthServices,
  db: Db,
  { userId, authenticatedAt }: Member,
  now: number,
) => ({
  until: findRecentSignInEnd(authenticatedAt, now),
  hasPassword: localAccounts && (await findCredential(db, { userId })) !== undefined,
  passkey: passkeys !== null && (await listPasskeys(db, userId)).length > 0 ? passkeys.host : null,
  provider:
    provider && (await hasAccountAt(db, userId, provider.id)) ? { id: 'oidc' as const, name: provider.name } : null,
})

/**
 * Makes the sign-in of the member's session recent by their password. Returns the session's new token.
 * @throws AppError `wrong_credentials`, `too_many_requests`, `signed_out`
 */
export const confirmWithPassword = async (
  services: PasswordServices,
  { userId, sessionId }: Member,
  password: string,
  request: RequestInfo,
  now: number,
): Promise<string> => {
  await verifyOwnPassword(services, { userId, password }, request, now)
  return services.transact((tx) => renewSession(tx, orThrow(sessionId, 'session_required'), now))
}
