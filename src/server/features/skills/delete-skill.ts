import * as z from 'zod/mini'
import type { Tx } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import type { Act, Done } from '#server/ledger/act.ts'
import { lockChild } from '#server/ledger/own-child.ts'
import type { Undoer } from '#server/ledger/undo.ts'
import { skillById, changeSkill } from './store.ts'

/** Deletes a challenge; it stays unseen, with its scores, until it is erased, so that an undo brings it back as it was. */
export const deleteSkill = async (tx: Tx, act: Act, id: string): Promise<Done<undefined>> => {
  const { childId } = orNotFound(await skillById(tx, act.familyId, id))
  await lockChild(tx, act.familyId, childId)
  orNotFound(await skillById(tx, act.familyId, id))
  await changeSkill(tx, act.familyId, id, { deleted_at: act.at })
  return { answer: undefined, did: { kind: 'skill_deleted', childId, effect: { skillId: id } } }
}

const effect = z.object({ skillId: z.string() })

/** Brings a deleted challenge back as it was. */
export const deleteSkillUndoer: Undoer = {
  takeBack: async (tx, undone, undo) => {
    await changeSkill(tx, undo.familyId, z.parse(effect, undone.effect).skillId, { deleted_at: null })
  },
}
