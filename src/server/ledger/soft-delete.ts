import type { ActKind, EffectOf } from '#shared/acts/effects.ts'
import { negateTallies, tallyMoment, type Tallies } from '#shared/badges/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import type { Act, ActEffect, ActResult } from './act.ts'
import { lockChildOf } from './child-lock.ts'
import { countOwnRestDays } from './rest-days.ts'
import type { UndoHandler } from './undo.ts'

interface SoftDeleteOptions<K extends ActKind> {
  table: 'habits' | 'moments' | 'rewards' | 'skills'
  effectOf: (childId: string, id: string) => ActEffect<K>
  /** Returns what a row that is not deleted adds to the tallies, now or once it is restored; absent when nothing. */
  tally?: (tx: Tx, familyId: string, id: string) => Promise<Tallies>
  /** Returns the id of the deleted row. */
  idIn: (data: EffectOf<K>) => string
}

/**
 * Creates the function that deletes a row of a table, and its undo handler. A deleted row stays hidden for 30 days, so
 * that an undo restores it as it was.
 */
const createSoftDelete = <K extends ActKind>({
  table,
  effectOf,
  idIn,
  tally = async () => ({}),
}: SoftDeleteOptions<K>) => {
  const setDeletedAt = (tx: Tx, familyId: string, id: string, at: string | null) =>
    tx
      .updateTable(table)
      .set({ deleted_at: at })
      .where(({ and }) => and({ family_id: familyId, id }))
      .where('deleted_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst()

  /** @throws AppError `not_found` */
  const remove = async (tx: Tx, act: Act, id: string): Promise<ActResult<undefined, K>> => {
    const { childId } = await lockChildOf(tx, table, act.familyId, id)
    const { numUpdatedRows } = await setDeletedAt(tx, act.familyId, id, act.at)
    if (numUpdatedRows !== 1n) throw new AppError('not_found')
    const tallies = negateTallies(await tally(tx, act.familyId, id))
    return { response: undefined, effect: effectOf(childId, id), tallies }
  }

  const undo: UndoHandler<K> = {
    revert: async (tx, undone, act) => void (await setDeletedAt(tx, act.familyId, idIn(undone.data), null)),
    tally: (tx, undone, act) => tally(tx, act.familyId, idIn(undone.data)),
  }
  return { remove, undo }
}

export const habitDeletion = createSoftDelete({
  table: 'habits',
  effectOf: (childId, habitId) => ({ kind: 'habit_deleted', childId, data: { habitId } }),
  idIn: ({ habitId }) => habitId,
  tally: async (tx, familyId, habitId) => ({ restDays: await countOwnRestDays(tx, familyId, habitId) }),
})
export const momentDeletion = createSoftDelete({
  table: 'moments',
  effectOf: (childId, momentId) => ({ kind: 'moment_deleted', childId, data: { momentId } }),
  idIn: ({ momentId }) => momentId,
  tally: async (tx, familyId, momentId) => {
    const query = tx.selectFrom('moments').select('weather').where('family_id', '=', familyId)
    const moment = await query.where('id', '=', momentId).executeTakeFirst()
    return moment ? tallyMoment(moment.weather) : {}
  },
})
export const rewardDeletion = createSoftDelete({
  table: 'rewards',
  effectOf: (childId, rewardId) => ({ kind: 'reward_deleted', childId, data: { rewardId } }),
  idIn: ({ rewardId }) => rewardId,
})
export const skillDeletion = createSoftDelete({
  table: 'skills',
  effectOf: (childId, skillId) => ({ kind: 'skill_deleted', childId, data: { skillId } }),
  idIn: ({ skillId }) => skillId,
})
