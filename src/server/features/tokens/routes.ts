import * as contract from '#shared/tokens/contract.ts'
import type { Transact } from '#server/db/transaction.ts'
import { lockSignedInUser } from '#server/ledger/lock-signed-in-user.ts'
import { AppError } from '#server/errors.ts'
import { commandRoute, queryRoute, routeWithoutTransaction, type Route } from '#server/http/route.ts'
import { endToken } from '#server/ledger/end-tokens.ts'
import type { RecordFamilyEvent } from '#server/ledger/family-events.ts'
import { createToken } from './create-token.ts'
import { listTokens } from './store.ts'

interface Services {
  transact: Transact
  recordFamilyEvent: RecordFamilyEvent
}

/** Returns the routes of API tokens. */
export const tokensRoutes = ({ transact, recordFamilyEvent }: Services): Route[] => [
  queryRoute(contract.listApiTokens, async ({ db, member }) => listTokens(db, member.familyId)),
  // No act: a stored response would contain the token.
  routeWithoutTransaction(contract.createApiToken, async ({ member, body, now }) =>
    transact((tx) => createToken(tx, recordFamilyEvent, member, body, now)),
  ),
  commandRoute(
    contract.revokeApiToken,
    async ({ tx, act: { familyId, userId, at }, params: { id }, now }) => {
      if (!(await endToken(tx, familyId, id, at))) throw new AppError('not_found')
      await recordFamilyEvent(tx, { familyId, userId, kind: 'token_revoked', subjectId: id }, now)
      return { response: undefined, effect: null }
    },
    ({ tx, member, now }) => lockSignedInUser(tx, member, now),
  ),
]
