import type { AccountEventKind, FamilyEventKind } from '#shared/security/rules.ts'
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

/** An event to add to the security log of a family. */
export interface FamilyEvent {
  familyId: string
  /** The member who did it; null for the operator. */
  userId: string | null
  kind: FamilyEventKind
  /** Id of what it was done to. */
  subjectId?: string
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

/** Adds an event to the security log of a family. */
export const recordFamilyEvent = async (tx: Tx, event: FamilyEvent, now: number): Promise<void> => {
  const { familyId, userId, kind, subjectId = null } = event
  await tx
    .insertInto('family_events')
    .values({
      family_id: familyId,
      id: newId(now),
      kind,
      user_id: userId,
      subject_id: subjectId,
      created_at: toIso(now),
    })
    .execute()
}

/** Failed sign-ins of one kind to count in the security log of an account. */
export interface FailedSignIns extends AccountEvent {
  kind: 'sign_in_failed' | 'second_factor_wrong'
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
