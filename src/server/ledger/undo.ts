import { AppError, orNotFound } from '#server/errors.ts'
import { undoDays } from '#shared/acts/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Act, Done } from './act.ts'
import { lockChild } from './own-child.ts'
import { record } from './record.ts'
import { dayMs } from '#shared/time/duration.ts'

/** The act that is being reversed. */
export interface Undone {
  id: string
  childId: string
  kind: string
  effect: unknown
}

/** How one kind of act is taken back, beside its points. */
export interface Undoer {
  /** Takes back what the act did; the child is locked. May refuse `undo_newer_first`. */
  takeBack(tx: Tx, undone: Undone, undo: Act): Promise<void>
  /** Whether it may be undone after the seven days. */
  late?(tx: Tx, undone: Undone, undo: Act): Promise<boolean>
}

/** The undoers by kind of act; features bring them, the app gathers them. */
export type Undoers = Readonly<Record<string, Undoer>>

const reversible = async (tx: Tx, undo: Act, actId: string, undoers: Undoers) => {
  const act = orNotFound(
    await tx
      .selectFrom('acts')
      .select(['kind', 'child_id', 'effect', 'undoes', 'undone_at', 'created_at', 'answer_status'])
      .where('family_id', '=', undo.familyId)
      .where('id', '=', actId)
      .where('id', '!=', undo.id)
      .executeTakeFirst(),
  )
  const undoer = act.kind === null ? undefined : undoers[act.kind]
  if (!undoer || act.kind === null || act.child_id === null || act.undoes !== null) throw new AppError('not_undoable')
  const undone: Undone = {
    id: actId,
    childId: act.child_id,
    kind: act.kind,
    effect: act.effect === null ? null : JSON.parse(act.effect),
  }
  return { undoer, undone, createdAt: act.created_at }
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

const compensate = async (tx: Tx, undo: Act, undone: Undone) => {
  const rows = await tx
    .selectFrom('activities')
    .selectAll()
    .where('family_id', '=', undo.familyId)
    .where('act_id', '=', undone.id)
    .orderBy('sequence')
    .execute()
  for (const row of rows) {
    await record(tx, undo, {
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
 * Reverses an act whole, once, within seven days by the server's clock: compensating activities, then what else it did.
 * Refuses `not_found`, `not_undoable`, `already_undone`, `undo_expired`, and what the kind's undoer refuses.
 */
export const undoAct = async (
  tx: Tx,
  undo: Act,
  actId: string,
  undoers: Undoers,
): Promise<Done<{ actId: string; undoes: string; balance: number }>> => {
  const { undoer, undone, createdAt } = await reversible(tx, undo, actId, undoers)
  await lockChild(tx, undo.familyId, undone.childId)
  await markUndone(tx, undo, actId)
  const tooLate = Date.parse(undo.at) - Date.parse(createdAt) > undoDays * dayMs
  if (tooLate && !(await undoer.late?.(tx, undone, undo))) throw new AppError('undo_expired')
  await compensate(tx, undo, undone)
  await undoer.takeBack(tx, undone, undo)
  const { points } = await lockChild(tx, undo.familyId, undone.childId)
  return {
    answer: { actId: undo.id, undoes: actId, balance: points },
    did: { kind: 'undo', childId: undone.childId, undoes: actId },
  }
}
