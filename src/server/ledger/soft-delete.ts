import * as z from 'zod/mini'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import type { Act, ActResult } from './act.ts'
import { lockChild } from './child-lock.ts'
import type { UndoHandler } from './undo.ts'

interface SoftDelete {
  table: 'habits' | 'moments' | 'rewards' | 'skills'
  /** The kind of the act, as stored. */
  kind: string
  /** The name of the id in the stored effect. */
  idKey: string
}

/**
 * Returns the delete command of a table and its undo. A deleted row stays hidden for 30 days, so that an undo restores
 * it as it was.
 */
const softDelete = ({ table, kind, idKey }: SoftDelete) => {
  const setDeletedAt = (tx: Tx, familyId: string, id: string, at: string | null) =>
    tx
      .updateTable(table)
      .set({ deleted_at: at })
      .where('family_id', '=', familyId)
      .where('id', '=', id)
      .where('deleted_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst()

  /** @throws AppError `not_found` */
  const remove = async (tx: Tx, act: Act, id: string): Promise<ActResult<undefined>> => {
    const row = await tx
      .selectFrom(table)
      .select('child_id')
      .where('family_id', '=', act.familyId)
      .where('id', '=', id)
      .executeTakeFirst()
    const { child_id: childId } = orNotFound(row)
    await lockChild(tx, act.familyId, childId)
    const { numUpdatedRows } = await setDeletedAt(tx, act.familyId, id, act.at)
    if (numUpdatedRows !== 1n) throw new AppError('not_found')
    return { response: undefined, effect: { kind, childId, data: { [idKey]: id } } }
  }

  const undo: UndoHandler = {
    revert: async (tx, undone, act) => {
      const id = z.parse(z.record(z.string(), z.string()), undone.data)[idKey] ?? ''
      await setDeletedAt(tx, act.familyId, id, null)
    },
  }
  return { remove, undo }
}

export const habitDeletion = softDelete({ table: 'habits', kind: 'habit_deleted', idKey: 'habitId' })
export const momentDeletion = softDelete({ table: 'moments', kind: 'moment_deleted', idKey: 'momentId' })
export const rewardDeletion = softDelete({ table: 'rewards', kind: 'reward_deleted', idKey: 'rewardId' })
export const skillDeletion = softDelete({ table: 'skills', kind: 'skill_deleted', idKey: 'skillId' })
