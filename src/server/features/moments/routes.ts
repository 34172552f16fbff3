import * as contract from '#shared/moments/contract.ts'
import { momentRecord } from '#shared/moments/record.ts'
import { earliestMoment, momentYearsBack } from '#shared/moments/rules.ts'
import { toColumns } from '#shared/records/record.ts'
import { dayIn, latestDay } from '#shared/time/day.ts'
import { invalidField, orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { childVersion, lockChildOf } from '#server/ledger/child-lock.ts'
import { momentDeletion } from '#server/ledger/soft-delete.ts'
import { findPosition, listMoments, updateMoment } from './store.ts'
import { writeMoment } from './write-moment.ts'

/** @throws AppError `invalid_input` when the date is in the future or more than `momentYearsBack` years ago */
const assertWithinReach = (date: string, now: number, timeZone: string) => {
  if (date > latestDay(now)) throw invalidField('date', 'future_day', 'This day has not come yet.')
  if (date < earliestMoment(dayIn(now, timeZone))) {
    throw invalidField('date', 'day_too_far_back', `This day is more than ${momentYearsBack} years ago.`)
  }
}

export const momentsRoutes = (): Route[] => [
  queryRoute(contract.listMoments, async ({ db, member, params, query }) => {
    const { familyId } = member
    await childVersion(db, familyId, params.childId)
    const { before, on } = query
    const after =
      before === undefined ? undefined : orNotFound(await findPosition(db, familyId, params.childId, before))
    return listMoments(db, familyId, params.childId, { after, on })
  }),

  commandRoute(contract.addMoment, async ({ tx, act, body, member, now }) => {
    const date = body.date ?? dayIn(now, member.timeZone)
    assertWithinReach(date, now, member.timeZone)
    return writeMoment(tx, act, { ...body, date })
  }),

  commandRoute(contract.editMoment, async ({ tx, act, params, body, member, now }) => {
    if (body.date !== undefined) assertWithinReach(body.date, now, member.timeZone)
    const { childId } = await lockChildOf(tx, 'moments', act.familyId, params.id)
    const moment = await updateMoment(tx, act.familyId, params.id, toColumns(momentRecord, body))
    return { response: orNotFound(moment), effect: { kind: null, childId } }
  }),

  commandRoute(contract.deleteMoment, async ({ tx, act, params }) => momentDeletion.remove(tx, act, params.id)),
]
