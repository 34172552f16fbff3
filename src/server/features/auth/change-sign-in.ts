import type { AccountEventKind } from '#shared/security/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { RequestInfo } from '#server/http/route.ts'
import { transactSignedIn } from '#server/ledger/lock-signed-in-user.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import type { SecurityNotice } from '#server/mail/messages/mail-messages.ts'
import type { AuthServices } from './services.ts'

/** A change of the ways in which a user signs in, and the request that asks for it. */
interface SignInChange {
  member: { userId: string; sessionId: string | null }
  kind: AccountEventKind & SecurityNotice
  request: Pick<RequestInfo, 'header'>
}

/**
 * Changes the ways in which a user signs in, by `work` in a transaction that has locked the user; records it in the
 * security log and tells the user by mail. Returns the result of `work`.
 * @throws AppError `signed_out`
 */
export const changeSignIn = async <T>(
  { transact, mails }: Pick<AuthServices, 'transact' | 'mails'>,
  { member, kind, request }: SignInChange,
  work: (tx: Tx) => Promise<T>,
  now: number,
): Promise<T> => {
  const { userId } = member
  const userAgent = request.header('user-agent')
  return transactSignedIn(transact, member, now, async (tx) => {
    const changed = await work(tx)
    await recordAccountEvent(tx, { userId, kind, userAgent }, now)
    await mails.enqueue(tx, { kind: 'security', userId, notice: kind, userAgent }, now)
    return changed
  })
}
