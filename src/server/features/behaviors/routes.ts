import { getQuickList, putQuickList, recordBehavior as endpoint } from '#shared/behaviors/contract.ts'
import { orNotFound } from '#server/errors.ts'
import { acts, reads, type Route } from '#server/http/route.ts'
import { lockChild } from '#server/ledger/own-child.ts'
import { recordBehavior } from './record-behavior.ts'
import { keepQuickList, quickListOf } from './store.ts'

/** Behaviours: awards, deductions, and the quick list. */
export const behaviorsRoutes = (): Route[] => [
  acts(endpoint, async ({ tx, act, body }) => recordBehavior(tx, act, body)),

  reads(getQuickList, async ({ db, member, params }) =>
    orNotFound(await quickListOf(db, member.familyId, params.childId)),
  ),

  acts(putQuickList, async ({ tx, act, params, body }) => {
    await lockChild(tx, act.familyId, params.childId)
    await keepQuickList(tx, act.familyId, params.childId, body)
    return { answer: body, did: { kind: null, childId: params.childId } }
  }),
]
