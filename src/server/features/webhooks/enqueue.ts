import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { maxWaitingDeliveries, testEvent, type DeliveredEvent, type WebhookEvent } from '#shared/webhooks/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { createTooManyError } from '#server/errors.ts'
import { newId } from '#server/ids.ts'
import { countWaitingJobs, insertJob } from '#server/jobs/store.ts'
import type { Act, ActEffect } from '#server/ledger/act.ts'
import { switchOff } from './failures.ts'
import { holdActiveWebhooks, insertDelivery, type WebhookRow } from './store.ts'

/** `Retry-After` of a test that is refused because too many deliveries wait. */
const refusalSeconds = 300

type KnownEffect = Extract<ActEffect, { data: unknown }>

/** What an API token with the scope `record` may do, and undo. */
const recordedKinds = new Set(allEndpoints.flatMap(({ scope, actKinds = [] }) => (scope === 'record' ? actKinds : [])))

const isCompletion = ({ kind, data }: KnownEffect): boolean =>
  kind === 'quick_complete' || ((kind === 'check_in' || kind === 'score') && data.completed)

const listEvents = (effect: KnownEffect): WebhookEvent[] => [
  ...(effect.kind === 'undo' ? ['act.undone' as const] : []),
  ...(effect.kind !== 'undo' && recordedKinds.has(effect.kind) ? ['act.recorded' as const] : []),
  ...(effect.kind === 'redeem' ? ['redemption.created' as const] : []),
  ...(isCompletion(effect) ? ['completion.created' as const] : []),
]

const sentIds = ['habitId', 'skillId', 'redemptionId', 'momentId'] as const

// Ids and the balance only: names and texts are read with the API by whoever may.
const createData = (act: Act, effect: KnownEffect, response: unknown) => {
  const { kind, childId, data, undoes } = effect
  const ids = Object.entries(data ?? {}).filter(([name]) => sentIds.some((one) => one === name))
  const hasBalance = typeof response === 'object' && response !== null && 'balance' in response
  return {
    actId: act.id,
    kind,
    childId,
    userId: act.userId,
    via: act.via,
    happenedAt: act.happenedAt,
    ...(act.groupId === null ? {} : { groupId: act.groupId }),
    ...Object.fromEntries(ids),
    ...(undoes === undefined ? {} : { undoes }),
    ...(hasBalance ? { balance: response.balance } : {}),
  }
}

const enqueue = async (tx: Tx, webhook: WebhookRow, event: DeliveredEvent, at: string, data: unknown) => {
  const { family_id: familyId, id: webhookId } = webhook
  const id = newId(at)
  await insertDelivery(tx, { familyId, id, webhookId, event }, at)
  const payload = JSON.stringify({ type: event, timestamp: at, data })
  await insertJob(tx, { familyId, userId: null, kind: 'webhook', key: id, payload, dueAt: at }, at)
}

// A receiver that cannot keep up must not fill the database.
const hasTooManyWaiting = async (tx: Tx, familyId: string): Promise<boolean> =>
  (await countWaitingJobs(tx, familyId, 'webhook', maxWaitingDeliveries)) === maxWaitingDeliveries

/**
 * Inserts a delivery that says nothing, and the job that sends it. The webhook is locked.
 * @throws AppError `too_many_requests` while too many deliveries wait
 */
export const enqueueTest = async (tx: Tx, webhook: WebhookRow, at: string): Promise<void> => {
  if (await hasTooManyWaiting(tx, webhook.family_id)) throw createTooManyError(refusalSeconds)
  await enqueue(tx, webhook, testEvent, at, {})
}

/**
 * Inserts a delivery, and the job that sends it, for each event of an act and each webhook that subscribes to it. Switches
 * the webhooks of a family off for which too many deliveries wait.
 */
export const enqueueDeliveries = async (tx: Tx, act: Act, effect: ActEffect, response: unknown): Promise<void> => {
  if (effect.kind === null) return
  const events = listEvents(effect)
  if (events.length === 0) return
  const data = createData(act, effect, response)
  const webhooks = await holdActiveWebhooks(tx, act.familyId)
  if (webhooks.length > 0 && (await hasTooManyWaiting(tx, act.familyId))) {
    for (const webhook of webhooks) await switchOff(tx, webhook, 'too_many_waiting', Date.parse(act.at))
    return
  }
  for (const webhook of webhooks) {
    const chosen = JSON.parse(webhook.events) as WebhookEvent[]
    for (const event of events.filter((one) => chosen.includes(one))) await enqueue(tx, webhook, event, act.at, data)
  }
}
