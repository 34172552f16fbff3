import type { ParsedInput } from '#shared/contract/endpoint.ts'
import { addMoment, deleteMoment, editMoment, listMoments } from '#shared/moments/contract.ts'
import { earliestMoment, momentYearsBack } from '#shared/moments/rules.ts'
import { dayIn, latestDay } from '#shared/time/day.ts'
import { invalidField, orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { lockChild, childVersion } from '#server/ledger/child-lock.ts'
import { momentDeletion } from '#server/ledger/soft-delete.ts'
import { momentById, momentsOf, placeOf, updateMoment, type MomentColumns } from './store.ts'
import { writeMoment } from './write-moment.ts'

const refuseFarDate = (date: string, now: number, timeZone: string) => {
  if (date > latestDay(now)) throw invalidField('date', 'future_day', 'This day has not come yet.')
  if (date < earliestMoment(dayIn(now, timeZone))) {
    throw invalidField('date', 'day_too_far_back', `This day is more than ${momentYearsBack} years ago.`)
  }
}

const columnsOf = ({ weather, mood, content, date }: ParsedInput<typeof editMoment>['body']): MomentColumns => ({
  ...(weather === undefined ? {} : { weather }),
  ...(mood === undefined ? {} : { mood }),
  ...(content === undefined ? {} : { content: content || null }),
  ...(date === undefined ? {} : { day: date }),
})

/** Moments: list, write, change, delete. */
export const momentsRoutes = (): Route[] => [
  queryRoute(listMoments, async ({ db, member, params, query }) => {
    const { familyId } = member
    await childVersion(db, familyId, params.childId)
    const { before, on } = query
    const after = before === undefined ? undefined : orNotFound(await placeOf(db, familyId, params.childId, before))
    return momentsOf(db, familyId, params.childId, { after, on })
  }),

  commandRoute(addMoment, async ({ tx, act, body, member, now }) => {
    const date = body.date ?? dayIn(now, member.timeZone)
    refuseFarDate(date, now, member.timeZone)
    return writeMoment(tx, act, body, date)
  }),

  commandRoute(editMoment, async ({ tx, act, params, body, member, now }) => {
    if (body.date !== undefined) refuseFarDate(body.date, now, member.timeZone)
    const { childId } = orNotFound(await momentById(tx, act.familyId, params.id))
    await lockChild(tx, act.familyId, childId)
    orNotFound(await momentById(tx, act.familyId, params.id))
    await updateMoment(tx, act.familyId, params.id, columnsOf(body))
    return { response: orNotFound(await momentById(tx, act.familyId, params.id)), effect: { kind: null, childId } }
  }),

  commandRoute(deleteMoment, async ({ tx, act, params }) => momentDeletion.remove(tx, act, params.id)),
]
