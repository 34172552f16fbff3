import * as z from 'zod/mini'
import type { Tx } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import type { Act, Done } from '#server/ledger/act.ts'
import { lockChild } from '#server/ledger/own-child.ts'
import type { Undoer } from '#server/ledger/undo.ts'
import { momentById, updateMoment } from './store.ts'

/** Deletes a moment; it stays unseen until it is erased, so that an undo brings it back as it was. */
export const deleteMoment = async (tx: Tx, act: Act, id: string): Promise<Done<undefined>> => {
  const { childId } = orNotFound(await momentById(tx, act.familyId, id))
  await lockChild(tx, act.familyId, childId)
  orNotFound(await momentById(tx, act.familyId, id))
  await updateMoment(tx, act.familyId, id, { deleted_at: act.at })
  return { answer: undefined, did: { kind: 'moment_deleted', childId, effect: { momentId: id } } }
}

const effect = z.object({ momentId: z.string() })

/** Brings a deleted moment back as it was. */
export const deleteMomentUndoer: Undoer = {
  takeBack: async (tx, undone, undo) => {
    await updateMoment(tx, undo.familyId, z.parse(effect, undone.effect).momentId, { deleted_at: null })
  },
}
