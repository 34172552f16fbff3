import * as z from 'zod/mini'
import { id, integer, textLimits } from '#shared/contract/fields.ts'
import { familyColumns, storedInstant, storedLine } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import { deliveredEvents, deliveryErrors, offReasons, webhookEvents } from './contract.ts'

const notExported = {
  export: { omit: 'its secret is not exported, and a copy must not send to the same address' },
} as const

/** The columns of `webhooks`: addresses to which the server sends what happens in a family. */
export const webhookRecord = {
  family_id: familyColumns.family_id,
  id: column(id, notExported),
  url: column(storedLine(textLimits.url), notExported),
  events: column(z.array(z.enum(webhookEvents)), { ...notExported, json: true }),
  /** Encrypted. */
  secret: column(z.string(), notExported),
  /** The secret before, encrypted, which signs as well until `previous_until`. */
  previous_secret: column(z.nullable(z.string()), notExported),
  previous_until: column(z.nullable(storedInstant), notExported),
  off_reason: column(z.nullable(z.enum(offReasons)), notExported),
  /** Since when every attempt has failed. */
  failing_since: column(z.nullable(storedInstant), notExported),
  created_at: column(storedInstant, notExported),
} as const satisfies Columns

const omitted = { export: { omit: 'what one server has sent' } } as const

/** The columns of `webhook_deliveries`: the events that were sent to webhooks, or wait for it. */
export const deliveryRecord = {
  family_id: familyColumns.family_id,
  id: column(id, { ...omitted, view: 'id' }),
  webhook_id: column(id, omitted),
  event: column(z.enum(deliveredEvents), { ...omitted, view: 'event' }),
  created_at: column(storedInstant, { ...omitted, view: 'createdAt' }),
  attempts: column(integer(0, Number.MAX_SAFE_INTEGER), { ...omitted, view: 'attempts' }),
  delivered_at: column(z.nullable(storedInstant), { ...omitted, view: 'deliveredAt' }),
  /** When the last attempt failed. */
  failed_at: column(z.nullable(storedInstant), { ...omitted, view: 'failedAt' }),
  status: column(z.nullable(integer(100, 999)), { ...omitted, view: 'status' }),
  error: column(z.nullable(z.enum(deliveryErrors)), { ...omitted, view: 'error' }),
} as const satisfies Columns
