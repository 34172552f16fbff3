import * as contract from '#shared/tokens/contract.ts'
import type { Transact } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { commandRoute, queryRoute, routeWithoutTransaction, type Route } from '#server/http/route.ts'
import { endToken } from '#server/ledger/end-tokens.ts'
import { recordFamilyEvent } from '#server/ledger/security-events.ts'
import type { SecurityNotifier } from '#server/mail/security-notifier.ts'
import { createToken } from './create-token.ts'
import { listTokens } from './store.ts'

interface Services {
  transact: Transact
  notify: SecurityNotifier
}

/** Returns the routes of API tokens. */
export const tokensRoutes = ({ transact, notify }: Services): Route[] => [
  queryRoute(contract.listApiTokens, async ({ db, member }) => listTokens(db, member.familyId)),
  // No act: a stored response would contain the token.
  routeWithoutTransaction(contract.createApiToken, async ({ member, body, now, request }) => {
    const created = await transact((tx) => createToken(tx, member, body, now))
    notify(member.userId, 'token_created', request.header('user-agent'))
    return created
  }),
  commandRoute(contract.revokeApiToken, async ({ tx, act: { familyId, userId, at }, params: { id }, now }) => {
    if (!(await endToken(tx, familyId, id, at))) throw new AppError('not_found')
    await recordFamilyEvent(tx, { familyId, userId, kind: 'token_revoked', subjectId: id }, now)
    return { response: undefined, effect: null }
  }),
]
