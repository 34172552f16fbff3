import * as contract from '#shared/behaviors/contract.ts'
import { orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { lockChild } from '#server/ledger/child-lock.ts'
import { recordBehavior } from './record-behavior.ts'
import { updateQuickList, findQuickList } from './store.ts'

export const behaviorsRoutes = (): Route[] => [
  commandRoute(contract.recordBehavior, recordBehavior),

  queryRoute(contract.getQuickList, async ({ db, member, params }) =>
    orNotFound(await findQuickList(db, member.familyId, params.childId)),
  ),

  commandRoute(contract.putQuickList, async ({ tx, act, params, body }) => {
    await lockChild(tx, act.familyId, params.childId)
    await updateQuickList(tx, act.familyId, params.childId, body)
    return { response: body, effect: { kind: null, childId: params.childId } }
  }),
]
