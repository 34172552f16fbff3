import { hash } from 'node:crypto'
import { refuse } from '#server/http/problems.ts'
import type { Tx } from '#server/db/transaction.ts'

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
  kind: string
  childId: string
  effect?: unknown
  /** The act it reverses. */
  undoes?: string
}

/** The answer of an act, and what it did if that can be undone or is counted. */
export interface Done<A> {
  answer: A
  did?: Did
}

/** The fingerprint of a request: the same key with another one is refused. */
export const fingerprint = (method: string, path: string, body: unknown): string =>
  hash('sha256', `${method} ${path}\n${JSON.stringify(body ?? null)}`, 'base64url')

/**
 * Begins an act, or gives the stored answer of the same request. The insert is the lock: of equal requests at once, one
 * does the work and the others wait for its answer. Refuses `key_reused` and `key_expired`.
 */
export const beginAct = async (
  tx: Tx,
  act: Act,
  request: string,
): Promise<{ status: number; answer: string } | 'begun'> => {
  const begun = await tx
    .insertInto('acts')
    .values({ family_id: act.familyId, id: act.id, user_id: act.userId, request_hash: request, created_at: act.at })
    .onConflict((conflict) => conflict.columns(['family_id', 'id']).doNothing())
    .executeTakeFirst()
  if (begun.numInsertedOrUpdatedRows === 1n) return 'begun'
  const before = await tx
    .selectFrom('acts')
    .select(['request_hash', 'answer_status', 'answer'])
    .where('family_id', '=', act.familyId)
    .where('id', '=', act.id)
    .executeTakeFirstOrThrow()
  if (before.request_hash !== request) return refuse('key_reused')
  if (before.answer_status === null || before.answer === null) return refuse('key_expired')
  return { status: before.answer_status, answer: before.answer }
}

/** Keeps what an act did and its answer, for an undo and for a retry. */
export const endAct = async (tx: Tx, act: Act, status: number, answer: string, did?: Did): Promise<void> => {
  await tx
    .updateTable('acts')
    .set({
      answer_status: status,
      answer,
      ...(did
        ? {
            kind: did.kind,
            child_id: did.childId,
            effect: did.effect === undefined ? null : JSON.stringify(did.effect),
            undoes: did.undoes ?? null,
          }
        : {}),
    })
    .where('family_id', '=', act.familyId)
    .where('id', '=', act.id)
    .execute()
}
