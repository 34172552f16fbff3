import { addTallies, negateTallies, tallyMoment } from '#shared/badges/rules.ts'
import type { addMoment, editMoment as editEndpoint } from '#shared/moments/contract.ts'
import { momentRecord } from '#shared/moments/record.ts'
import { findEarliestMomentDay, momentYearsBack } from '#shared/moments/rules.ts'
import { toColumns } from '#shared/records/record.ts'
import { findLatestDayOnEarth } from '#shared/time/day.ts'
import { createInvalidFieldError, orNotFound } from '#server/errors.ts'
import type { CommandHandler } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import type { Act } from '#server/ledger/act.ts'
import { lockChildOf } from '#server/ledger/child-lock.ts'
import { recordActivity, setDayOfMoment } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { deleteMoment, findMoment, insertMoment, updateMoment } from './store.ts'

/**
 * Checks the date that an act gives a moment. @throws AppError `invalid_input` when the date is in the future or more than
 * `momentYearsBack` years ago
 */
const assertValidMomentDate = (date: string, { happenedAt, day }: Act) => {
  if (date > findLatestDayOnEarth(Date.parse(happenedAt)))
    throw createInvalidFieldError('date', 'future_day', 'This day has not come yet.')
  if (date < findEarliestMomentDay(day)) {
    throw createInvalidFieldError('date', 'day_too_far_back', `This day is more than ${momentYearsBack} years ago.`)
  }
}

/** Inserts a moment and its activity, which has no text of its own: the timeline reads it from the moment. */
export const writeMoment: CommandHandler<typeof addMoment> = async ({ tx, act, body }) => {
  const { childId, weather, mood, date = act.day } = body
  assertValidMomentDate(date, act)
  const id = newId(act.at)
  const metadata = JSON.stringify({ momentId: id, weather, mood })
  const activity = { childId, type: 'moment', title: '', points: null, metadata, day: date } as const
  const { balance } = await recordActivity(tx, act, activity)
  const own = { family_id: act.familyId, id, act_id: act.id, created_at: act.at }
  const moment = await insertMoment(tx, { ...toColumns(momentRecord, { ...body, date }), ...own })
  return {
    response: { ...moment, actId: act.id, balance },
    effect: { kind: 'moment', childId, data: { momentId: id } },
    tallies: tallyMoment(weather),
  }
}

/** Changes a moment; its activity stands under its date. @throws AppError `not_found`, `invalid_input` (date out of reach) */
export const editMoment: CommandHandler<typeof editEndpoint> = async ({ tx, act, params: { id }, body }) => {
  if (body.date !== undefined) assertValidMomentDate(body.date, act)
  const { childId } = await lockChildOf(tx, 'moments', act.familyId, id)
  const before = orNotFound(await findMoment(tx, act.familyId, id))
  const moment = orNotFound(await updateMoment(tx, act.familyId, id, toColumns(momentRecord, body)))
  if (body.date !== undefined) await setDayOfMoment(tx, act.familyId, id, moment.date)
  const tallies = addTallies(tallyMoment(moment.weather), negateTallies(tallyMoment(before.weather)))
  return { response: moment, effect: { kind: null, childId }, tallies }
}

/** Undoes writing a moment: deletes it. */
export const momentUndo: UndoHandler<'moment'> = {
  revert: (tx, undone, undo) => deleteMoment(tx, undo.familyId, undone.data.momentId),
  tally: async (tx, undone, undo) => {
    const moment = await findMoment(tx, undo.familyId, undone.data.momentId)
    return moment ? negateTallies(tallyMoment(moment.weather)) : {}
  },
}
