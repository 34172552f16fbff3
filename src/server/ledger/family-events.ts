import type { FamilyEventKind } from '#shared/security/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { newId, toIso } from '#server/ids.ts'
import type { MailQueue } from '#server/mail/queue.ts'

/** An event to add to the security log of a family. */
export interface FamilyEvent {
  familyId: string
  /** The member who did it; null for the operator. */
  userId: string | null
  kind: FamilyEventKind
  /** Id of what it was done to. */
  subjectId?: string
}

/** Adds an event to the security log of a family and queues the mails that tell its members. */
export type RecordFamilyEvent = (tx: Tx, event: FamilyEvent, now: number) => Promise<void>

/** Returns the users whom an event concerns: the members, and whoever has just left or was removed. */
const listConcernedUsers = async (tx: Tx, { familyId, userId, kind, subjectId }: FamilyEvent): Promise<Set<string>> => {
  const members = await tx
    .selectFrom('members')
    .select('user_id')
    .where(({ and }) => and({ family_id: familyId, removed_at: null }))
    .orderBy('user_id')
    .execute()
  const users = new Set(members.map((member) => member.user_id))
  if (userId !== null) users.add(userId)
  if (kind === 'member_removed' && subjectId !== undefined) users.add(subjectId)
  return users
}

/** Creates the function that records the events of families. */
export const createFamilyEventRecorder =
  (mails: MailQueue): RecordFamilyEvent =>
  async (tx, event, now) => {
    const { familyId, userId, kind, subjectId = null } = event
    const id = newId(now)
    await tx
      .insertInto('family_events')
      .values({ family_id: familyId, id, kind, user_id: userId, subject_id: subjectId, created_at: toIso(now) })
      .execute()
    if (!mails.isSetUp) return
    for (const concerned of await listConcernedUsers(tx, event))
      await mails.enqueue(tx, { kind: 'familyEvent', userId: concerned, familyId, eventId: id }, now)
  }
