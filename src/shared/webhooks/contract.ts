import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { id, idParams, instant, textLimits } from '#shared/contract/fields.ts'

/** What a webhook can be told about. */
export const webhookEvents = ['act.recorded', 'act.undone', 'redemption.created', 'completion.created'] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** The event that tries a webhook, which every webhook is told about. */
export const testEvent = 'webhook.test'

/** What a delivery can be about. */
export const deliveredEvents = [...webhookEvents, testEvent] as const

export type DeliveredEvent = (typeof deliveredEvents)[number]

/** Most webhooks of a family. */
export const maxWebhooks = 5

/** Number of deliveries that are kept of each webhook. */
export const keptDeliveries = 50

/** Hours for which a delivery is tried, and for which a replaced secret still signs. */
export const deliveryHours = 24

/** Days of failure after which a webhook is switched off. */
export const failureDays = 3

/**
 * Why a webhook is off: its owner, three days of failure, its receiver (status 410), the lost secret of the server, too many
 * waiting deliveries, or an owner who left the family.
 */
export const offReasons = ['owner', 'failing', 'gone', 'secret_lost', 'too_many_waiting', 'owner_left'] as const

/** How many deliveries of a family may wait. */
export const maxWaitingDeliveries = 5000

/** Why an attempt failed, where there was no response. */
export const deliveryErrors = ['blocked_address', 'timeout', 'unreachable'] as const

const event = z.enum(webhookEvents, 'invalid_choice')

/** An address without credentials; the server decides whether it may be reached. */
const url = z
  .string()
  .check(
    z.trim(),
    z.maxLength(textLimits.url, 'too_long'),
    z.regex(/^https?:\/\/[^\s\p{C}/?#@\\]+(?:[/?#][^\s\p{C}]*)?$/iu, 'invalid_url'),
  )

const events = z.array(event).check(
  z.minLength(1, 'required'),
  z.refine((all) => new Set(all).size === all.length, 'duplicate'),
)

export const newWebhook = z.strictObject({ url, events })

export const webhookChanges = z.strictObject({
  url: z.optional(url),
  events: z.optional(events),
  active: z.optional(z.boolean()),
})

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(event),
  /** Null while it is on. */
  off: z.nullable(z.enum(offReasons)),
  /** Since when every attempt has failed. */
  failingSince: z.nullable(instant),
  createdAt: instant,
})

const secret = z.string()

export const listWebhooks = endpoint('GET', '/api/webhooks', {
  summary: 'Lists the family’s webhooks, oldest first; only for the owner.',
  response: z.array(webhook),
})

export const addWebhook = endpoint('POST', '/api/webhooks', {
  summary: 'Adds a webhook; only for the owner. Its signing secret is in this response only.',
  recentSignIn: true,
  status: 201,
  body: newWebhook,
  response: z.extend(webhook, { secret }),
})

export const editWebhook = endpoint('PUT', '/api/webhooks/{id}', {
  summary: 'Changes address or events of a webhook, or switches it on or off; only for the owner.',
  act: true,
  recentSignIn: true,
  params: idParams,
  body: webhookChanges,
  response: webhook,
})

export const rotateWebhookSecret = endpoint('POST', '/api/webhooks/{id}/secret', {
  summary:
    'Replaces the signing secret of a webhook; for 24 hours deliveries carry both signatures. Only for the owner.',
  recentSignIn: true,
  params: idParams,
  response: z.object({ secret }),
})

export const deleteWebhook = endpoint('DELETE', '/api/webhooks/{id}', {
  summary: 'Deletes a webhook with its deliveries; only for the owner.',
  act: true,
  recentSignIn: true,
  params: idParams,
})

export const testWebhook = endpoint('POST', '/api/webhooks/{id}/test', {
  summary: 'Sends a message to a webhook that says nothing, to try it; only for the owner.',
  act: true,
  params: idParams,
})

export const listDeliveries = endpoint('GET', '/api/webhooks/{id}/deliveries', {
  summary: 'Lists the last 50 deliveries of a webhook, newest first; only for the owner.',
  params: z.object({ id }),
  response: z.array(
    z.object({
      id: z.string(),
      event: z.enum(deliveredEvents),
      createdAt: instant,
      attempts: z.number(),
      /** Null while it waits for its next attempt, and after the last one failed. */
      deliveredAt: z.nullable(instant),
      failedAt: z.nullable(instant),
      /** Status of the last response. */
      status: z.nullable(z.number()),
      error: z.nullable(z.enum(deliveryErrors)),
    }),
  ),
})
