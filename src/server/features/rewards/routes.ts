import {
  addReward,
  deleteReward,
  editReward,
  giveRedemption,
  listRedemptions,
  listRewards,
  redeemReward,
} from '#shared/rewards/contract.ts'
import type { ParsedInput } from '#shared/contract/endpoint.ts'
import { orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import { lockChild, childVersion, assertBelowLimit } from '#server/ledger/child-lock.ts'
import { rewardDeletion } from '#server/ledger/soft-delete.ts'
import { give, redeem } from './redeem.ts'
import { insertReward, redemptionsOf, rewardById, rewardsOf, updateReward, type RewardColumns } from './store.ts'

const columnsOf = (body: ParsedInput<typeof editReward>['body']): RewardColumns => ({
  ...(body.title === undefined ? {} : { title: body.title, preset: null }),
  ...(body.description === undefined ? {} : { description: body.description || null }),
  ...(body.pointsCost === undefined ? {} : { points_cost: body.pointsCost }),
  ...(body.category === undefined ? {} : { category: body.category }),
  ...(body.imageUrl === undefined ? {} : { image_url: body.imageUrl || null }),
})

/** The store: rewards, redeeming, promises. */
export const rewardsRoutes = (): Route[] => [
  queryRoute(listRewards, async ({ db, member, query }) => {
    await childVersion(db, member.familyId, query.childId)
    return rewardsOf(db, member.familyId, query.childId)
  }),

  commandRoute(addReward, async ({ tx, act, body, now }) => {
    await lockChild(tx, act.familyId, body.childId)
    await assertBelowLimit(tx, act.familyId, body.childId, 'rewards')
    const id = newId(now)
    await insertReward(tx, act.familyId, act.at, {
      ...body,
      id,
      description: body.description || null,
      imageUrl: body.imageUrl || null,
    })
    return {
      response: orNotFound(await rewardById(tx, act.familyId, id)),
      effect: { kind: null, childId: body.childId },
    }
  }),

  commandRoute(editReward, async ({ tx, act, params, body }) => {
    const { childId } = orNotFound(await rewardById(tx, act.familyId, params.id))
    await lockChild(tx, act.familyId, childId)
    await updateReward(tx, act.familyId, params.id, columnsOf(body))
    return { response: orNotFound(await rewardById(tx, act.familyId, params.id)), effect: { kind: null, childId } }
  }),

  commandRoute(deleteReward, async ({ tx, act, params }) => rewardDeletion.remove(tx, act, params.id)),

  commandRoute(redeemReward, async ({ tx, act, body }) => redeem(tx, act, body)),

  queryRoute(listRedemptions, async ({ db, member, query }) => {
    await childVersion(db, member.familyId, query.childId)
    return redemptionsOf(db, member.familyId, query.childId)
  }),

  commandRoute(giveRedemption, async ({ tx, act, params }) => give(tx, act, params.id)),
]
