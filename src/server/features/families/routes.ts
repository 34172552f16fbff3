import * as contract from '#shared/families/contract.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import type { RateLimits } from '#server/rate-limits.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { commandRoute, routeWithoutTransaction, queryRoute, type Route } from '#server/http/route.ts'
import type { RecordFamilyEvent } from '#server/ledger/family-events.ts'
import { transactSignedIn } from '#server/ledger/lock-signed-in-user.ts'
import { createInvitation, findInvitation, joinFamily, listOpenInvitations, revokeInvitation } from './invitations.ts'
import { lockForRemoval, removeMember } from './leave-family.ts'
import { findFamily, updateFamily } from './store.ts'

interface Services {
  db: Db
  transact: Transact
  limits: RateLimits
  recordFamilyEvent: RecordFamilyEvent
  /** Public origin of the app, without a trailing slash. */
  baseUrl: string
}

/** Returns the routes of the family's settings, members and invitations. */
export const familiesRoutes = ({ db, transact, limits, recordFamilyEvent: record, baseUrl }: Services): Route[] => [
  commandRoute(contract.editFamily, async ({ member, body, tx, now }) => {
    await updateFamily(tx, member.familyId, body, now)
    return { response: orNotFound(await findFamily(tx, member.familyId)), effect: null }
  }),
  commandRoute(
    contract.removeMember,
    async ({ member, params, tx, now }) => {
      await removeMember(tx, record, member, params.id, now)
      return { response: undefined, effect: null }
    },
    ({ tx, member, params, now }) => lockForRemoval(tx, member, params.id, now),
  ),
  routeWithoutTransaction(contract.invite, async ({ member, now }) => {
    await limits.invite(member.userId)
    const invitation = await transact((tx) => createInvitation(tx, record, member, now))
    return { ...invitation, url: `${baseUrl}/invite/${invitation.token}` }
  }),
  queryRoute(contract.listInvitations, async ({ db: on, member, now }) =>
    listOpenInvitations(on, member.familyId, now),
  ),
  routeWithoutTransaction(contract.revokeInvitation, async ({ member, params, now }) => {
    await transactSignedIn(transact, member, now, (tx) => revokeInvitation(tx, record, member, params.id, now))
  }),
  queryRoute(contract.getInvitation, async ({ params, now }) => {
    const invitation = orNotFound(await findInvitation(db, params.token, now))
    if (!invitation.open) throw new AppError('invitation_used')
    return invitation
  }),
  routeWithoutTransaction(contract.acceptInvitation, async ({ member, params, now }) => {
    const familyId = await transactSignedIn(transact, member, now, (tx) =>
      joinFamily(tx, record, member.userId, params.token, now),
    )
    return orNotFound(await findFamily(db, familyId))
  }),
]
