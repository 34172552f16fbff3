import type * as z from 'zod/mini'
import * as contract from '#shared/webhooks/contract.ts'
import type { Db, Transact, Tx } from '#server/db/transaction.ts'
import { AppError, createInvalidFieldError, orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, routeWithoutTransaction, type Route } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import { newId, toIso } from '#server/ids.ts'
import { lockFamily } from '#server/ledger/membership-locks.ts'
import type { Outbound } from '#server/outbound.ts'
import type { WebhookSecrets } from './secrets.ts'
import * as store from './store.ts'

interface Services {
  db: Db
  transact: Transact
  outbound: Outbound
  secrets: WebhookSecrets
}

const assertOwner = ({ role }: Member) => {
  if (role !== 'owner') throw new AppError('owner_only')
}

const assertReachable = ({ mayReach }: Outbound, url: string) => {
  const parsed = URL.parse(url)
  if (!parsed) throw createInvalidFieldError('url', 'invalid_url', 'must be an address')
  if (!mayReach(parsed)) throw createInvalidFieldError('url', 'url_not_allowed', 'must be https and on the internet')
}

const addWebhook = async (
  tx: Tx,
  services: Services,
  familyId: string,
  body: z.output<typeof contract.newWebhook>,
  now: number,
) => {
  if (!(await lockFamily(tx, familyId))) throw new AppError('signed_out')
  const existing = await store.listWebhookRows(tx, familyId)
  if (existing.length >= contract.maxWebhooks) throw new AppError('too_many_webhooks')
  const key = { family_id: familyId, id: newId(now) }
  const { secret, encrypted } = services.secrets.create(key)
  const events = JSON.stringify(body.events)
  const row = await store.insertWebhook(tx, {
    ...key,
    url: body.url,
    events,
    secret: encrypted,
    created_at: toIso(now),
  })
  return { ...store.toWebhook(row, true), secret }
}

const editWebhook = async (
  tx: Tx,
  row: store.WebhookRow,
  body: z.output<typeof contract.webhookChanges>,
  now: number,
) => {
  const { url, events, active } = body
  const isRestarted = active === true || (url !== undefined && url !== row.url)
  const changed = await store.updateWebhook(tx, row.family_id, row.id, {
    url: url ?? row.url,
    events: events ? JSON.stringify(events) : row.events,
    off_reason: active === undefined ? row.off_reason : active ? null : 'owner',
    failing_since: isRestarted ? null : row.failing_since,
  })
  if (active === false) await store.endPendingDeliveries(tx, row.family_id, row.id, toIso(now))
  return orNotFound(changed)
}

const rotateSecret = async (tx: Tx, { secrets }: Services, familyId: string, id: string, now: number) => {
  const row = orNotFound(await store.findWebhookRow(tx, familyId, id))
  const { secret, encrypted } = secrets.create(row)
  const isRepaired = row.off_reason === 'secret_lost'
  await store.updateWebhook(tx, familyId, id, {
    secret: encrypted,
    ...secrets.toPrevious(row, now),
    off_reason: isRepaired ? null : row.off_reason,
  })
  return { secret }
}

/** Returns the routes of webhooks, which only the owner of the family manages. */
export const webhooksRoutes = (services: Services): Route[] => {
  const { db, transact, outbound, secrets } = services
  const view = (row: store.WebhookRow) => store.toWebhook(row, secrets.isReadable(row))
  return [
    queryRoute(contract.listWebhooks, async ({ member }) => {
      assertOwner(member)
      return (await store.listWebhookRows(db, member.familyId)).map(view)
    }),
    routeWithoutTransaction(contract.addWebhook, async ({ member, body, now }) => {
      assertOwner(member)
      assertReachable(outbound, body.url)
      return transact((tx) => addWebhook(tx, services, member.familyId, body, now))
    }),
    commandRoute(contract.editWebhook, async ({ member, params, body, tx, now }) => {
      assertOwner(member)
      if (body.url !== undefined) assertReachable(outbound, body.url)
      const row = orNotFound(await store.findWebhookRow(tx, member.familyId, params.id))
      return { response: view(await editWebhook(tx, row, body, now)), effect: null }
    }),
    routeWithoutTransaction(contract.rotateWebhookSecret, async ({ member, params, now }) => {
      assertOwner(member)
      return transact((tx) => rotateSecret(tx, services, member.familyId, params.id, now))
    }),
    commandRoute(contract.deleteWebhook, async ({ member, params, tx }) => {
      assertOwner(member)
      if (!(await store.deleteWebhookRow(tx, member.familyId, params.id))) throw new AppError('not_found')
      return { response: undefined, effect: null }
    }),
    queryRoute(contract.listDeliveries, async ({ member, params }) => {
      assertOwner(member)
      orNotFound(await store.findWebhookRow(db, member.familyId, params.id))
      return store.listDeliveryViews(db, member.familyId, params.id)
    }),
  ]
}
