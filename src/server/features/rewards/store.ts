import * as z from 'zod/mini'
import type { Selectable } from 'kysely'
import { redemption, reward, type Redemption, type Reward } from '#shared/rewards/contract.ts'
import type { Redemptions, Rewards } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

const toReward = (row: Selectable<Rewards>): Reward =>
  z.parse(reward, {
    id: row.id,
    childId: row.child_id,
    title: row.title,
    description: row.description,
    pointsCost: row.points_cost,
    category: row.category,
    imageUrl: row.image_url,
    isCustom: row.preset_order === null,
    preset: row.preset,
  })

const toRedemption = (row: Selectable<Redemptions>): Redemption =>
  z.parse(redemption, {
    id: row.id,
    childId: row.child_id,
    rewardId: row.reward_id,
    actId: row.act_id,
    title: row.title,
    preset: row.preset,
    category: row.category,
    pointsSpent: row.points_spent,
    redeemedAt: row.redeemed_at,
    redeemedBy: row.redeemed_by,
    givenAt: row.given_at,
    returnedAt: row.returned_at,
  })

/** The rewards of a child: own ones newest first, then the presets in their order. */
export const rewardsOf = async (db: Db, familyId: string, childId: string): Promise<Reward[]> => {
  const rows = await db
    .selectFrom('rewards')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('child_id', '=', childId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  const order = (row: Selectable<Rewards>) => row.preset_order ?? -1
  return rows.toSorted((a, b) => order(a) - order(b)).map(toReward)
}

/** A reward of the family that is not deleted. */
export const rewardById = async (db: Db, familyId: string, id: string): Promise<Reward | undefined> => {
  const row = await db
    .selectFrom('rewards')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toReward(row)
}

export const insertReward = async (
  tx: Tx,
  familyId: string,
  at: string,
  given: Pick<Reward, 'id' | 'childId' | 'title' | 'description' | 'pointsCost' | 'category' | 'imageUrl'>,
): Promise<void> => {
  await tx
    .insertInto('rewards')
    .values({
      family_id: familyId,
      id: given.id,
      child_id: given.childId,
      title: given.title,
      description: given.description,
      points_cost: given.pointsCost,
      category: given.category,
      image_url: given.imageUrl,
      created_at: at,
    })
    .execute()
}

/** Columns of a reward that can change. */
export type RewardColumns = Partial<
  Pick<Rewards, 'title' | 'description' | 'points_cost' | 'category' | 'image_url' | 'preset' | 'deleted_at'>
>

/** Changes columns of a reward. The child is locked already. */
export const updateReward = async (tx: Tx, familyId: string, id: string, columns: RewardColumns): Promise<void> => {
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('rewards').set(columns).where('family_id', '=', familyId).where('id', '=', id).execute()
}

// A child's list of what was redeemed ends here; the timeline has all of it.
const redemptionsShown = 200

const redemptionsWhere = (db: Db, familyId: string, childId: string, isOpen: boolean, most: number) =>
  db
    .selectFrom('redemptions')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('child_id', '=', childId)
    .where('returned_at', 'is', null)
    .where('given_at', isOpen ? 'is' : 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** What a child has redeemed, newest first: the open promises, however old, and the latest given ones; no returned ones. */
export const redemptionsOf = async (db: Db, familyId: string, childId: string): Promise<Redemption[]> => {
  const open = await redemptionsWhere(db, familyId, childId, true, redemptionsShown)
  const given = await redemptionsWhere(db, familyId, childId, false, redemptionsShown - open.length)
  return [...open, ...given].map(toRedemption).toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

export const redemptionById = async (db: Db, familyId: string, id: string): Promise<Redemption | undefined> => {
  const row = await db
    .selectFrom('redemptions')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toRedemption(row)
}

export const insertRedemption = async (tx: Tx, familyId: string, given: Redemption): Promise<void> => {
  await tx
    .insertInto('redemptions')
    .values({
      family_id: familyId,
      id: given.id,
      child_id: given.childId,
      reward_id: given.rewardId,
      act_id: given.actId,
      title: given.title,
      preset: given.preset,
      category: given.category,
      points_spent: given.pointsSpent,
      redeemed_at: given.redeemedAt,
      redeemed_by: given.redeemedBy,
    })
    .execute()
}

/** Marks a redemption as given or returned. The child is locked already. */
export const markRedemption = async (
  tx: Tx,
  familyId: string,
  id: string,
  mark: { given_at: string } | { returned_at: string },
): Promise<void> => {
  await tx.updateTable('redemptions').set(mark).where('family_id', '=', familyId).where('id', '=', id).execute()
}
