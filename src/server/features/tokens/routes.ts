import * as contract from '#shared/tokens/contract.ts'
import type { Transact } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { commandRoute, queryRoute, routeWithoutTransaction, type Route } from '#server/http/route.ts'
import { endToken } from '#server/ledger/end-tokens.ts'
import { recordFamilyEvent } from '#server/ledger/security-events.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import { createToken } from './create-token.ts'
import { listTokens } from './store.ts'

interface Services {
  transact: Transact
  mails: MailQueue
}

/** Returns the routes of API tokens. */
export const tokensRoutes = ({ transact, mails }: Services): Route[] => [
  queryRoute(contract.listApiTokens, async ({ db, member }) => listTokens(db, member.familyId)),
  // No act: a stored response would contain the token.
  routeWithoutTransaction(contract.createApiToken, async ({ member, body, now, request }) =>
    transact(async (tx) => {
      const created = await createToken(tx, member, body, now)
      const { userId } = member
      const userAgent = request.header('user-agent')
      await mails.enqueue(tx, { kind: 'security', userId, notice: 'token_created', userAgent }, now)
      return created
    }),
  ),
  commandRoute(contract.revokeApiToken, async ({ tx, act: { familyId, userId, at }, params: { id }, now }) => {
    if (!(await endToken(tx, familyId, id, at))) throw new AppError('not_found')
    await recordFamilyEvent(tx, { familyId, userId, kind: 'token_revoked', subjectId: id }, now)
    return { response: undefined, effect: null }
  }),
]
