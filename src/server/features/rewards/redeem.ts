import * as z from 'zod/mini'
import type { Redemption, redeemReward } from '#shared/rewards/contract.ts'
import type { ResponseBody, ParsedInput } from '#shared/contract/endpoint.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { newId } from '#server/ids.ts'
import type { Act, ActResult } from '#server/ledger/act.ts'
import { lockChild } from '#server/ledger/child-lock.ts'
import { recordActivity } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { insertRedemption, markRedemption, redemptionById, rewardById } from './store.ts'

type Redeem = typeof redeemReward

/**
 * Pays for a reward at its present price: check, ledger row and promise under the child's lock.
 * Refuses `not_found`, `reward_price_changed`, `insufficient_points` (with `cost` and `points`).
 */
export const redeem = async (
  tx: Tx,
  act: Act,
  body: ParsedInput<Redeem>['body'],
): Promise<ActResult<ResponseBody<Redeem>>> => {
  const { points } = await lockChild(tx, act.familyId, body.childId)
  const reward = orNotFound(await rewardById(tx, act.familyId, body.rewardId))
  if (reward.childId !== body.childId) throw new AppError('not_found')
  const cost = reward.pointsCost
  if (body.pointsSpent !== cost) throw new AppError('reward_price_changed', { facts: { cost, sent: body.pointsSpent } })
  if (points < cost) throw new AppError('insufficient_points', { facts: { cost, points } })
  const { balance } = await recordActivity(tx, act, {
    childId: body.childId,
    type: 'reward',
    title: reward.title,
    points: -cost,
    iconName: reward.category,
    metadata: reward.preset ? JSON.stringify({ preset: reward.preset }) : null,
  })
  const redemption: Redemption = {
    id: newId(act.at),
    childId: body.childId,
    rewardId: reward.id,
    actId: act.id,
    title: reward.title,
    preset: reward.preset,
    category: reward.category,
    pointsSpent: cost,
    redeemedAt: act.at,
    redeemedBy: act.userId,
    givenAt: null,
    returnedAt: null,
  }
  await insertRedemption(tx, act.familyId, redemption)
  return {
    response: { ...redemption, balance },
    effect: { kind: 'redeem', childId: body.childId, data: { redemptionId: redemption.id } },
  }
}

/** Marks a promise as given. Refuses `not_found`, `already_given`, `redemption_returned`. */
export const give = async (tx: Tx, act: Act, id: string): Promise<ActResult<Redemption>> => {
  const { childId } = orNotFound(await redemptionById(tx, act.familyId, id))
  await lockChild(tx, act.familyId, childId)
  const { givenAt, returnedAt } = orNotFound(await redemptionById(tx, act.familyId, id))
  if (returnedAt) throw new AppError('redemption_returned')
  if (givenAt) throw new AppError('already_given')
  await markRedemption(tx, act.familyId, id, { given_at: act.at })
  return { response: orNotFound(await redemptionById(tx, act.familyId, id)), effect: { kind: null, childId } }
}

const data = z.object({ redemptionId: z.string() })

/** Returns a redemption: the points come back; one that is not yet given can be returned at any time. */
export const redeemUndo: UndoHandler = {
  revert: async (tx, undone, undo) => {
    const { redemptionId } = z.parse(data, undone.data)
    await markRedemption(tx, undo.familyId, redemptionId, { returned_at: undo.at })
  },
  allowsLateUndo: async (tx, undone, undo) => {
    const { redemptionId } = z.parse(data, undone.data)
    const redemption = await redemptionById(tx, undo.familyId, redemptionId)
    return redemption !== undefined && redemption.givenAt === null
  },
}
