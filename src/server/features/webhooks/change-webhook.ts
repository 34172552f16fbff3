import type * as z from 'zod/mini'
import { maxWebhooks, type newWebhook, type webhookChanges } from '#shared/webhooks/contract.ts'
import type { FamilyEventKind } from '#shared/security/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { newId, toIso } from '#server/ids.ts'
import { deleteWaitingJobs, endPendingDeliveries, purgeDeliveries } from '#server/ledger/end-deliveries.ts'
import type { RecordFamilyEvent } from '#server/ledger/family-events.ts'
import { lockSignedInUser } from '#server/ledger/lock-signed-in-user.ts'
import { lockFamily } from '#server/ledger/membership-locks.ts'
import type { WebhookSecrets } from './secrets.ts'
import * as store from './store.ts'

/** Who changes webhooks, when (ms since the epoch), and how that is recorded. */
export interface Change {
  familyId: string
  userId: string
  sessionId: string | null
  now: number
  recordFamilyEvent: RecordFamilyEvent
}

const record = (tx: Tx, change: Change, kind: FamilyEventKind, subjectId: string) => {
  const { familyId, userId, now, recordFamilyEvent } = change
  return recordFamilyEvent(tx, { familyId, userId, kind, subjectId }, now)
}

// The owner may have left since the session was looked up, and must not leave a webhook behind that is on.
const assertStillOwner = async (tx: Tx, { familyId, userId }: Change) => {
  if (!(await store.isOwner(tx, familyId, userId))) throw new AppError('owner_only')
}

/** Inserts a webhook and returns it with its secret. @throws AppError `too_many_webhooks`, `signed_out`, `owner_only` */
export const addWebhook = async (
  tx: Tx,
  secrets: WebhookSecrets,
  change: Change,
  { url, events }: z.output<typeof newWebhook>,
) => {
  const { familyId, now } = change
  await lockSignedInUser(tx, change, now)
  if (!(await lockFamily(tx, familyId))) throw new AppError('signed_out')
  await assertStillOwner(tx, change)
  const existing = await store.listWebhookRows(tx, familyId)
  if (existing.length >= maxWebhooks) throw new AppError('too_many_webhooks')
  const key = { family_id: familyId, id: newId(now) }
  const { secret, encrypted } = secrets.create(key)
  const row = await store.insertWebhook(tx, {
    ...key,
    url,
    events: JSON.stringify(events),
    secret: encrypted,
    created_at: toIso(now),
  })
  await record(tx, change, 'webhook_added', key.id)
  return { row, secret }
}

/** Changes address, events or state of a webhook and returns it; the user is locked. @throws AppError `not_found`, `owner_only` */
export const editWebhook = async (
  tx: Tx,
  change: Change,
  id: string,
  { url, events, active }: z.output<typeof webhookChanges>,
): Promise<store.WebhookRow> => {
  const { familyId, now } = change
  await assertStillOwner(tx, change)
  const row = orNotFound(await store.lockWebhook(tx, familyId, id))
  const isRestarted = active === true || (url !== undefined && url !== row.url)
  const changed = await store.updateWebhook(tx, familyId, id, {
    url: url ?? row.url,
    events: events ? JSON.stringify(events) : row.events,
    off_reason: active === undefined ? row.off_reason : active ? null : 'owner',
    failing_since: isRestarted ? null : row.failing_since,
  })
  if (active === false) {
    await endPendingDeliveries(tx, familyId, id, toIso(now))
    await purgeDeliveries(tx, familyId, id)
  }
  await record(tx, change, 'webhook_changed', id)
  return orNotFound(changed)
}

/** Replaces the secret of a webhook and returns the new one. @throws AppError `not_found`, `signed_out`, `owner_only` */
export const rotateSecret = async (tx: Tx, secrets: WebhookSecrets, change: Change, id: string): Promise<string> => {
  const { familyId, now } = change
  await lockSignedInUser(tx, change, now)
  await assertStillOwner(tx, change)
  const row = orNotFound(await store.lockWebhook(tx, familyId, id))
  const { secret, encrypted } = secrets.create(row)
  await store.updateWebhook(tx, familyId, id, {
    secret: encrypted,
    ...secrets.toPrevious(row, now),
    off_reason: row.off_reason === 'secret_lost' ? null : row.off_reason,
  })
  await record(tx, change, 'webhook_secret_replaced', id)
  return secret
}

/** Deletes a webhook with its deliveries; the user is locked. @throws AppError `not_found`, `owner_only` */
export const deleteWebhook = async (tx: Tx, change: Change, id: string): Promise<void> => {
  await assertStillOwner(tx, change)
  orNotFound(await store.lockWebhook(tx, change.familyId, id))
  await deleteWaitingJobs(tx, change.familyId, id, toIso(change.now))
  await store.deleteWebhookRow(tx, change.familyId, id)
  await record(tx, change, 'webhook_deleted', id)
}
