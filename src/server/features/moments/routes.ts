import * as contract from '#shared/moments/contract.ts'
import { orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { readChildVersion } from '#server/ledger/child-lock.ts'
import { momentDeletion } from '#server/ledger/soft-delete.ts'
import { findPosition, listMoments } from './store.ts'
import { editMoment, writeMoment } from './write-moment.ts'

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

  commandRoute(contract.editMoment, editMoment),

  commandRoute(contract.deleteMoment, async ({ tx, act, params }) => momentDeletion.remove(tx, act, params.id)),
]
