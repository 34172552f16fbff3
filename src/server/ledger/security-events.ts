import type { AccountEventKind } from '#shared/security/rules.ts'
import { hourMs } from '#shared/time/duration.ts'
import type { Tx } from '#server/db/transaction.ts'
import { newId, toIso } from '#server/ids.ts'

/** An event to add to the security log of an account. */
export interface AccountEvent {
  userId: string
  kind: AccountEventKind
  /** `User-Agent` of the browser, if there is one. */
  userAgent?: string | undefined
  /** How often it happened; by default once. */
  count?: number
}

/** Adds an event to the security log of an account. Network addresses are not recorded. */
export const recordAccountEvent = async (tx: Tx, event: AccountEvent, now: number) => {
  const { userId, kind, userAgent, count = 1 } = event
  const row = { id: newId(now), user_id: userId, kind, count, created_at: toIso(now) }
  await tx
    .insertInto('account_events')
    .values({ ...row, user_agent: userAgent?.slice(0, 300) ?? null })
    .execute()
}

/** Failed sign-ins of one kind to count in the security log of an account. */
export interface FailedSignIns extends AccountEvent {
  kind: 'sign_in_failed' | 'second_factor_missing' | 'second_factor_wrong'
  count: number
}

/** Counts failed sign-ins in the security log of an account: one entry of their kind an hour, however many they are. */
export const recordFailedSignIns = async (tx: Tx, event: FailedSignIns, now: number): Promise<void> => {
  // Several processes may have begun an entry at once: the newest counts on.
  const latest = tx
    .selectFrom('account_events')
    .select('id')
    .where(({ and }) => and({ user_id: event.userId, kind: event.kind }))
    .where('created_at', '>', toIso(now - hourMs))
    .orderBy('id', 'desc')
    .limit(1)
  const counted = await tx
    .updateTable('account_events')
    .set((row) => ({ count: row('count', '+', event.count) }))
    .where('id', '=', latest)
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) await recordAccountEvent(tx, event, now)
}
