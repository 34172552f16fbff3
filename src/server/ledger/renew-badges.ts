import * as z from 'zod/mini'
import type { Badge } from '#shared/badges/contract.ts'
import { badgeCatalogue, badgeKinds, isEarned, addTallies, type Tallies } from '#shared/badges/rules.ts'
import { childRecord } from '#shared/children/record.ts'
import type { Day } from '#shared/time/day.ts'
import { castToText, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Act, ActResult } from './act.ts'
import { deleteBadges, insertBadges, passOnBadges } from './badge-rows.ts'

/** Parses the column `tallies` of a child. */
export const parseTallies = (tallies: string | null): Tallies | null =>
  tallies === null ? null : z.parse(childRecord.tallies.schema, JSON.parse(tallies))

// One statement, for every award pays for it.
const queryTallies = createPreparedQuery<Omit<TallyChange, 'change'>>()((db, { familyId, childId, day, actId }) =>
  db
    .selectFrom('children as c')
    .select('c.tallies')
    .select((child) =>
      child
        .selectFrom('activities as a')
        .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
        .select('a.act_id')
        .where('a.family_id', '=', castToText(familyId))
        .where('a.child_id', '=', castToText(childId))
        .where('a.day', '=', castToText(day))
        .where('a.act_id', '!=', castToText(actId))
        .where('a.undoes', 'is', null)
        .where('a.points', '>', 0)
        .where('t.undone_at', 'is', null)
        .limit(1)
        .as('otherDeed'),
    )
    .where('c.family_id', '=', castToText(familyId))
    .where('c.id', '=', castToText(childId)),
)

const writeTallies = createPreparedQuery<{ familyId: string; childId: string; tallies: string }>()(
  (db, { familyId, childId, tallies }) =>
    db.updateTable('children').set({ tallies }).where('family_id', '=', familyId).where('id', '=', childId),
)

/** Stores the tallies of a child, which is locked. */
export const updateTallies = async (tx: Tx, familyId: string, childId: string, tallies: Tallies): Promise<void> => {
  await writeTallies(tx, { familyId, childId, tallies: JSON.stringify(tallies) })
}

interface TallyChange {
  familyId: string
  childId: string
  change: Tallies
  /** The day of its deeds. */
  day: Day
  /** The act that is recorded or undone. */
  actId: string
}

const listEarnedKinds = (tallies: Tallies) => badgeKinds.filter((kind) => isEarned(kind, tallies))

/** Adds a change to the tallies of a child. Returns the badges earned before and after it; null for a child that is not counted yet. */
const changeTallies = async (tx: Tx, { change, ...deed }: TallyChange) => {
  const [row] = (await queryTallies(tx, deed)).rows
  const before = parseTallies(row?.tallies ?? null)
  if (!row || !before) return null
  const days = row.otherDeed === null ? (change['deeds'] ?? 0) : 0
  const sums = addTallies(before, { ...change, days })
  // What an earlier version counted otherwise, such as a picture that a title suggests, may be taken back now.
  const after = Object.fromEntries(Object.entries(sums).filter(([, n]) => n > 0))
  await updateTallies(tx, deed.familyId, deed.childId, after)
  return { before: listEarnedKinds(before), after: listEarnedKinds(after) }
}

/**
 * Adds what an act changed to the tallies of its child, gives the badges that they now earn and takes those that they no
 * longer earn. Returns the new ones. A child whose tallies are not counted yet is left to the job that counts them.
 */
export const renewBadges = async (tx: Tx, act: Act, done: ActResult<unknown>): Promise<Badge[]> => {
  const { effect, tallies: change = {}, deedDay: day = act.day } = done
  if (!effect || effect.childId === null || Object.values(change).every((n) => n === 0)) return []
  const undoneId = effect.kind === 'undo' ? effect.undoes : undefined
  const own = { familyId: act.familyId, childId: effect.childId }
  const changed = await changeTallies(tx, { ...own, change, day, actId: undoneId ?? act.id })
  if (!changed) return []
  const { before, after } = changed
  const gained = after.filter((kind) => !before.includes(kind))
  const lost = before.filter((kind) => !after.includes(kind))
  const badges = gained.map((kind) => ({ kind, awardedAt: act.happenedAt }))
  await insertBadges(tx, { ...own, actId: act.id, at: act.at }, badges)
  await deleteBadges(tx, own, lost)
  if (undoneId !== undefined) await passOnBadges(tx, { ...own, actId: undoneId })
  return badges.map(({ kind, awardedAt }) => ({ id: kind, ...badgeCatalogue[kind], awardedAt }))
}
