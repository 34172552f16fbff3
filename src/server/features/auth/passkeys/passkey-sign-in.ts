import type * as z from 'zod/mini'
import type { AuthenticationResponse, passkeySignIn } from '#shared/passkeys/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orThrow } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import type { AuthServices } from '#server/features/auth/services.ts'
import { renewSession } from '#server/features/auth/sessions.ts'
import { replaceBrowserSession } from '#server/features/auth/sign-in.ts'
import { verifyResponse } from './passkey-use.ts'
import { consumeChallenge, findPasskeyByCredentialId, recordPasskeyUse } from './passkey-store.ts'

/**
 * Verifies the use of a passkey. Returns its user, and a function that records the use in a transaction.
 * @throws AppError `passkeys_need_https`, `passkey_rejected` (also by the function), `too_many_requests`
 */
const verifyPasskeyUse = async (
  { db, limits, passkeys }: AuthServices,
  response: AuthenticationResponse,
  address: string,
  now: number,
): Promise<{ userId: string; record: (tx: Tx) => Promise<void> }> => {
  const server = orThrow(passkeys, 'passkeys_need_https')
  await limits.passkey(address)
  const passkey = orThrow(await findPasskeyByCredentialId(db, response.id), 'passkey_rejected')
  const use = await verifyResponse(server, passkey, response, now)
  return {
    userId: passkey.user_id,
    record: async (tx) => {
      const isRecorded =
        (await recordPasskeyUse(tx, passkey.id, use, now)) && (await consumeChallenge(tx, use.challenge, now))
      if (!isRecorded) throw new AppError('passkey_rejected')
    },
  }
}

/**
 * Makes the sign-in of the member's session recent by a passkey. Returns the session's new token.
 * @throws AppError `passkeys_need_https`, `passkey_rejected`, `too_many_requests`, `signed_out`
 */
export const confirmByPasskey = async (
  services: AuthServices,
  member: Member,
  response: AuthenticationResponse,
  request: RequestInfo,
  now: number,
): Promise<string> => {
  const { userId, record } = await verifyPasskeyUse(services, response, request.address, now)
  if (userId !== member.userId) throw new AppError('passkey_rejected')
  return services.transact(async (tx) => {
    await record(tx)
    return renewSession(tx, orThrow(member.sessionId, 'session_required'), now)
  })
}

/**
 * Signs in with a passkey, and joins the family of an invitation. Returns the session token.
 * @throws AppError `passkeys_need_https`, `passkey_rejected`, `too_many_requests`, `invitation_used`,
 * `already_in_family`
 */
export const signInWithPasskey = async (
  services: AuthServices,
  { response, invitation }: z.output<typeof passkeySignIn>,
  request: RequestInfo,
  now: number,
): Promise<{ userId: string; token: string }> => {
  const { userId, record } = await verifyPasskeyUse(services, response, request.address, now)
  const token = await services.transact(async (tx) => {
    orThrow(await lockUser(tx, userId, now), 'passkey_rejected')
    await record(tx)
    if (invitation !== undefined) await services.families.joinFamily(tx, userId, invitation, now)
    const signIn = { userId, method: 'passkey' as const, authenticatedAt: now, request }
    return replaceBrowserSession(tx, services, signIn, now)
  })
  return { userId, token }
}
