import type { FamilyEventKind } from '#shared/security/rules.ts'
import type { Db } from '#server/db/transaction.ts'

/** A member or API token that a notice names. */
export interface Named {
  /** Null where it is not known. */
  name: string | null
  isRecipient: boolean
}

/** An event of a family with the names that its mail to one user contains. */
export interface FamilyNotice {
  kind: FamilyEventKind
  /** Who did it; null for the operator. */
  by: Named | null
  /** What it was done to, if anything; only members and API tokens have a name. */
  subject: Named | null
}

const findMemberName = async (db: Db, familyId: string, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('members')
    .leftJoin('users', 'users.id', 'members.user_id')
    .select(['members.left_name', 'users.name'])
    .where(({ and }) => and({ 'members.family_id': familyId, 'members.user_id': userId }))
    .executeTakeFirst()
  return row?.left_name ?? row?.name ?? undefined
}

const findAgentName = async (db: Db, familyId: string, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('agents')
    .select('name')
    .where(({ and }) => and({ family_id: familyId, id }))
    .executeTakeFirst()
  return row?.name
}

/** Returns the names in the mail about an event of a family to a user; undefined when the event is gone with its family. */
export const findFamilyNotice = async (
  db: Db,
  familyId: string,
  eventId: string,
  recipientId: string,
): Promise<FamilyNotice | undefined> => {
  const event = await db
    .selectFrom('family_events')
    .select(['kind', 'user_id', 'subject_id'])
    .where(({ and }) => and({ family_id: familyId, id: eventId }))
    .executeTakeFirst()
  if (!event) return undefined
  const findNamed = async (id: string | null): Promise<Named | null> => {
    if (id === null) return null
    const name = (await findMemberName(db, familyId, id)) ?? (await findAgentName(db, familyId, id))
    return { name: name ?? null, isRecipient: id === recipientId }
  }
  const { kind, user_id: userId, subject_id: subjectId } = event
  return { kind, by: await findNamed(userId), subject: await findNamed(subjectId) }
}
