import * as z from 'zod/mini'
import type { Tx } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import type { Act, Done } from '#server/ledger/act.ts'
import { lockChild } from '#server/ledger/own-child.ts'
import type { Undoer } from '#server/ledger/undo.ts'
import { rewardById, updateReward } from './store.ts'

/** Deletes a reward; it stays unseen until it is erased, so that an undo brings it back as it was. */
export const deleteReward = async (tx: Tx, act: Act, id: string): Promise<Done<undefined>> => {
  const { childId } = orNotFound(await rewardById(tx, act.familyId, id))
  await lockChild(tx, act.familyId, childId)
  orNotFound(await rewardById(tx, act.familyId, id))
  await updateReward(tx, act.familyId, id, { deleted_at: act.at })
  return { answer: undefined, did: { kind: 'reward_deleted', childId, effect: { rewardId: id } } }
}

const effect = z.object({ rewardId: z.string() })

/** Brings a deleted reward back as it was. */
export const deleteRewardUndoer: Undoer = {
  takeBack: async (tx, undone, undo) => {
    await updateReward(tx, undo.familyId, z.parse(effect, undone.effect).rewardId, { deleted_at: null })
  },
}
