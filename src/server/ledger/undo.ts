import type { Selectable } from 'kysely'
import { undoDays } from '#shared/acts/contract.ts'
import { parseEffect, type ActKind, type EffectOf } from '#shared/acts/effects.ts'
import { tallyAct } from '#shared/badges/tally-act.ts'
import { addTallies, negateTallies, type Tallies } from '#shared/badges/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import type { Act, ActResult } from './act.ts'
import { lockChild } from './child-lock.ts'
import { recordActivity } from './record-activity.ts'
import { toTalliedActivity } from './standing-acts.ts'

/** The act that is being reversed. */
interface UndoneAct<K extends ActKind> {
  id: string
  childId: string
  /** The data of its effect. */
  data: EffectOf<K>
}

/** Functions that revert one kind of act, apart from its points. */
export interface UndoHandler<K extends ActKind> {
  /** Reverts what the act changed. The child is locked. @throws AppError `undo_newer_first`, `redemption_returned` */
  revert(tx: Tx, undone: UndoneAct<K>, undo: Act): Promise<void>
  /** Returns what the undo changes in the tallies beside what the act itself added; called before `revert`. */
  tally?(tx: Tx, undone: UndoneAct<K>, undo: Act): Promise<Tallies>
  /** Returns whether the act may be undone after the seven days. */
  allowsLateUndo?(tx: Tx, undone: UndoneAct<K>, undo: Act): Promise<boolean>
}

type ActivityRow = Selectable<Tables['activities']>

/** Undo handlers by kind of act, collected by the app from the features. */
export type UndoHandlers = { readonly [K in ActKind]?: UndoHandler<K> }

const findUndoableAct = async (tx: Tx, undo: Act, actId: string) => {
  const act = orNotFound(
    await tx
      .selectFrom('acts')
      .select(['id', 'kind', 'child_id', 'effect', 'undoes', 'created_at'])
      .where(({ and }) => and({ family_id: undo.familyId, id: actId }))
      .where('id', '!=', undo.id)
      .executeTakeFirst(),
  )
  const { id, kind, child_id: childId, effect, created_at: createdAt } = act
  if (kind === null || childId === null || act.undoes !== null) throw new AppError('not_undoable')
  return { id, kind, childId, effect, createdAt }
}

type UndoableAct = Awaited<ReturnType<typeof findUndoableAct>>

/** Returns a handler with its arguments filled in; the effect is parsed. */
const bindHandler = <K extends ActKind>(handler: UndoHandlers[K], kind: K, tx: Tx, row: UndoableAct, undo: Act) => {
  if (!handler) throw new AppError('not_undoable')
  const data = parseEffect(kind, row.effect)
  const undone = { id: row.id, childId: row.childId, data }
  return {
    revert: () => handler.revert(tx, undone, undo),
    tally: async (first: ActivityRow | undefined) => {
      const added = first ? tallyAct(kind, data, toTalliedActivity(first)) : {}
      return addTallies(negateTallies(added), (await handler.tally?.(tx, undone, undo)) ?? {})
    },
    allowsLateUndo: () => handler.allowsLateUndo?.(tx, undone, undo),
  }
}

const markUndone = async (tx: Tx, undo: Act, actId: string) => {
  const marked = await tx
    .updateTable('acts')
    .set({ undone_by: undo.id, undone_at: undo.at })
    .where(({ and }) => and({ family_id: undo.familyId, id: actId }))
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  if (marked.numUpdatedRows !== 1n) throw new AppError('already_undone')
}

/** Inserts the compensating activities of an act and returns the first one that they compensate. */
const insertCompensations = async (tx: Tx, undo: Act, actId: string) => {
  const rows = await tx
    .selectFrom('activities')
    .selectAll()
    .where(({ and }) => and({ family_id: undo.familyId, act_id: actId }))
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
  return rows[0]
}

export interface UndoOptions {
  undoHandlers: UndoHandlers
  /** Throws when the caller may not undo an act of this kind. */
  assertAllowed: (kind: ActKind) => void
}

/**
 * Reverses an act once, within seven days by the server's clock: compensating activities first, then the rest of its
 * effect.
 * @throws AppError `not_found`, `not_undoable`, `already_undone`, `undo_expired`, `undo_newer_first`,
 * `redemption_returned`, and what `assertAllowed` throws
 */
export const undoAct = async (
  tx: Tx,
  undo: Act,
  actId: string,
  { undoHandlers, assertAllowed }: UndoOptions,
): Promise<ActResult<{ actId: string; undoes: string; balance: number }, 'undo'>> => {
  const row = await findUndoableAct(tx, undo, actId)
  assertAllowed(row.kind)
  const handler = bindHandler(undoHandlers[row.kind], row.kind, tx, row, undo)
  await lockChild(tx, undo.familyId, row.childId)
  await markUndone(tx, undo, actId)
  const tooLate = Date.parse(undo.at) - Date.parse(row.createdAt) > undoDays * dayMs
  if (tooLate && !(await handler.allowsLateUndo())) throw new AppError('undo_expired')
  const first = await insertCompensations(tx, undo, actId)
  const tallies = await handler.tally(first)
  await handler.revert()
  const { points } = await lockChild(tx, undo.familyId, row.childId)
  return {
    response: { actId: undo.id, undoes: actId, balance: points },
    effect: { kind: 'undo', childId: row.childId, data: null, undoes: actId },
    tallies,
    ...(first ? { deedDay: first.day } : {}),
  }
}
