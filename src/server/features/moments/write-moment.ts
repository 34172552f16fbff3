import * as z from 'zod/mini'
import type { Answer, Parsed } from '#shared/contract/endpoint.ts'
import type { addMoment } from '#shared/moments/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { newId } from '#server/ids.ts'
import type { Act, Done } from '#server/ledger/act.ts'
import { record } from '#server/ledger/record.ts'
import type { Undoer } from '#server/ledger/undo.ts'
import { insertMoment, removeMoment } from './store.ts'

type Add = typeof addMoment

/** Writes a moment of a day. Its activity holds no word of the story, which is joined when it is read. */
export const writeMoment = async (
  tx: Tx,
  act: Act,
  { childId, weather, mood, content }: Parsed<Add>['body'],
  date: string,
): Promise<Done<Answer<Add>>> => {
  const id = newId(act.at)
  const metadata = JSON.stringify({ momentId: id, weather, mood })
  const { balance } = await record(tx, act, { childId, type: 'moment', title: '', points: null, metadata })
  const moment = { id, childId, weather, mood, content: content || null, date, createdAt: act.at }
  await insertMoment(tx, act.familyId, act.id, moment)
  return {
    answer: { ...moment, actId: act.id, balance },
    did: { kind: 'moment', childId, effect: { momentId: id } },
  }
}

const effect = z.object({ momentId: z.string() })

/** Takes a moment back: it goes. */
export const momentUndoer: Undoer = {
  takeBack: async (tx, undone, undo) => removeMoment(tx, undo.familyId, z.parse(effect, undone.effect).momentId),
}
