import type { ParsedInput } from '#shared/contract/endpoint.ts'
import { toColumns } from '#shared/records/record.ts'
import * as contract from '#shared/rewards/contract.ts'
import { rewardRecord } from '#shared/rewards/record.ts'
import { orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import { assertBelowEntryLimit, readChildVersion, lockChild, lockChildOf } from '#server/ledger/child-lock.ts'
import { rewardDeletion } from '#server/ledger/soft-delete.ts'
import { giveRedemption, redeem } from './redeem.ts'
import { insertReward, listRedemptions, listRewards, updateReward } from './store.ts'

/** Returns the columns that an edit of a reward changes; a new title also clears the preset. */
const toRewardChanges = (body: ParsedInput<typeof contract.editReward>['body']) => ({
  ...toColumns(rewardRecord, body),
  ...(body.title === undefined ? {} : { preset: null }),
})

export const rewardsRoutes = (): Route[] => [
  queryRoute(contract.listRewards, async ({ db, member, query }) => {
    await readChildVersion(db, member.familyId, query.childId)
    return listRewards(db, member.familyId, query.childId)
  }),

  commandRoute(contract.addReward, async ({ tx, act, body: { isCustom: _, ...body }, now }) => {
    await lockChild(tx, act.familyId, body.childId)
    await assertBelowEntryLimit(tx, act.familyId, body.childId, 'rewards')
    const own = { family_id: act.familyId, id: newId(now), created_at: act.at }
    const reward = await insertReward(tx, { ...toColumns(rewardRecord, body), ...own })
    return { response: reward, effect: { kind: null, childId: body.childId } }
  }),

  commandRoute(contract.editReward, async ({ tx, act, params, body }) => {
    const { childId } = await lockChildOf(tx, 'rewards', act.familyId, params.id)
    const reward = await updateReward(tx, act.familyId, params.id, toRewardChanges(body))
    return { response: orNotFound(reward), effect: { kind: null, childId } }
  }),

  commandRoute(contract.deleteReward, async ({ tx, act, params }) => rewardDeletion.remove(tx, act, params.id)),

  commandRoute(contract.redeemReward, redeem),

  queryRoute(contract.listRedemptions, async ({ db, member, query }) => {
    await readChildVersion(db, member.familyId, query.childId)
    return listRedemptions(db, member.familyId, query.childId)
  }),

  commandRoute(contract.giveRedemption, giveRedemption),
]
