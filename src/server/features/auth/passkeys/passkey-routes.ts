import * as contract from '#shared/passkeys/contract.ts'
import { maxPasskeys } from '#shared/passkeys/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound, orThrow } from '#server/errors.ts'
import { queryRoute, routeWithoutTransaction, type Route } from '#server/http/route.ts'
import { transactSignedIn } from '#server/ledger/lock-signed-in-user.ts'
import { changeSignIn } from '#server/features/auth/change-sign-in.ts'
import { sendSignedInUser } from '#server/features/auth/send-signed-in-user.ts'
import type { AuthServices } from '#server/features/auth/services.ts'
import { findUserView } from '#server/features/auth/user-view.ts'
import { createRegistrationOptions, verifyRegistration } from './passkey-registration.ts'
import { createRequestOptions } from './passkey-use.ts'
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey, toPasskeyView } from './passkey-store.ts'
import { confirmByPasskey, signInWithPasskey } from './passkey-sign-in.ts'

const signInRoutes = (services: AuthServices): Route[] => [
  routeWithoutTransaction(contract.createPasskeyRequest, async ({ now }) =>
    createRequestOptions(orThrow(services.passkeys, 'passkeys_need_https'), now),
  ),
  routeWithoutTransaction(contract.signInWithPasskey, async ({ body, request, reply, now }) => {
    const signedIn = await signInWithPasskey(services, body, request, now)
    return sendSignedInUser(services, signedIn, request, reply)
  }),
  routeWithoutTransaction(contract.confirmByPasskey, async ({ member, body, request, reply, now }) => {
    const token = await confirmByPasskey(services, member, body.response, request, now)
    reply.header('set-cookie', services.cookie.set(token))
  }),
]

const registrationRoutes = (services: AuthServices): Route[] => {
  const { db, passkeys } = services
  return [
    routeWithoutTransaction(contract.createPasskeyRegistration, async ({ member, now }) => {
      const server = orThrow(passkeys, 'passkeys_need_https')
      const user = orThrow(await findUserView(services, member.userId), 'signed_out')
      const existing = await listPasskeys(db, member.userId)
      if (existing.length >= maxPasskeys) throw new AppError('too_many_passkeys')
      return createRegistrationOptions(server, user, existing, now)
    }),
    routeWithoutTransaction(contract.addPasskey, async ({ member, body: { name, response }, request, now }) => {
      const { userId } = member
      const verified = await verifyRegistration(orThrow(passkeys, 'passkeys_need_https'), userId, response, now)
      const transports = response.response.transports ?? []
      const add = async (tx: Tx) => {
        if ((await listPasskeys(tx, userId)).length >= maxPasskeys) throw new AppError('too_many_passkeys')
        const inserted = await insertPasskey(tx, { ...verified, userId, name, transports }, now)
        return toPasskeyView(orThrow(inserted, 'passkey_known'))
      }
      return changeSignIn(services, { member, kind: 'passkey_added', request }, add, now)
    }),
  ]
}

/** Returns the routes of passkeys: sign-in, and those of the settings. */
export const passkeyRoutes = (services: AuthServices): Route[] => [
  ...signInRoutes(services),
  ...registrationRoutes(services),
  queryRoute(contract.listPasskeys, async ({ member, db }) =>
    (await listPasskeys(db, member.userId)).map(toPasskeyView),
  ),
  routeWithoutTransaction(contract.editPasskey, async ({ member, params, body, now }) =>
    transactSignedIn(services.transact, member, now, async (tx) =>
      toPasskeyView(orNotFound(await renamePasskey(tx, member.userId, params.id, body.name))),
    ),
  ),
  routeWithoutTransaction(contract.deletePasskey, async ({ member, params, request, now }) => {
    const remove = async (tx: Tx) => {
      if (!(await deletePasskey(tx, member.userId, params.id))) throw new AppError('not_found')
    }
    await changeSignIn(services, { member, kind: 'passkey_removed', request }, remove, now)
  }),
]
