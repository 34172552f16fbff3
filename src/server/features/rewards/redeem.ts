import type { giveRedemption as giveEndpoint, redeemReward, Redemption } from '#shared/rewards/contract.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import type { CommandHandler } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import { lockChild, lockChildOf } from '#server/ledger/child-lock.ts'
import { formatMetadata } from '#server/ledger/activity-metadata.ts'
import { recordActivity } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { findRedemption, findReward, insertRedemption, markRedemption } from './store.ts'

/**
 * Redeems a reward at its current price: checks the balance, writes the activity and the open redemption.
 * @throws AppError `not_found`, `reward_price_changed`, `insufficient_points` (with `cost` and `points`)
 */
export const redeem: CommandHandler<typeof redeemReward> = async ({ tx, act, body }) => {
  const { points } = await lockChild(tx, act.familyId, body.childId)
  const reward = orNotFound(await findReward(tx, act.familyId, body.rewardId))
  const { childId, title, preset, category, picture, pointsCost: cost } = reward
  if (childId !== body.childId) throw new AppError('not_found')
  if (body.pointsSpent !== cost) throw new AppError('reward_price_changed', { facts: { cost, sent: body.pointsSpent } })
  if (points < cost) throw new AppError('insufficient_points', { facts: { cost, points } })
  const metadata = formatMetadata({ preset, picture })
  const activity = { childId, type: 'reward', title, points: -cost, iconName: category, metadata } as const
  const { balance } = await recordActivity(tx, act, activity)
  const redemption: Redemption = {
    id: newId(act.at),
    childId,
    rewardId: reward.id,
    actId: act.id,
    title,
    preset,
    category,
    picture,
    pointsSpent: cost,
    redeemedAt: act.happenedAt,
    redeemedBy: act.userId,
    givenAt: null,
    returnedAt: null,
  }
  await insertRedemption(tx, act.familyId, redemption)
  return {
    response: { ...redemption, balance },
    effect: { kind: 'redeem', childId, data: { redemptionId: redemption.id } },
    tallies: { redemptions: 1 },
  }
}

/**
 * Marks a redemption as given.
 * @throws AppError `not_found`, `already_given`, `redemption_returned`
 */
export const giveRedemption: CommandHandler<typeof giveEndpoint> = async ({ tx, act, params: { id } }) => {
  const { childId } = await lockChildOf(tx, 'redemptions', act.familyId, id)
  const redemption = orNotFound(await findRedemption(tx, act.familyId, id))
  if (redemption.returnedAt) throw new AppError('redemption_returned')
  if (redemption.givenAt) throw new AppError('already_given')
  await markRedemption(tx, act.familyId, id, { given_at: act.happenedAt })
  return {
    response: { ...redemption, givenAt: act.happenedAt },
    effect: { kind: 'redemption_given', childId, data: { redemptionId: id } },
  }
}

/** Undoes that a redemption was given: it is open again. */
export const giveUndo: UndoHandler<'redemption_given'> = {
  revert: async (tx, { data: { redemptionId } }, { familyId }) => {
    const redemption = orNotFound(await findRedemption(tx, familyId, redemptionId))
    if (redemption.returnedAt) throw new AppError('redemption_returned')
    await markRedemption(tx, familyId, redemptionId, { given_at: null })
  },
}

/** Undoes a redemption: marks it as returned. One that is not given yet can be undone at any time. */
export const redeemUndo: UndoHandler<'redeem'> = {
  revert: (tx, undone, undo) => markRedemption(tx, undo.familyId, undone.data.redemptionId, { returned_at: undo.at }),
  allowsLateUndo: async (tx, undone, undo) =>
    (await findRedemption(tx, undo.familyId, undone.data.redemptionId))?.givenAt === null,
}
