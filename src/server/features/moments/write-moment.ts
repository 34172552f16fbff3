import type { ParsedInput, ResponseBody } from '#shared/contract/endpoint.ts'
import type { addMoment } from '#shared/moments/contract.ts'
import { momentRecord } from '#shared/moments/record.ts'
import { toColumns } from '#shared/records/record.ts'
import type { Tx } from '#server/db/transaction.ts'
import { newId } from '#server/ids.ts'
import type { Act, ActResult } from '#server/ledger/act.ts'
import { recordActivity } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { deleteMoment, insertMoment } from './store.ts'

type Add = typeof addMoment

/** Writes a moment of a day. Its activity does not have the text, which is joined when it is read. */
export const writeMoment = async (
  tx: Tx,
  act: Act,
  body: ParsedInput<Add>['body'] & { date: string },
): Promise<ActResult<ResponseBody<Add>>> => {
  const { childId, weather, mood } = body
  const id = newId(act.at)
  const metadata = JSON.stringify({ momentId: id, weather, mood })
  const { balance } = await recordActivity(tx, act, { childId, type: 'moment', title: '', points: null, metadata })
  const own = { family_id: act.familyId, id, act_id: act.id, created_at: act.at }
  const moment = await insertMoment(tx, { ...toColumns(momentRecord, body), ...own })
  return {
    response: { ...moment, actId: act.id, balance },
    effect: { kind: 'moment', childId, data: { momentId: id } },
  }
}

/** Deletes the moment. */
export const momentUndo: UndoHandler<'moment'> = {
  revert: (tx, undone, undo) => deleteMoment(tx, undo.familyId, undone.data.momentId),
}
