import type { addMoment } from '#shared/moments/contract.ts'
import { momentRecord } from '#shared/moments/record.ts'
import { findEarliestMomentDay, momentYearsBack } from '#shared/moments/rules.ts'
import { toColumns } from '#shared/records/record.ts'
import { dayIn, findLatestDayOnEarth } from '#shared/time/day.ts'
import { createInvalidFieldError } from '#server/errors.ts'
import type { CommandHandler } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import { recordActivity } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { deleteMoment, insertMoment } from './store.ts'

/**
 * Checks the date of a moment. @throws AppError `invalid_input` when the date is in the future or more than
 * `momentYearsBack` years ago
 */
export const assertValidMomentDate = (date: string, now: number, timeZone: string) => {
  if (date > findLatestDayOnEarth(now))
    throw createInvalidFieldError('date', 'future_day', 'This day has not come yet.')
  if (date < findEarliestMomentDay(dayIn(now, timeZone))) {
    throw createInvalidFieldError('date', 'day_too_far_back', `This day is more than ${momentYearsBack} years ago.`)
  }
}

/** Inserts a moment and its activity, which has no text of its own: the timeline reads it from the moment. */
export const writeMoment: CommandHandler<typeof addMoment> = async ({ tx, act, body, member, now }) => {
  const { childId, weather, mood, date = dayIn(now, member.timeZone) } = body
  assertValidMomentDate(date, now, member.timeZone)
  const id = newId(act.at)
  const metadata = JSON.stringify({ momentId: id, weather, mood })
  const { balance } = await recordActivity(tx, act, { childId, type: 'moment', title: '', points: null, metadata })
  const own = { family_id: act.familyId, id, act_id: act.id, created_at: act.at }
  const moment = await insertMoment(tx, { ...toColumns(momentRecord, { ...body, date }), ...own })
  return {
    response: { ...moment, actId: act.id, balance },
    effect: { kind: 'moment', childId, data: { momentId: id } },
  }
}

/** Undoes writing a moment: deletes it. */
export const momentUndo: UndoHandler<'moment'> = {
  revert: (tx, undone, undo) => deleteMoment(tx, undo.familyId, undone.data.momentId),
}
