import * as z from 'zod/mini'
import type { Badge } from '#shared/badges/badge.ts'
import { badgeCatalogue, badgeKinds, badgeRules, isEarned, type BadgeKind } from '#shared/badges/rules.ts'
import { addTallies, tallyMoment, type Tallies } from '#shared/badges/tallies.ts'
import { childRecord } from '#shared/children/record.ts'
import type { Day } from '#shared/time/day.ts'
import { castToText, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Tx } from '#server/db/transaction.ts'
import { newId } from '#server/ids.ts'
import type { Act, ActResult } from './act.ts'
import { readStandingActs, type StandingAct } from './standing-acts.ts'

/** Parses the column `tallies` of a child. */
export const parseTallies = (tallies: string | null): Tallies | null =>
  tallies === null ? null : z.parse(childRecord.tallies.schema, JSON.parse(tallies))

interface DeedOnDay {
  familyId: string
  childId: string
  day: Day
  /** The act that is recorded or undone. */
  actId: string
}

// One statement, for every award pays for it.
const queryTallies = createPreparedQuery<DeedOnDay>()((db, { familyId, childId, day, actId }) =>
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
        .where('a.type', 'in', ['behavior', 'habit', 'skill'])
        .where((row) => row.or([row('a.type', '!=', 'behavior'), row('a.points', '>', 0)]))
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

/** Inserts badges that a child does not have yet; `actId` is null for those of earlier deeds. The child is locked. */
export const insertBadges = async (
  tx: Tx,
  { familyId, childId, actId, at }: { familyId: string; childId: string; actId: string | null; at: string },
  badges: readonly { kind: BadgeKind; awardedAt: string }[],
): Promise<void> => {
  if (badges.length === 0) return
  const own = { family_id: familyId, child_id: childId, act_id: actId }
  await tx
    .insertInto('badges')
    .values(badges.map(({ kind, awardedAt }) => ({ ...own, id: newId(at), kind, awarded_at: awardedAt })))
    .onConflict((conflict) => conflict.columns(['family_id', 'child_id', 'kind']).doNothing())
    .execute()
}

/** Deletes badges of some kinds. The child is locked. */
export const deleteBadges = async (tx: Tx, familyId: string, childId: string, kinds: readonly BadgeKind[]) => {
  if (kinds.length === 0) return
  const own = tx.deleteFrom('badges').where('family_id', '=', familyId).where('child_id', '=', childId)
  await own.where('kind', 'in', kinds).execute()
}

const countsFor = (kind: BadgeKind, { change, metadata, kind: act }: StandingAct): boolean => {
  const moment = act === 'moment' && metadata !== null ? (JSON.parse(metadata) as { weather: string }) : null
  const own = moment ? tallyMoment(moment.weather) : change
  return badgeRules[kind].count({ ...own, days: own['deeds'] ?? 0 }) > 0
}

interface UndoneDeed {
  familyId: string
  childId: string
  actId: string
}

/** Returns the first later act that counts for a badge and stands. */
const findNextDeed = async (tx: Tx, kind: BadgeKind, { familyId, childId, actId }: UndoneDeed) => {
  const { after } = await tx
    .selectFrom('activities')
    .select(({ fn }) => fn.max('sequence').as('after'))
    .where(({ and }) => and({ family_id: familyId, act_id: actId }))
    .executeTakeFirstOrThrow()
  for await (const act of readStandingActs(tx, { familyId, childId, after: after ?? 0 })) {
    if (countsFor(kind, act)) return act
  }
  return undefined
}

/** Passes the badges that an undone act had earned, and that are still earned, to the next act that counts for them. */
const passOnBadges = async (tx: Tx, deed: UndoneDeed): Promise<void> => {
  const { familyId, actId } = deed
  const own = { family_id: familyId, act_id: actId }
  const badges = await tx
    .selectFrom('badges')
    .select(['id', 'kind'])
    .where(({ and }) => and(own))
    .where('child_id', '=', deed.childId)
    .execute()
  for (const { id, kind } of badges) {
    const next = await findNextDeed(tx, kind, deed)
    const cause = next ? { act_id: next.id, awarded_at: next.happenedAt } : { act_id: null }
    await tx.updateTable('badges').set(cause).where('family_id', '=', familyId).where('id', '=', id).execute()
  }
}

/**
 * Adds what an act changed to the tallies of its child, gives the badges that they now earn and takes those that they no
 * longer earn. Returns the new ones. A child whose tallies are not counted yet is left to the job that counts them.
 */
export const renewBadges = async (tx: Tx, act: Act, done: ActResult<unknown>): Promise<Badge[]> => {
  const { effect, tallies: change = {}, deedDay: day = act.day } = done
  const isUndo = effect?.kind === 'undo'
  if (!effect || effect.childId === null || Object.values(change).every((n) => n === 0)) return []
  const { familyId } = act
  const { childId } = effect
  const actId = (isUndo ? effect.undoes : undefined) ?? act.id
  const [row] = (await queryTallies(tx, { familyId, childId, day, actId })).rows
  const before = parseTallies(row?.tallies ?? null)
  if (!row || !before) return []
  const days = row.otherDeed === null ? (change['deeds'] ?? 0) : 0
  const after = addTallies(before, { ...change, days })
  await updateTallies(tx, familyId, childId, after)
  const gained = badgeKinds.filter((kind) => !isEarned(kind, before) && isEarned(kind, after))
  const lost = badgeKinds.filter((kind) => isEarned(kind, before) && !isEarned(kind, after))
  const awardedAt = act.happenedAt
  await insertBadges(
    tx,
    { familyId, childId, actId: act.id, at: act.at },
    gained.map((kind) => ({ kind, awardedAt })),
  )
  await deleteBadges(tx, familyId, childId, lost)
  if (isUndo) await passOnBadges(tx, { familyId, childId, actId })
  return gained.map((kind) => ({ id: kind, ...badgeCatalogue[kind], awardedAt }))
}
