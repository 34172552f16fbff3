import { hourMs, minuteMs, secondMs } from '#shared/time/duration.ts'
import { deliveryHours } from '#shared/webhooks/contract.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { errorCode } from '#server/error-parts.ts'
import { toIso } from '#server/ids.ts'
import type { JobHandler, JobResult } from '#server/jobs/job.ts'
import { endPendingDeliveries, purgeDeliveries } from '#server/ledger/end-deliveries.ts'
import type { Outbound } from '#server/outbound.ts'
import type { WebhookSecrets } from './secrets.ts'
import { hasEnabledOwner } from './disabled-owners.ts'
import { countFailure, countSuccess, switchOff } from './failures.ts'
import { findDelivery, findWebhookRow, lockWebhook, updateDelivery, type WebhookRow } from './store.ts'

type Delivery = Tables['webhook_deliveries']
type Outcome = Pick<Delivery, 'status' | 'error'>

/** Pauses after the first, second, … attempt; the last one repeats. */
const pausesMs = [5 * secondMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 5 * hourMs, 10 * hourMs]

/** How late the last attempt may be: longer than the lease of a process that was killed. */
const maxDelayMs = 10 * minuteMs

/** How often a family whose owners are disabled is looked at. */
const disabledPauseMs = 5 * minuteMs

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
): Promise<Outcome> => {
  try {
    const all = { ...headers, 'content-type': 'application/json', 'user-agent': 'Glowjar-Webhooks' }
    const response = await fetch(url, { method: 'POST', headers: all, body })
    await response.body?.cancel()
    return { status: response.status, error: null }
  } catch (error) {
    return { status: null, error: toDeliveryError(error) }
  }
}

const computeDeadline = (delivery: Delivery): number => Date.parse(delivery.created_at) + deliveryHours * hourMs

/** Returns the instant after a pause, or the end of the 24 hours if that comes first; null when it has passed. */
const computeRetry = (delivery: Delivery, now: number, pause: number): number | null => {
  const deadline = computeDeadline(delivery)
  return now >= deadline ? null : Math.min(now + pause, deadline)
}

const isSuccess = ({ status }: Outcome) => status !== null && status >= 200 && status < 300

/** An attempt to deliver a message to a webhook, as both were when it began. */
interface Attempt {
  webhook: WebhookRow
  delivery: Delivery
  outcome: Outcome
  now: number
}

// Several deliveries of one webhook are stored at once: each transaction locks the webhook before any delivery.

const succeed = ({ webhook, delivery, outcome, now }: Attempt): JobResult => ({
  retryAt: null,
  save: async (tx: Tx) => {
    const attempts = delivery.attempts + 1
    await countSuccess(tx, webhook)
    await updateDelivery(tx, delivery.family_id, delivery.id, {
      ...outcome,
      attempts,
      delivered_at: toIso(now),
      failed_at: null,
    })
    await purgeDeliveries(tx, webhook.family_id, webhook.id)
  },
})

const fail = ({ webhook, delivery, outcome, now }: Attempt): JobResult => {
  const pause = pausesMs[Math.min(delivery.attempts, pausesMs.length - 1)] ?? 0
  const retryAt = computeRetry(delivery, now, pause)
  return {
    retryAt,
    save: async (tx: Tx) => {
      const offReason = await countFailure(tx, webhook, outcome.status, now)
      const end = retryAt === null ? { failed_at: toIso(now) } : {}
      await updateDelivery(tx, delivery.family_id, delivery.id, { ...outcome, ...end, attempts: delivery.attempts + 1 })
      if (offReason !== null) await switchOff(tx, webhook, offReason, now)
      if (retryAt === null) await purgeDeliveries(tx, webhook.family_id, webhook.id)
    },
  }
}

// Nothing was sent, so that it is no failure of the receiver.
const giveUp = ({ webhook, delivery, now }: Omit<Attempt, 'outcome'>): JobResult => ({
  retryAt: null,
  save: async (tx: Tx) => {
    await lockWebhook(tx, webhook.family_id, webhook.id)
    await updateDelivery(tx, delivery.family_id, delivery.id, { failed_at: toIso(now) })
    await purgeDeliveries(tx, webhook.family_id, webhook.id)
  },
})

const postpone = (attempt: Omit<Attempt, 'outcome'>): JobResult => {
  const retryAt = computeRetry(attempt.delivery, attempt.now, disabledPauseMs)
  return retryAt === null ? giveUp(attempt) : { retryAt }
}

/**
 * Creates the handler of the job that sends one delivery, whose id is the job's key and whose body its payload. What it
 * changes is judged by the webhook as it is then: its owner may have changed it while the request was under way.
 */
export const createDeliveryHandler =
  ({ db, outbound, secrets }: DeliveryServices): JobHandler =>
  async ({ familyId, key, payload }, now) => {
    const delivery = familyId === null ? undefined : await findDelivery(db, familyId, key)
    const webhook = delivery && (await findWebhookRow(db, delivery.family_id, delivery.webhook_id))
    if (!webhook || delivery.delivered_at !== null || delivery.failed_at !== null) return { retryAt: null }
    if (webhook.off_reason !== null) {
      return { retryAt: null, save: (tx) => endPendingDeliveries(tx, webhook.family_id, webhook.id, toIso(now)) }
    }
    if (now > computeDeadline(delivery) + maxDelayMs) return giveUp({ webhook, delivery, now })
    if (!(await hasEnabledOwner(db, webhook.family_id))) return postpone({ webhook, delivery, now })
    const headers = secrets.createHeaders(webhook, delivery.id, payload, now)
    if (headers === null) return { retryAt: null, save: (tx) => switchOff(tx, webhook, 'secret_lost', now) }
    const outcome = await post(outbound, webhook.url, headers, payload)
    return (isSuccess(outcome) ? succeed : fail)({ webhook, delivery, outcome, now })
  }
