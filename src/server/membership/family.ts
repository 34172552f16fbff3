import type { Tx } from '#server/db/transaction.ts'
import { iso, newId } from '#server/ids.ts'

/** The time zone of the machine, for a family whose browser has not said its own. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Makes a family with its owner. */
export const makeFamily = async (
  tx: Tx,
  family: { name: string; timeZone: string; owner: string },
  now: number,
): Promise<string> => {
  const id = newId(now)
  const at = iso(now)
  await tx
    .insertInto('families')
    .values({ id, name: family.name, time_zone: family.timeZone, created_at: at })
    .execute()
  await tx
    .insertInto('members')
    .values({ family_id: id, user_id: family.owner, role: 'owner', created_at: at })
    .execute()
  return id
}

/** Locks a user by writing, so that membership changes of one user come one after the other. Null when there is none. */
export const lockUser = async (tx: Tx, userId: string, now: number): Promise<{ name: string } | null> => {
  const user = await tx
    .updateTable('users')
    .set({ updated_at: iso(now) })
    .where('id', '=', userId)
    .returning('name')
    .executeTakeFirst()
  return user ?? null
}

/** Locks a family by writing, for what its members or children could race for. False when it is gone. */
export const lockFamily = async (tx: Tx, familyId: string): Promise<boolean> => {
  const locked = await tx
    .updateTable('families')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', familyId)
    .executeTakeFirst()
  return locked.numUpdatedRows === 1n
}

/** The family a user is in now. */
export const familyOf = async (tx: Tx, userId: string): Promise<{ family_id: string; role: string } | undefined> =>
  tx
    .selectFrom('members')
    .select(['family_id', 'role'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Gives a user who is in no family an empty one: after a removal, or where a sign-up broke off. */
export const ensureFamily = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const user = await lockUser(tx, userId, now)
  if (!user || (await familyOf(tx, userId))) return
  const before = await tx
    .selectFrom('members')
    .innerJoin('families', 'families.id', 'members.family_id')
    .select('families.time_zone')
    .where('members.user_id', '=', userId)
    .orderBy('members.removed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  await makeFamily(tx, { name: user.name, timeZone: before?.time_zone ?? ownTimeZone(), owner: userId }, now)
}
