import { dayMs, hourMs, minuteMs, secondMs } from '#shared/time/duration.ts'
import { deliveryHours, failureDays } from '#shared/webhooks/contract.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { errorCode } from '#server/error-parts.ts'
import { toIso } from '#server/ids.ts'
import type { Job, JobHandler, JobResult } from '#server/jobs/job.ts'
import type { Outbound } from '#server/outbound.ts'
import type { WebhookSecrets } from './secrets.ts'
import {
  endPendingDeliveries,
  findDelivery,
  findWebhookRow,
  purgeDeliveries,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
} from './store.ts'

type Delivery = Tables['webhook_deliveries']
type Failure = Pick<Delivery, 'status' | 'error'>

/** Pauses after the first, second, … attempt; the last one repeats. */
const pausesMs = [5 * secondMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 5 * hourMs, 10 * hourMs]

const isGone = 410

interface DeliveryServices {
  db: Db
  outbound: Outbound
  secrets: WebhookSecrets
}

const toDeliveryError = (error: unknown): NonNullable<Delivery['error']> => {
  if (errorCode(error) === 'blocked_address') return 'blocked_address'
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

/** Sends a signed body. Returns the status of the response, or why there was none. */
const post = async (
  { fetch }: Outbound,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<Failure> => {
  try {
    const all = { ...headers, 'content-type': 'application/json', 'user-agent': 'Glowjar-Webhooks' }
    const response = await fetch(url, { method: 'POST', headers: all, body })
    await response.body?.cancel()
    return { status: response.status, error: null }
  } catch (error) {
    return { status: null, error: toDeliveryError(error) }
  }
}

/*
 * Several deliveries of one webhook are stored at once: each transaction locks the webhook, by updating it, before any
 * delivery.
 */

/** Returns when to try again; null after the last attempt. */
const computeRetry = (delivery: Delivery, now: number): number | null => {
  const deadline = Date.parse(delivery.created_at) + deliveryHours * hourMs
  const pause = pausesMs[Math.min(delivery.attempts, pausesMs.length - 1)] ?? 0
  return now >= deadline ? null : Math.min(now + pause, deadline)
}

const isSuccess = ({ status }: Failure) => status !== null && status >= 200 && status < 300

const findOffReason = (webhook: WebhookRow, { status }: Failure, now: number): WebhookRow['off_reason'] => {
  if (status === isGone) return 'gone'
  const since = webhook.failing_since === null ? now : Date.parse(webhook.failing_since)
  return now - since >= failureDays * dayMs ? 'failing' : null
}

const switchOff = async (tx: Tx, webhook: WebhookRow, reason: WebhookRow['off_reason'], at: string) => {
  const { family_id: familyId, id } = webhook
  await updateWebhook(tx, familyId, id, { off_reason: reason })
  await endPendingDeliveries(tx, familyId, id, at)
}

const succeed = (
  { familyId, key }: Job,
  webhook: WebhookRow,
  delivery: Delivery,
  result: Failure,
  now: number,
): JobResult => ({
  retryAt: null,
  save: async (tx) => {
    const attempts = delivery.attempts + 1
    await updateWebhook(tx, familyId, webhook.id, { failing_since: null })
    await updateDelivery(tx, familyId, key, { ...result, attempts, delivered_at: toIso(now) })
    await purgeDeliveries(tx, familyId, webhook.id)
  },
})

const fail = (
  { familyId, key }: Job,
  webhook: WebhookRow,
  delivery: Delivery,
  result: Failure,
  now: number,
): JobResult => {
  const offReason = findOffReason(webhook, result, now)
  const retryAt = offReason === null ? computeRetry(delivery, now) : null
  const at = toIso(now)
  return {
    retryAt,
    save: async (tx) => {
      const attempts = delivery.attempts + 1
      await updateWebhook(tx, familyId, webhook.id, { failing_since: webhook.failing_since ?? at })
      await updateDelivery(tx, familyId, key, { ...result, attempts, failed_at: retryAt === null ? at : null })
      if (offReason !== null) await switchOff(tx, webhook, offReason, at)
      if (retryAt === null) await purgeDeliveries(tx, familyId, webhook.id)
    },
  }
}

/** Creates the handler of the job that sends one delivery, whose id is the job's key and whose body its payload. */
export const createDeliveryHandler =
  ({ db, outbound, secrets }: DeliveryServices): JobHandler =>
  async (job, now) => {
    const delivery = await findDelivery(db, job.familyId, job.key)
    const webhook = delivery && (await findWebhookRow(db, job.familyId, delivery.webhook_id))
    const isOver = !delivery || delivery.delivered_at !== null || delivery.failed_at !== null
    if (!webhook || webhook.off_reason !== null || isOver) return { retryAt: null }
    const headers = secrets.createHeaders(webhook, delivery.id, job.payload, now)
    if (headers === null) return { retryAt: null, save: (tx) => switchOff(tx, webhook, 'secret_lost', toIso(now)) }
    const result = await post(outbound, webhook.url, headers, job.payload)
    return (isSuccess(result) ? succeed : fail)(job, webhook, delivery, result, now)
  }
