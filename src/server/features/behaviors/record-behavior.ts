import type * as z from 'zod/mini'
import type { newBehavior, recordBehavior as endpoint } from '#shared/behaviors/contract.ts'
import { tallyAct } from '#shared/badges/tally-act.ts'
import { toCategory, maxQuickListLength, isSameEntry, addQuickEntry, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import type { CommandHandler } from '#server/http/route.ts'
import type { Act } from '#server/ledger/act.ts'
import { formatMetadata } from '#server/ledger/activity-metadata.ts'
import { recordActivity } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { isEntryAddedAgain, updateQuickList, findQuickList } from './store.ts'

type NewBehavior = z.output<typeof newBehavior>

const addToQuickList = async (tx: Tx, act: Act, body: NewBehavior) => {
  if (body.type === 'punishment' || body.preset) return { added: null, full: false }
  const { title, points, picture } = body
  const entry: QuickEntry = { title, points, ...(picture && { picture }) }
  const list = orNotFound(await findQuickList(tx, act.familyId, body.childId))
  const longer = addQuickEntry(list, entry)
  if (longer) await updateQuickList(tx, act.familyId, body.childId, longer)
  const known = list.some((one) => isSameEntry(one, entry))
  // Without the picture, so that an undo finds what identifies the tile.
  return { added: longer ? { title, points } : null, full: !known && list.length >= maxQuickListLength }
}

/** Awards or deducts points; adds an award that is not a preset to the child's quick list unless that is full. */
export const recordBehavior: CommandHandler<typeof endpoint> = async ({ tx, act, body }) => {
  const { childId, type, title, points, preset = null, picture } = body
  const behavior = { childId, title, description: body.description || null, points }
  const metadata = formatMetadata({ preset, picture })
  const activity = { ...behavior, type: 'behavior', iconName: preset, metadata } as const
  const { activityId, balance } = await recordActivity(tx, act, activity)
  const quick = await addToQuickList(tx, act, body)
  const data = { quick: quick.added }
  return {
    response: {
      ...behavior,
      id: activityId,
      actId: act.id,
      balance,
      type,
      category: toCategory(points),
      preset,
      createdAt: act.at,
      quickAdded: quick.added !== null,
      quickFull: quick.full,
    },
    effect: { kind: 'behavior', childId, data },
    tallies: tallyAct('behavior', data, { points, iconName: preset, picture: picture ?? null }),
  }
}

/** Reverts an award apart from its points: removes what it added to the quick list, unless a later award added the same. */
export const behaviorUndo: UndoHandler<'behavior'> = {
  revert: async (tx, undone, undo) => {
    const { quick } = undone.data
    if (!quick || (await isEntryAddedAgain(tx, undo.familyId, undone))) return
    const list = orNotFound(await findQuickList(tx, undo.familyId, undone.childId))
    const others = list.filter((one) => !isSameEntry(one, quick))
    await updateQuickList(tx, undo.familyId, undone.childId, others)
  },
}
