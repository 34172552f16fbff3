import type { Parsed } from '#shared/contract/endpoint.ts'
import { addMoment, deleteMoment as deleteEndpoint, editMoment, listMoments } from '#shared/moments/contract.ts'
import { earliestMoment, momentYearsBack } from '#shared/moments/rules.ts'
import { dayIn, latestDay } from '#shared/time/day.ts'
import { invalidField, orNotFound } from '#server/errors.ts'
import { acts, reads, type Route } from '#server/http/route.ts'
import { lockChild, ownChild } from '#server/ledger/own-child.ts'
import { deleteMoment } from './delete-moment.ts'
import { momentById, momentsOf, placeOf, updateMoment, type MomentColumns } from './store.ts'
import { writeMoment } from './write-moment.ts'

const refuseFarDate = (date: string, now: number, timeZone: string) => {
  if (date > latestDay(now)) throw invalidField('date', 'future_day', 'This day has not come yet.')
  if (date < earliestMoment(dayIn(now, timeZone))) {
    throw invalidField('date', 'day_too_far_back', `This day is more than ${momentYearsBack} years ago.`)
  }
}

const columnsOf = ({ weather, mood, content, date }: Parsed<typeof editMoment>['body']): MomentColumns => ({
  ...(weather === undefined ? {} : { weather }),
  ...(mood === undefined ? {} : { mood }),
  ...(content === undefined ? {} : { content: content || null }),
  ...(date === undefined ? {} : { day: date }),
})

/** Moments: list, write, change, delete. */
export const momentsRoutes = (): Route[] => [
  reads(listMoments, async ({ db, member, params, query }) => {
    const { familyId } = member
    await ownChild(db, familyId, params.childId)
    const { before, on } = query
    const after = before === undefined ? undefined : orNotFound(await placeOf(db, familyId, params.childId, before))
    return momentsOf(db, familyId, params.childId, { after, on })
  }),

  acts(addMoment, async ({ tx, act, body, member, now }) => {
    const date = body.date ?? dayIn(now, member.timeZone)
    refuseFarDate(date, now, member.timeZone)
    return writeMoment(tx, act, body, date)
  }),

  acts(editMoment, async ({ tx, act, params, body, member, now }) => {
    if (body.date !== undefined) refuseFarDate(body.date, now, member.timeZone)
    const { childId } = orNotFound(await momentById(tx, act.familyId, params.id))
    await lockChild(tx, act.familyId, childId)
    orNotFound(await momentById(tx, act.familyId, params.id))
    await updateMoment(tx, act.familyId, params.id, columnsOf(body))
    return { answer: orNotFound(await momentById(tx, act.familyId, params.id)), did: { kind: null, childId } }
  }),

  acts(deleteEndpoint, async ({ tx, act, params }) => deleteMoment(tx, act, params.id)),
]
