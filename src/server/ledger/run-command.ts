import { hash } from 'node:crypto'
import type { ActKind } from '#shared/acts/effects.ts'
import { maxActsInGroup } from '#shared/acts/rules.ts'
import type { Badge } from '#shared/badges/contract.ts'
import { isForeignKeyError } from '#server/db/foreign-key-error.ts'
import { castToText, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Transact, Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import type { Act, ActEffect, ActResult } from './act.ts'
import { renewBadges } from './renew-badges.ts'

/** A response as it is stored under an idempotency key: its status and its JSON text. */
export interface StoredResponse {
  status: number
  text: string
}

/** The request for an act, and the functions that perform the act and serialize its response. */
export interface Command {
  method: string
  path: string
  /** The parsed body. */
  body: unknown
  /** Status of success. */
  status: number
  /** Locks what must be locked before the family, which the insert of the act does. */
  lock: (tx: Tx) => Promise<void>
  run: (tx: Tx) => Promise<ActResult<unknown>>
  /** Announces the act, where its family has webhooks. */
  publish: (tx: Tx, act: Act, effect: ActEffect, response: unknown) => Promise<void>
  serialize: (response: unknown) => string
}

const hashRequest = ({ method, path, body }: Command): string =>
  hash('sha256', `${method} ${path}\n${JSON.stringify(body ?? null)}`, 'base64url')

// Says in the same statement whether the family has webhooks, so that the others pay nothing for them.
const insertAct = createPreparedQuery<Act & { requestHash: string }>()((db, act) =>
  db
    .insertInto('acts')
    .values({
      family_id: act.familyId,
      id: act.id,
      user_id: act.userId,
      via: act.via,
      request_hash: act.requestHash,
      created_at: act.at,
      happened_at: act.happenedAt,
      group_id: act.groupId,
    })
    .onConflict((conflict) => conflict.columns(['family_id', 'id']).doNothing())
    .returning((row) =>
      row
        .selectFrom('webhooks')
        .select('webhooks.id')
        .where('webhooks.family_id', '=', castToText(act.familyId))
        .where('webhooks.off_reason', 'is', null)
        .limit(1)
        .as('webhookId'),
    ),
)

interface ResultColumns extends StoredResponse {
  familyId: string
  id: string
  kind: ActKind | null
  childId: string | null
  effect: string | null
  undoes: string | null
}

const updateAct = createPreparedQuery<ResultColumns>()((db, given) =>
  db
    .updateTable('acts')
    .set({
      answer_status: given.status,
      answer: given.text,
      kind: given.kind,
      child_id: given.childId,
      effect: given.effect,
      undoes: given.undoes,
    })
    .where('family_id', '=', given.familyId)
    .where('id', '=', given.id),
)

const readStoredResponse = async (tx: Tx, act: Act, expectedHash: string): Promise<StoredResponse> => {
  const stored = await tx
    .selectFrom('acts')
    .select(['request_hash', 'answer_status', 'answer'])
    .where(({ and }) => and({ family_id: act.familyId, id: act.id }))
    .executeTakeFirstOrThrow()
  if (stored.request_hash !== expectedHash) throw new AppError('key_reused')
  if (stored.answer_status === null || stored.answer === null) throw new AppError('key_expired')
  return { status: stored.answer_status, text: stored.answer }
}

/** Undos that were sent with a group are no part of it. @throws AppError `group_full` when a group has too many acts */
const assertGroupWithinLimit = async (tx: Tx, { familyId, groupId }: Act) => {
  if (groupId === null) return
  const acts = await tx
    .selectFrom('acts')
    .select('id')
    .where('family_id', '=', familyId)
    .where('group_id', '=', groupId)
    .where('undoes', 'is', null)
    .limit(maxActsInGroup + 1)
    .execute()
  if (acts.length > maxActsInGroup) throw new AppError('group_full')
}

const storeResult = (tx: Tx, { familyId, id }: Act, response: StoredResponse, effect: ActEffect | null) => {
  const { kind, childId } = effect ?? { kind: null, childId: null }
  const { data = null, undoes = null } = effect && effect.kind !== null ? effect : {}
  const json = data === null ? null : JSON.stringify(data)
  return updateAct(tx, { familyId, id, ...response, kind, childId, effect: json, undoes })
}

// A list has no place for them.
const withBadges = (response: unknown, badges: readonly Badge[]): unknown =>
  badges.length === 0 || typeof response !== 'object' || Array.isArray(response) ? response : { ...response, badges }

/**
 * Runs a command once, in one transaction, and stores its response under the id of the act. A repeated request gets the
 * stored response. The insert of the act is the lock: of equal requests at once, one does the work and the others wait.
 * @throws AppError `key_reused` (same id, other request), `key_expired` (its response is erased), `group_full`, `signed_out` (the
 * family is gone since the session was looked up), and whatever the command throws.
 */
export const runCommand = (transact: Transact, act: Act, command: Command): Promise<StoredResponse> => {
  const hashOfRequest = hashRequest(command)
  return transact(async (tx) => {
    await command.lock(tx)
    const { rows } = await insertAct(tx, { ...act, requestHash: hashOfRequest }).catch((error: unknown) => {
      throw isForeignKeyError(error) ? new AppError('signed_out') : error
    })
    const [inserted] = rows
    if (!inserted) return readStoredResponse(tx, act, hashOfRequest)
    const done = await command.run(tx)
    const { effect } = done
    const badges = await renewBadges(tx, act, done)
    const response = withBadges(done.response, badges)
    const result = { status: command.status, text: command.serialize(response) }
    await storeResult(tx, act, result, effect)
    await assertGroupWithinLimit(tx, act)
    if (effect && inserted.webhookId !== null) await command.publish(tx, act, effect, response)
    return result
  })
}

/** Erases the stored responses of the acts that had this very effect at `at` (ISO 8601); the acts stay. */
export const eraseStoredResponse = async (
  tx: Tx,
  familyId: string,
  at: string,
  effect: Extract<ActEffect, { data: object }>,
): Promise<void> => {
  await tx
    .updateTable('acts')
    .set({ answer: null })
    .where(({ and }) =>
      and({ family_id: familyId, kind: effect.kind, effect: JSON.stringify(effect.data), created_at: at }),
    )
    .where('answer', 'is not', null)
    .execute()
}
