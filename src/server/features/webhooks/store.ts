import type { Insertable, Updateable } from 'kysely'
import { listViewColumns } from '#shared/records/record.ts'
import { keptDeliveries, type DeliveredEvent, type WebhookEvent } from '#shared/webhooks/contract.ts'
import { deliveryRecord } from '#shared/webhooks/record.ts'
import type { Tables } from '#server/db/tables.ts'
import { isOnSqlite, type Db, type Tx } from '#server/db/transaction.ts'

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
    .$if(!isOnSqlite(tx), (query) => query.forKeyShare())
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
    .$if(!isOnSqlite(tx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()

/** Returns whether a user is an owner of a family now. */
export const isOwner = async (db: Db, familyId: string, userId: string): Promise<boolean> => {
  const owner = await db
    .selectFrom('members')
    .select('user_id')
    .where(({ and }) => and({ family_id: familyId, user_id: userId, role: 'owner', removed_at: null }))
    .executeTakeFirst()
  return owner !== undefined
}

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

/** Deletes a webhook with its deliveries. */
export const deleteWebhookRow = async (tx: Tx, familyId: string, id: string): Promise<void> => {
  await tx
    .deleteFrom('webhooks')
    .where(({ and }) => and({ family_id: familyId, id }))
    .execute()
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

/** Converts a webhook to how its owner sees it. */
export const toWebhook = (row: WebhookRow, isReadable: boolean) => ({
  id: row.id,
  url: row.url,
  events: JSON.parse(row.events) as WebhookEvent[],
  off: row.off_reason ?? (isReadable ? null : ('secret_lost' as const)),
  failingSince: row.failing_since,
  createdAt: row.created_at,
})
