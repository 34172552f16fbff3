import { dayMs } from '#shared/time/duration.ts'
import { failureDays } from '#shared/webhooks/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import { endPendingDeliveries, purgeDeliveries } from '#server/ledger/end-deliveries.ts'
import { lockWebhook, updateWebhook, type WebhookRow } from './store.ts'

type OffReason = NonNullable<WebhookRow['off_reason']>

const isGone = 410

/** Returns a webhook, locked, if it is on and still has the address and the secret that were used. */
const lockAsUsed = async (tx: Tx, used: WebhookRow): Promise<WebhookRow | null> => {
  const current = await lockWebhook(tx, used.family_id, used.id)
  const isSame = current?.off_reason === null && current.url === used.url && current.secret === used.secret
  return isSame ? current : null
}

/** Notes that an attempt succeeded. */
export const countSuccess = async (tx: Tx, { family_id: familyId, id }: WebhookRow): Promise<void> => {
  await updateWebhook(tx, familyId, id, { failing_since: null })
}

/** Notes that an attempt failed. Returns why the webhook is to be switched off; null when it stays on. */
export const countFailure = async (
  tx: Tx,
  used: WebhookRow,
  status: number | null,
  now: number,
): Promise<OffReason | null> => {
  const current = await lockAsUsed(tx, used)
  if (!current) return null
  const since = current.failing_since ?? toIso(now)
  await updateWebhook(tx, used.family_id, used.id, { failing_since: since })
  if (status === isGone) return 'gone'
  return now - Date.parse(since) >= failureDays * dayMs ? 'failing' : null
}

/** Switches a webhook off and ends its waiting deliveries, unless its owner has changed it. */
export const switchOff = async (tx: Tx, used: WebhookRow, reason: OffReason, now: number): Promise<void> => {
  if (!(await lockAsUsed(tx, used))) return
  const { family_id: familyId, id } = used
  await updateWebhook(tx, familyId, id, { off_reason: reason })
  await endPendingDeliveries(tx, familyId, id, toIso(now))
  await purgeDeliveries(tx, familyId, id)
}
