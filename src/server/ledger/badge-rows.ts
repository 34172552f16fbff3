import { badgeRules, type BadgeKind, tallyMoment } from '#shared/badges/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { newId } from '#server/ids.ts'
import { readStandingActs, type StandingAct } from './standing-acts.ts'

interface ChildKey {
  familyId: string
  childId: string
}

/** Inserts badges that a child does not have yet; `actId` is null for those of earlier deeds. The child is locked. */
export const insertBadges = async (
  tx: Tx,
  { familyId, childId, actId, at }: ChildKey & { actId: string | null; at: string },
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
export const deleteBadges = async (
  tx: Tx,
  { familyId, childId }: ChildKey,
  kinds: readonly BadgeKind[],
): Promise<void> => {
  if (kinds.length === 0) return
  const own = tx.deleteFrom('badges').where('family_id', '=', familyId).where('child_id', '=', childId)
  await own.where('kind', 'in', kinds).execute()
}

const countsFor = (kind: BadgeKind, { change, metadata, kind: act }: StandingAct): boolean => {
  const moment = act === 'moment' && metadata !== null ? (JSON.parse(metadata) as { weather: string }) : null
  const own = moment ? tallyMoment(moment.weather) : change
  return badgeRules[kind].count({ ...own, days: own['deeds'] ?? 0 }) > 0
}

interface UndoneDeed extends ChildKey {
  actId: string
}

const hasMoment = async (tx: Tx, familyId: string, actId: string): Promise<boolean> => {
  const moment = await tx
    .selectFrom('moments')
    .select('id')
    .where(({ and }) => and({ family_id: familyId, act_id: actId, deleted_at: null }))
    .executeTakeFirst()
  return moment !== undefined
}

/** Returns the first later act that counts for a badge and stands; a moment that was deleted counts for none. */
const findNextDeed = async (tx: Tx, kind: BadgeKind, { familyId, childId, actId }: UndoneDeed) => {
  const { after } = await tx
    .selectFrom('activities')
    .select(({ fn }) => fn.max('sequence').as('after'))
    .where(({ and }) => and({ family_id: familyId, act_id: actId }))
    .executeTakeFirstOrThrow()
  for await (const act of readStandingActs(tx, { familyId, childId, after: after ?? 0 })) {
    if (countsFor(kind, act) && (act.kind !== 'moment' || (await hasMoment(tx, familyId, act.id)))) return act
  }
  return undefined
}

/** Passes the badges that an undone act had earned, and that are still earned, to the next act that counts for them. */
export const passOnBadges = async (tx: Tx, deed: UndoneDeed): Promise<void> => {
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
