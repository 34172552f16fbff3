import { keptDeliveries } from '#shared/webhooks/contract.ts'
import type { Tx } from '#server/db/transaction.ts'

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
