import {
  addReward,
  deleteReward as deleteEndpoint,
  editReward,
  giveRedemption,
  listRedemptions,
  listRewards,
  redeemReward,
} from '#shared/rewards/contract.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import { orNotFound } from '#server/errors.ts'
import { acts, reads, type Route } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import { lockChild, ownChild, refuseWhenFull } from '#server/ledger/own-child.ts'
import { deleteReward } from './delete-reward.ts'
import { give, redeem } from './redeem.ts'
import { insertReward, redemptionsOf, rewardById, rewardsOf, updateReward, type RewardColumns } from './store.ts'

const columnsOf = (body: Parsed<typeof editReward>['body']): RewardColumns => ({
  ...(body.title === undefined ? {} : { title: body.title, preset: null }),
  ...(body.description === undefined ? {} : { description: body.description || null }),
  ...(body.pointsCost === undefined ? {} : { points_cost: body.pointsCost }),
  ...(body.category === undefined ? {} : { category: body.category }),
  ...(body.imageUrl === undefined ? {} : { image_url: body.imageUrl || null }),
})

/** The store: rewards, redeeming, promises. */
export const rewardsRoutes = (): Route[] => [
  reads(listRewards, async ({ db, member, query }) => {
    await ownChild(db, member.familyId, query.childId)
    return rewardsOf(db, member.familyId, query.childId)
  }),

  acts(addReward, async ({ tx, act, body, now }) => {
    await lockChild(tx, act.familyId, body.childId)
    await refuseWhenFull(tx, act.familyId, body.childId, 'rewards')
    const id = newId(now)
    await insertReward(tx, act.familyId, act.at, {
      ...body,
      id,
      description: body.description || null,
      imageUrl: body.imageUrl || null,
    })
    return { answer: orNotFound(await rewardById(tx, act.familyId, id)), did: { kind: null, childId: body.childId } }
  }),

  acts(editReward, async ({ tx, act, params, body }) => {
    const { childId } = orNotFound(await rewardById(tx, act.familyId, params.id))
    await lockChild(tx, act.familyId, childId)
    await updateReward(tx, act.familyId, params.id, columnsOf(body))
    return { answer: orNotFound(await rewardById(tx, act.familyId, params.id)), did: { kind: null, childId } }
  }),

  acts(deleteEndpoint, async ({ tx, act, params }) => deleteReward(tx, act, params.id)),

  acts(redeemReward, async ({ tx, act, body }) => redeem(tx, act, body)),

  reads(listRedemptions, async ({ db, member, query }) => {
    await ownChild(db, member.familyId, query.childId)
    return redemptionsOf(db, member.familyId, query.childId)
  }),

  acts(giveRedemption, async ({ tx, act, params }) => give(tx, act, params.id)),
]
