import { hash } from 'node:crypto'
import { isParentGone } from '#server/db/parent-gone.ts'
import { prepared, preparedWrite } from '#server/db/prepared.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'

/** One thing a caregiver does: who, when, and under which idempotency key. */
export interface Act {
  id: string
  familyId: string
  userId: string
  /** ISO 8601, UTC. */
  at: string
}

/** What an act did, as far as an undo or the stats need to know it. */
export interface Did {
  /** Null for what is neither undone nor counted. */
  kind: string | null
  /** The child it belongs to and is deleted with; null when it outlives the child. */
  childId: string | null
  effect?: unknown
  /** The act it reverses. */
  undoes?: string
}

/** The answer of an act, and what it did; null where it belongs to no child, so that no deletion takes the answer along. */
export interface Done<A> {
  answer: A
  did: Did | null
}

/** The fingerprint of a request: the same key with another one is refused. */
export const fingerprint = (method: string, path: string, body: unknown): string =>
  hash('sha256', `${method} ${path}\n${JSON.stringify(body ?? null)}`, 'base64url')

const insertAct = prepared<Act & { request: string }>()((db, act) =>
  db
    .insertInto('acts')
    .values({
      family_id: act.familyId,
      id: act.id,
      user_id: act.userId,
      request_hash: act.request,
      created_at: act.at,
    })
    .onConflict((conflict) => conflict.columns(['family_id', 'id']).doNothing()),
)

const keepAnswer = preparedWrite<Record<'familyId' | 'id' | 'answer', string> & { status: number }>()((db, given) =>
  db
    .updateTable('acts')
    .set({ answer_status: given.status, answer: given.answer })
    .where('family_id', '=', given.familyId)
    .where('id', '=', given.id),
)

const keepDeed = preparedWrite<
  Record<'familyId' | 'id' | 'answer', string> &
    Record<'kind' | 'childId' | 'effect' | 'undoes', string | null> & { status: number }
>()((db, given) =>
  db
    .updateTable('acts')
    .set({
      answer_status: given.status,
      answer: given.answer,
      kind: given.kind,
      child_id: given.childId,
      effect: given.effect,
      undoes: given.undoes,
    })
    .where('family_id', '=', given.familyId)
    .where('id', '=', given.id),
)

const refuseWithoutFamily = (error: unknown): never => {
  if (isParentGone(error)) throw new AppError('signed_out')
  throw error
}

/**
 * Begins an act, or gives the stored answer of the same request. The insert is the lock: of equal requests at once, one
 * does the work and the others wait for its answer. Refuses `key_reused` and `key_expired`, and `signed_out` when the
 * family has gone since the session was looked up.
 */
export const beginAct = async (
  tx: Tx,
  act: Act,
  request: string,
): Promise<{ status: number; answer: string } | 'begun'> => {
  const { numAffectedRows } = await insertAct(tx, { ...act, request }).catch(refuseWithoutFamily)
  if (numAffectedRows === 1n) return 'begun'
  const before = await tx
    .selectFrom('acts')
    .select(['request_hash', 'answer_status', 'answer'])
    .where('family_id', '=', act.familyId)
    .where('id', '=', act.id)
    .executeTakeFirstOrThrow()
  if (before.request_hash !== request) throw new AppError('key_reused')
  if (before.answer_status === null || before.answer === null) throw new AppError('key_expired')
  return { status: before.answer_status, answer: before.answer }
}

/** Keeps what an act did and its answer, for an undo and for a retry. */
export const endAct = async (tx: Tx, act: Act, status: number, answer: string, did: Did | null): Promise<void> => {
  const { familyId, id } = act
  if (!did) {
    await keepAnswer(tx, { familyId, id, status, answer })
    return
  }
  const effect = did.effect === undefined ? null : JSON.stringify(did.effect)
  const { kind, childId, undoes = null } = did
  await keepDeed(tx, { familyId, id, status, answer, kind, childId, effect, undoes })
}

/** Erases the stored answer of the acts that did just this at an instant; the acts stay. */
export const eraseAnswer = async (tx: Tx, familyId: string, at: string, { kind, effect }: Did): Promise<void> => {
  await tx
    .updateTable('acts')
    .set({ answer: null })
    .where('family_id', '=', familyId)
    .where('kind', '=', kind)
    .where('effect', '=', JSON.stringify(effect))
    .where('created_at', '=', at)
    .where('answer', 'is not', null)
    .execute()
}
