import * as contract from '#shared/moments/contract.ts'
import { momentRecord } from '#shared/moments/record.ts'
import { toColumns } from '#shared/records/record.ts'
import { orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { readChildVersion, lockChildOf } from '#server/ledger/child-lock.ts'
import { momentDeletion } from '#server/ledger/soft-delete.ts'
import { findPosition, listMoments, updateMoment } from './store.ts'
import { assertValidMomentDate, writeMoment } from './write-moment.ts'

export const momentsRoutes = (): Route[] => [
  queryRoute(contract.listMoments, async ({ db, member, params, query }) => {
    const { familyId } = member
    await readChildVersion(db, familyId, params.childId)
    const { before, on } = query
    const after =
      before === undefined ? undefined : orNotFound(await findPosition(db, familyId, params.childId, before))
    return listMoments(db, familyId, params.childId, { after, on })
  }),

  commandRoute(contract.addMoment, writeMoment),

  commandRoute(contract.editMoment, async ({ tx, act, params, body, member, now }) => {
    if (body.date !== undefined) assertValidMomentDate(body.date, now, member.timeZone)
    const { childId } = await lockChildOf(tx, 'moments', act.familyId, params.id)
    const moment = await updateMoment(tx, act.familyId, params.id, toColumns(momentRecord, body))
    return { response: orNotFound(moment), effect: { kind: null, childId } }
  }),

  commandRoute(contract.deleteMoment, async ({ tx, act, params }) => momentDeletion.remove(tx, act, params.id)),
]
