import type { Insertable, Updateable } from 'kysely'
import { toColumns, listViewColumns, type RowOf } from '#shared/records/record.ts'
import type { Redemption, Reward } from '#shared/rewards/contract.ts'
import { redemptionRecord, rewardRecord } from '#shared/rewards/record.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

const rewardColumns = [...listViewColumns(rewardRecord), 'preset_order'] as const
const redemptionColumns = listViewColumns(redemptionRecord)

type RewardRow = Omit<Reward, 'isCustom'> & Pick<RowOf<typeof rewardRecord>, 'preset_order'>

const toReward = ({ preset_order: order, ...reward }: RewardRow): Reward => ({ ...reward, isCustom: order === null })

/** Returns the rewards of a child: its own ones newest first, then the presets in their order. */
export const listRewards = async (db: Db, familyId: string, childId: string): Promise<Reward[]> => {
  const rows = await db
    .selectFrom('rewards')
    .select(rewardColumns)
    .where(({ and }) => and({ family_id: familyId, child_id: childId, deleted_at: null }))
    .orderBy('id', 'desc')
    .execute()
  return rows.toSorted((a, b) => (a.preset_order ?? -1) - (b.preset_order ?? -1)).map(toReward)
}

/** Returns a reward of the family that is not deleted. */
export const findReward = async (db: Db, familyId: string, id: string): Promise<Reward | undefined> => {
  const row = await db
    .selectFrom('rewards')
    .select(rewardColumns)
    .where(({ and }) => and({ family_id: familyId, id, deleted_at: null }))
    .executeTakeFirst()
  return row && toReward(row)
}

/** Inserts a reward and returns it. */
export const insertReward = async (tx: Tx, reward: Insertable<Tables['rewards']>): Promise<Reward> =>
  toReward(await tx.insertInto('rewards').values(reward).returning(rewardColumns).executeTakeFirstOrThrow())

/** Updates columns of a reward that is not deleted, if any, and returns it. The child is locked. */
export const updateReward = async (
  tx: Tx,
  familyId: string,
  id: string,
  changes: Updateable<Tables['rewards']>,
): Promise<Reward | undefined> => {
  if (Object.keys(changes).length === 0) return findReward(tx, familyId, id)
  const update = tx.updateTable('rewards').set(changes).where('family_id', '=', familyId).where('id', '=', id)
  const row = await update.where('deleted_at', 'is', null).returning(rewardColumns).executeTakeFirst()
  return row && toReward(row)
}

// The list of redemptions ends here; the timeline has all of them.
const maxListed = 200

const queryRedemptions = (db: Db, familyId: string, childId: string, isOpen: boolean, limit: number) =>
  db
    .selectFrom('redemptions')
    .select(redemptionColumns)
    .where(({ and }) => and({ family_id: familyId, child_id: childId, returned_at: null }))
    .where('given_at', isOpen ? 'is' : 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Returns the redemptions of a child, newest first: the open ones, however old, and the latest given ones. */
export const listRedemptions = async (db: Db, familyId: string, childId: string): Promise<Redemption[]> => {
  const open = await queryRedemptions(db, familyId, childId, true, maxListed)
  const given = await queryRedemptions(db, familyId, childId, false, maxListed - open.length)
  return [...open, ...given].toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

export const findRedemption = (db: Db, familyId: string, id: string): Promise<Redemption | undefined> =>
  db
    .selectFrom('redemptions')
    .select(redemptionColumns)
    .where(({ and }) => and({ family_id: familyId, id }))
    .executeTakeFirst()

export const insertRedemption = async (tx: Tx, familyId: string, redemption: Redemption): Promise<void> => {
  await tx
    .insertInto('redemptions')
    .values({ ...toColumns(redemptionRecord, redemption), family_id: familyId })
    .execute()
}

/** Marks a redemption as given (null: as not given) or returned. The child is locked. */
export const markRedemption = async (
  tx: Tx,
  familyId: string,
  id: string,
  mark: { given_at: string | null } | { returned_at: string },
): Promise<void> => {
  await tx.updateTable('redemptions').set(mark).where('family_id', '=', familyId).where('id', '=', id).execute()
}
