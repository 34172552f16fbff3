import * as z from 'zod/mini'
import type { Day } from '#shared/time/day.ts'
import type { Tx } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import type { Act, Done } from '#server/ledger/act.ts'
import { lockChild } from '#server/ledger/own-child.ts'
import type { Undoer } from '#server/ledger/undo.ts'
import { habitById, updateHabit } from './store.ts'

/** Deletes a habit; it stays unseen, with its days, until it is erased, so that an undo brings it back as it was. */
export const deleteHabit = async (tx: Tx, act: Act, id: string, today: Day): Promise<Done<undefined>> => {
  const { child_id: childId } = orNotFound(await habitById(tx, act.familyId, id, today))
  await lockChild(tx, act.familyId, childId)
  orNotFound(await habitById(tx, act.familyId, id, today))
  await updateHabit(tx, act.familyId, id, { deleted_at: act.at })
  return { answer: undefined, did: { kind: 'habit_deleted', childId, effect: { habitId: id } } }
}

const effect = z.object({ habitId: z.string() })

/** Brings a deleted habit back as it was. */
export const deleteHabitUndoer: Undoer = {
  takeBack: async (tx, undone, undo) => {
    await updateHabit(tx, undo.familyId, z.parse(effect, undone.effect).habitId, { deleted_at: null })
  },
}
