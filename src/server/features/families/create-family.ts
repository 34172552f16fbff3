import type { Tx } from '#server/db/transaction.ts'
import { toIso, newId } from '#server/ids.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { findCurrentFamilyId } from './store.ts'

/** A family to create; without a time zone it gets the server's. */
export interface NewFamily {
  name: string
  timeZone?: string | undefined
  owner: string
}

/** Inserts a family with its owner. Returns its id. */
export const createFamily = async (tx: Tx, { name, timeZone, owner }: NewFamily, now: number): Promise<string> => {
  const id = newId(now)
  const at = toIso(now)
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  await tx.insertInto('families').values({ id, name, time_zone: zone, created_at: at }).execute()
  await tx.insertInto('members').values({ family_id: id, user_id: owner, role: 'owner', created_at: at }).execute()
  return id
}

/** Creates an empty family for a user who is in none, for example after being removed from one. */
export const ensureFamily = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const user = await lockUser(tx, userId, now)
  if (!user || (await findCurrentFamilyId(tx, userId)) !== undefined) return
  const previous = await tx
    .selectFrom('members')
    .innerJoin('families', 'families.id', 'members.family_id')
    .select('families.time_zone')
    .where('members.user_id', '=', userId)
    .orderBy('members.removed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  await createFamily(tx, { name: user.name, timeZone: previous?.time_zone, owner: userId }, now)
}
