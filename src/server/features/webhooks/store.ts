import { SqliteAdapter, type Insertable, type Updateable } from 'kysely'
import { listViewColumns } from '#shared/records/record.ts'
import { keptDeliveries, type DeliveredEvent, type WebhookEvent } from '#shared/webhooks/contract.ts'
import { deliveryRecord } from '#shared/webhooks/record.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

/** A webhook as the database holds it. */
export type WebhookRow = Tables['webhooks']

const deliveryColumns = listViewColumns(deliveryRecord)

/** Returns the webhooks of a family, oldest first. */
export const listWebhookRows = (db: Db, familyId: string): Promise<WebhookRow[]> =>
  db.selectFrom('webhooks').selectAll().where('family_id', '=', familyId).orderBy('id').execute()

/**
 * Returns the webhooks of a family that are on, and keeps others from deleting them until the transaction ends, so that
 * deliveries can refer to them; on SQLite nobody else writes anyway.
 */
export const holdActiveWebhooks = (tx: Tx, familyId: string): Promise<WebhookRow[]> =>
  tx
    .selectFrom('webhooks')
    .selectAll()
    .where(({ and }) => and({ family_id: familyId, off_reason: null }))
    .orderBy('id')
    .$if(!(tx.getExecutor().adapter instanceof SqliteAdapter), (query) => query.forKeyShare())
    .execute()

/** Returns a webhook. */
export const findWebhookRow = (db: Db, familyId: string, id: string): Promise<WebhookRow | undefined> =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .where(({ and }) => and({ family_id: familyId, id }))
    .executeTakeFirst()

/** Returns a webhook and keeps others from changing it until the transaction ends; on SQLite nobody else writes anyway. */
export const lockWebhook = (tx: Tx, familyId: string, id: string): Promise<WebhookRow | undefined> =>
  tx
    .selectFrom('webhooks')
    .selectAll()
    .where(({ and }) => and({ family_id: familyId, id }))
    .$if(!(tx.getExecutor().adapter instanceof SqliteAdapter), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()

/** Inserts a webhook and returns it. */
export const insertWebhook = (tx: Tx, row: Insertable<Tables['webhooks']>): Promise<WebhookRow> =>
  tx.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow()

/** Updates a webhook and returns it. */
export const updateWebhook = (
  tx: Tx,
  familyId: string,
  id: string,
  changes: Updateable<Tables['webhooks']>,
): Promise<WebhookRow | undefined> =>
  tx
    .updateTable('webhooks')
    .set(changes)
    .where(({ and }) => and({ family_id: familyId, id }))
    .returningAll()
    .executeTakeFirst()

/** Deletes a webhook with its deliveries. Returns false when there is none. */
export const deleteWebhookRow = async (tx: Tx, familyId: string, id: string): Promise<boolean> => {
  const deleted = await tx
    .deleteFrom('webhooks')
    .where(({ and }) => and({ family_id: familyId, id }))
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Inserts a delivery that waits. */
export const insertDelivery = async (
  tx: Tx,
  delivery: { familyId: string; id: string; webhookId: string; event: DeliveredEvent },
  at: string,
): Promise<void> => {
  const { familyId, id, webhookId, event } = delivery
  await tx
    .insertInto('webhook_deliveries')
    .values({ family_id: familyId, id, webhook_id: webhookId, event, created_at: at, attempts: 0 })
    .execute()
}

/** Returns a delivery. */
export const findDelivery = (db: Db, familyId: string, id: string) =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where(({ and }) => and({ family_id: familyId, id }))
    .executeTakeFirst()

/** Updates a delivery. */
export const updateDelivery = async (
  tx: Tx,
  familyId: string,
  id: string,
  changes: Updateable<Tables['webhook_deliveries']>,
): Promise<void> => {
  await tx
    .updateTable('webhook_deliveries')
    .set(changes)
    .where(({ and }) => and({ family_id: familyId, id }))
    .execute()
}

/** Returns the last deliveries of a webhook, newest first. */
export const listDeliveryViews = (db: Db, familyId: string, webhookId: string) =>
  db
    .selectFrom('webhook_deliveries')
    .select(deliveryColumns)
    .where(({ and }) => and({ family_id: familyId, webhook_id: webhookId }))
    .orderBy('id', 'desc')
    .limit(keptDeliveries)
    .execute()

/**
 * Deletes the jobs of the waiting deliveries of a webhook, except those that a process may be working on: these have been
 * taken once more than their delivery was tried, and are not due (`at`: ISO 8601, UTC).
 */
export const deleteWaitingJobs = async (tx: Tx, familyId: string, webhookId: string, at: string): Promise<void> => {
  const pending = { family_id: familyId, webhook_id: webhookId, delivered_at: null, failed_at: null }
  await tx
    .deleteFrom('jobs')
    .where(({ and }) => and({ family_id: familyId, kind: 'webhook' }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries')
          .select('id')
          .where(({ and }) => and(pending))
          .whereRef('id', '=', 'jobs.key')
          .where(({ or, eb, ref }) =>
            or([eb('webhook_deliveries.attempts', '>=', ref('jobs.attempts')), eb('jobs.due_at', '<=', at)]),
          ),
      ),
    )
    .execute()
}

/** Marks the waiting deliveries of a webhook, which is locked, as failed, and deletes their jobs. */
export const endPendingDeliveries = async (tx: Tx, familyId: string, webhookId: string, at: string): Promise<void> => {
  await deleteWaitingJobs(tx, familyId, webhookId, at)
  await tx
    .updateTable('webhook_deliveries')
    .set({ failed_at: at })
    .where(({ and }) => and({ family_id: familyId, webhook_id: webhookId, delivered_at: null, failed_at: null }))
    .execute()
}

/** Deletes the deliveries of a webhook that are over, except the last ones. */
export const purgeDeliveries = async (tx: Tx, familyId: string, webhookId: string): Promise<void> => {
  const ofWebhook = { family_id: familyId, webhook_id: webhookId }
  const oldestKept = await tx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where(({ and }) => and(ofWebhook))
    .orderBy('id', 'desc')
    .offset(keptDeliveries - 1)
    .limit(1)
    .executeTakeFirst()
  if (!oldestKept) return
  await tx
    .deleteFrom('webhook_deliveries')
    .where(({ and }) => and(ofWebhook))
    .where('id', '<', oldestKept.id)
    .where(({ or, eb }) => or([eb('delivered_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute()
}

/** Converts a webhook to how its owner sees it. */
export const toWebhook = (row: WebhookRow, isReadable: boolean) => ({
  id: row.id,
  url: row.url,
  events: JSON.parse(row.events) as WebhookEvent[],
  off: row.off_reason ?? (isReadable ? null : ('secret_lost' as const)),
  failingSince: row.failing_since,
  createdAt: row.created_at,
})
