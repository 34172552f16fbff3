import type { offReasons } from '#shared/webhooks/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import { endPendingDeliveries, purgeDeliveries } from './end-deliveries.ts'

/**
 * Switches the webhooks of a family off that are on, and gives up their waiting deliveries. When the owner has left,
 * webhooks that were off without anybody's decision get that reason, too. Returns all of them, oldest first.
 */
export const switchOffWebhooks = async (
  tx: Tx,
  familyId: string,
  reason: (typeof offReasons)[number],
  now: number,
): Promise<{ id: string }[]> => {
  const webhooks = await tx
    .updateTable('webhooks')
    .set({ off_reason: reason })
    .where('family_id', '=', familyId)
    .where(({ eb, or }) =>
      reason === 'owner_left'
        ? or([eb('off_reason', 'is', null), eb('off_reason', 'not in', ['owner', 'owner_left'])])
        : eb('off_reason', 'is', null),
    )
    .returning('id')
    .execute()
  for (const { id } of webhooks) {
    await endPendingDeliveries(tx, familyId, id, toIso(now))
    await purgeDeliveries(tx, familyId, id)
  }
  return webhooks.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
