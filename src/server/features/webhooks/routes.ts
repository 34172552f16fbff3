import * as contract from '#shared/webhooks/contract.ts'
import type { Db, Transact, Tx } from '#server/db/transaction.ts'
import { AppError, createInvalidFieldError, orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, routeWithoutTransaction, type Route } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import type { RecordFamilyEvent } from '#server/ledger/family-events.ts'
import { lockSignedInUser } from '#server/ledger/lock-signed-in-user.ts'
import type { Outbound } from '#server/outbound.ts'
import { addWebhook, deleteWebhook, editWebhook, rotateSecret, type Change } from './change-webhook.ts'
import { enqueueTest } from './enqueue.ts'
import type { WebhookSecrets } from './secrets.ts'
import * as store from './store.ts'

interface Services {
  db: Db
  transact: Transact
  outbound: Outbound
  secrets: WebhookSecrets
  recordFamilyEvent: RecordFamilyEvent
}

const assertOwner = ({ role }: Member) => {
  if (role !== 'owner') throw new AppError('owner_only')
}

const toChange = (member: Member, now: number, recordFamilyEvent: RecordFamilyEvent): Change => {
  assertOwner(member)
  const { familyId, userId, sessionId } = member
  return { familyId, userId, sessionId, now, recordFamilyEvent }
}

const lockMember = ({ tx, member, now }: { tx: Tx; member: Member; now: number }) => lockSignedInUser(tx, member, now)

const assertReachable = ({ mayReach }: Outbound, url: string) => {
  const parsed = URL.parse(url)
  if (!parsed) throw createInvalidFieldError('url', 'invalid_url', 'must be an address')
  if (!mayReach(parsed)) throw createInvalidFieldError('url', 'url_not_allowed', 'must be https and on the internet')
}

const deliveryRoutes = (db: Db, secrets: WebhookSecrets): Route[] => [
  commandRoute(contract.testWebhook, async ({ member, params, tx, act }) => {
    assertOwner(member)
    const row = orNotFound(await store.lockWebhook(tx, member.familyId, params.id))
    if (store.toWebhook(row, secrets.isReadable(row)).off !== null) throw new AppError('webhook_off')
    await enqueueTest(tx, row, act.at)
    return { response: undefined, effect: null }
  }),
  queryRoute(contract.listDeliveries, async ({ member, params }) => {
    assertOwner(member)
    orNotFound(await store.findWebhookRow(db, member.familyId, params.id))
    return store.listDeliveryViews(db, member.familyId, params.id)
  }),
]

/** Returns the routes of webhooks, which only the owner of the family manages. */
export const webhooksRoutes = ({ db, transact, outbound, secrets, recordFamilyEvent: record }: Services): Route[] => {
  const view = (row: store.WebhookRow) => store.toWebhook(row, secrets.isReadable(row))
  return [
    queryRoute(contract.listWebhooks, async ({ member }) => {
      assertOwner(member)
      return (await store.listWebhookRows(db, member.familyId)).map(view)
    }),
    routeWithoutTransaction(contract.addWebhook, async ({ member, body, now }) => {
      const change = toChange(member, now, record)
      assertReachable(outbound, body.url)
      const { row, secret } = await transact((tx) => addWebhook(tx, secrets, change, body))
      return { ...view(row), secret }
    }),
    commandRoute(
      contract.editWebhook,
      async ({ member, params, body, tx, now }) => {
        const change = toChange(member, now, record)
        if (body.url !== undefined) assertReachable(outbound, body.url)
        return { response: view(await editWebhook(tx, change, params.id, body)), effect: null }
      },
      lockMember,
    ),
    routeWithoutTransaction(contract.rotateWebhookSecret, async ({ member, params, now }) => {
      const change = toChange(member, now, record)
      return { secret: await transact((tx) => rotateSecret(tx, secrets, change, params.id)) }
    }),
    commandRoute(
      contract.deleteWebhook,
      async ({ member, params, tx, now }) => {
        await deleteWebhook(tx, toChange(member, now, record), params.id)
        return { response: undefined, effect: null }
      },
      lockMember,
    ),
    ...deliveryRoutes(db, secrets),
  ]
}
