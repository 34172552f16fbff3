import { parseEffect } from '#shared/acts/effects.ts'
import { formatInconsistencies, type ConsistencyCheck } from './inconsistency.ts'

const checkReturned: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('redemptions as r')
    .leftJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 'r.family_id').onRef('a.act_id', '=', 'r.act_id').on('a.undoes', 'is', null),
    )
    .leftJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'r.family_id').onRef('t.id', '=', 'r.act_id'))
    .select(['r.id', 'r.points_spent', 'r.returned_at', 'a.points', 't.undone_at'])
    .execute()
  return rows.flatMap((row) =>
    formatInconsistencies('redemptions', row.id, [
      row.points !== -row.points_spent && `points_spent is ${row.points_spent}; its activity has ${row.points} points`,
      (row.returned_at === null) !== (row.undone_at === null) && 'only one of returned_at and its act is undone',
    ]),
  )
}

/** Compares `given_at` with the acts that marked a redemption as given; those of earlier versions are not known. */
const checkGiven: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('acts as t')
    .select(['t.family_id', 't.effect', 't.happened_at', 't.undone_at'])
    .where('t.kind', '=', 'redemption_given')
    .orderBy('t.undone_at')
    .execute()
  const keyOf = (familyId: string, id: string) => `${familyId} ${id}`
  const marks = Map.groupBy(rows, (row) =>
    keyOf(row.family_id, parseEffect('redemption_given', row.effect).redemptionId),
  )
  const redemptions = await db.selectFrom('redemptions').select(['family_id', 'id', 'given_at']).execute()
  return redemptions.flatMap(({ family_id: familyId, id, given_at: givenAt }) => {
    const acts = marks.get(keyOf(familyId, id)) ?? []
    const standing = acts.filter((act) => act.undone_at === null)
    const expected = standing[0]?.happened_at ?? null
    return formatInconsistencies('redemptions', id, [
      standing.length > 1 && `was marked as given by ${standing.length} acts that are not undone`,
      acts.length > 0 && givenAt !== expected && `given_at is ${givenAt}; its acts say ${expected}`,
    ])
  })
}

/** Checks of redemptions: price and return match the act that redeemed, `given_at` the acts that marked it as given. */
export const redemptionChecks: readonly ConsistencyCheck[] = [checkReturned, checkGiven]
