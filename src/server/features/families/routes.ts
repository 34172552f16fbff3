import * as contract from '#shared/families/contract.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, plainRoute, type Route } from '#server/http/route.ts'
import { invitationOf, joinFamily, makeInvitation } from '#server/membership/invitations.ts'
import { removeFromFamily } from './remove-member.ts'
import { familyById, updateFamily } from './store.ts'

interface Services {
  db: Db
  transact: Transact
  limits: RateLimits
  /** Where browsers reach the app, without a slash at the end. */
  baseUrl: string
}

/** The family: its settings, its members, and the invitations into it. */
export const familiesRoutes = ({ db, transact, limits, baseUrl }: Services): Route[] => [
  commandRoute(contract.editFamily, async ({ member, body, tx, now }) => {
    await updateFamily(tx, member.familyId, body, now)
    return { response: orNotFound(await familyById(tx, member.familyId)), effect: null }
  }),
  commandRoute(contract.removeMember, async ({ member, params, tx, now }) => {
    await removeFromFamily(tx, member, params.id, now)
    return { response: undefined, effect: null }
  }),
  plainRoute(contract.invite, async ({ member, now }) => {
    await limits.invite(member.userId)
    const made = await transact((tx) => makeInvitation(tx, member, contract.invitationDays, now))
    return { ...made, url: `${baseUrl}/invite/${made.token}` }
  }),
  queryRoute(contract.getInvitation, async ({ params, now }) => {
    const invitation = orNotFound(await invitationOf(db, params.token, now))
    if (!invitation.open) throw new AppError('invitation_used')
    return invitation
  }),
  plainRoute(contract.acceptInvitation, async ({ member, params, now }) => {
    const familyId = await transact((tx) => joinFamily(tx, member.userId, params.token, now))
    return orNotFound(await familyById(db, familyId))
  }),
]
