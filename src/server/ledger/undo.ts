import { AppError, orNotFound } from '#server/errors.ts'
import { undoDays } from '#shared/acts/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Act, ActResult } from './act.ts'
import { lockChild } from './child-lock.ts'
import { recordActivity } from './record-activity.ts'
import { dayMs } from '#shared/time/duration.ts'

/** The act that is being reversed. */
export interface UndoneAct {
  id: string
  childId: string
  kind: string
  /** The data of its effect, parsed from JSON. */
  data: unknown
}

/** Reverts one kind of act, apart from its points. */
export interface UndoHandler {
  /**
   * Reverts what the act changed. The child is locked.
   * @throws AppError `undo_newer_first`
   */
  revert(tx: Tx, undone: UndoneAct, undo: Act): Promise<void>
  /** Returns whether the act may be undone after the seven days. */
  allowsLateUndo?(tx: Tx, undone: UndoneAct, undo: Act): Promise<boolean>
}

/** Undo handlers by kind of act, collected by the app from the features. */
export type UndoHandlers = Readonly<Record<string, UndoHandler>>

const reversible = async (tx: Tx, undo: Act, actId: string, undoHandlers: UndoHandlers) => {
  const act = orNotFound(
    await tx
      .selectFrom('acts')
      .select(['kind', 'child_id', 'effect', 'undoes', 'undone_at', 'created_at', 'answer_status'])
      .where('family_id', '=', undo.familyId)
      .where('id', '=', actId)
      .where('id', '!=', undo.id)
      .executeTakeFirst(),
  )
  const handler = act.kind === null ? undefined : undoHandlers[act.kind]
  if (!handler || act.kind === null || act.child_id === null || act.undoes !== null) throw new AppError('not_undoable')
  const undone: UndoneAct = {
    id: actId,
    childId: act.child_id,
    kind: act.kind,
    data: act.effect === null ? null : JSON.parse(act.effect),
  }
  return { handler, undone, createdAt: act.created_at }
}

const markUndone = async (tx: Tx, undo: Act, actId: string) => {
  const marked = await tx
    .updateTable('acts')
    .set({ undone_by: undo.id, undone_at: undo.at })
    .where('family_id', '=', undo.familyId)
    .where('id', '=', actId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  if (marked.numUpdatedRows !== 1n) throw new AppError('already_undone')
}

const compensate = async (tx: Tx, undo: Act, undone: UndoneAct) => {
  const rows = await tx
    .selectFrom('activities')
    .selectAll()
    .where('family_id', '=', undo.familyId)
    .where('act_id', '=', undone.id)
    .orderBy('sequence')
    .execute()
  for (const row of rows) {
    await recordActivity(tx, undo, {
      childId: row.child_id,
      type: row.type,
      title: row.title,
      points: row.points === null ? null : 0 - row.points,
      iconName: row.icon_name,
      metadata: row.metadata,
      undoes: row.id,
    })
  }
}

/**
 * Reverses an act once, within seven days by the server's clock: compensating activities first, then the rest of its
 * effect.
 * @throws AppError `not_found`, `not_undoable`, `already_undone`, `undo_expired`, `undo_newer_first`
 */
export const undoAct = async (
  tx: Tx,
  undo: Act,
  actId: string,
  undoHandlers: UndoHandlers,
): Promise<ActResult<{ actId: string; undoes: string; balance: number }>> => {
  const { handler, undone, createdAt } = await reversible(tx, undo, actId, undoHandlers)
  await lockChild(tx, undo.familyId, undone.childId)
  await markUndone(tx, undo, actId)
  const tooLate = Date.parse(undo.at) - Date.parse(createdAt) > undoDays * dayMs
  if (tooLate && !(await handler.allowsLateUndo?.(tx, undone, undo))) throw new AppError('undo_expired')
  await compensate(tx, undo, undone)
  await handler.revert(tx, undone, undo)
  const { points } = await lockChild(tx, undo.familyId, undone.childId)
  return {
    response: { actId: undo.id, undoes: actId, balance: points },
    effect: { kind: 'undo', childId: undone.childId, undoes: actId },
  }
}
