import * as z from 'zod/mini'
import type { ResponseBody, ParsedInput } from '#shared/contract/endpoint.ts'
import type { addMoment } from '#shared/moments/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { newId } from '#server/ids.ts'
import type { Act, ActResult } from '#server/ledger/act.ts'
import { recordActivity } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { insertMoment, removeMoment } from './store.ts'

type Add = typeof addMoment

/** Writes a moment of a day. Its activity holds no word of the story, which is joined when it is read. */
export const writeMoment = async (
  tx: Tx,
  act: Act,
  { childId, weather, mood, content }: ParsedInput<Add>['body'],
  date: string,
): Promise<ActResult<ResponseBody<Add>>> => {
  const id = newId(act.at)
  const metadata = JSON.stringify({ momentId: id, weather, mood })
  const { balance } = await recordActivity(tx, act, { childId, type: 'moment', title: '', points: null, metadata })
  const moment = { id, childId, weather, mood, content: content || null, date, createdAt: act.at }
  await insertMoment(tx, act.familyId, act.id, moment)
  return {
    response: { ...moment, actId: act.id, balance },
    effect: { kind: 'moment', childId, data: { momentId: id } },
  }
}

const data = z.object({ momentId: z.string() })

/** Takes a moment back: it goes. */
export const momentUndo: UndoHandler = {
  revert: async (tx, undone, undo) => removeMoment(tx, undo.familyId, z.parse(data, undone.data).momentId),
}
