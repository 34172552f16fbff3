import { badgeKinds, completionBadges, isEarned, type BadgeKind, type Tallies } from '#shared/badges/rules.ts'
import { countTallies } from './count-tallies.ts'
import { formatInconsistencies, type ConsistencyCheck } from './inconsistency.ts'
import { parseTallies } from './renew-badges.ts'

/**
 * Returns the keys in which tallies differ. Those of pictures may differ by `guessed`, because versions guess pictures
 * differently.
 */
const listDifferences = (stored: Tallies, counted: Tallies, guessed: number): string[] => {
  const keys = new Set([...Object.keys(stored), ...Object.keys(counted)])
  return [...keys].filter((key) => {
    const { [key]: a = 0 } = stored
    const { [key]: b = 0 } = counted
    return Math.abs(a - b) > (key.startsWith('picture:') ? guessed : 0)
  })
}

const checkTallies: ConsistencyCheck = async (db) => {
  const children = await db.selectFrom('children').select(['family_id', 'id', 'tallies']).execute()
  const rows = await db.selectFrom('badges').select(['child_id', 'kind']).execute()
  const kindsOfChild = Map.groupBy(rows, (row) => row.child_id)
  const waiting = await db.selectFrom('jobs').select('key').where('kind', '=', 'badges').execute()
  const waitingFamilies = new Set(waiting.map(({ key }) => key))
  const inconsistencies: string[] = []
  for (const { family_id: familyId, id, tallies: text } of children) {
    const stored = parseTallies(text)
    const kinds = new Set<BadgeKind>(kindsOfChild.get(id)?.map(({ kind }) => kind))
    const { tallies, guessedPictures } = stored
      ? await countTallies(db, familyId, id)
      : { tallies: {}, guessedPictures: 0 }
    const differences = stored ? listDifferences(stored, tallies, guessedPictures) : []
    const wrong = stored ? badgeKinds.filter((kind) => kinds.has(kind) !== isEarned(kind, stored)) : []
    inconsistencies.push(
      ...formatInconsistencies('children', id, [
        stored === null && !waitingFamilies.has(familyId) && 'its tallies are not counted, and no job will count them',
        ...differences.map(
          (key) => `its tallies say ${formatTally(stored, key)}; counted from its rows: ${formatTally(tallies, key)}`,
        ),
        ...wrong.map((kind) => (kinds.has(kind) ? `has the badge ${kind} without earning it` : `has no badge ${kind}`)),
      ]),
    )
  }
  return inconsistencies
}

const formatTally = (tallies: Tallies | null, key: string): string => `${key} ${tallies?.[key] ?? 0}`

const checkActs: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('badges as b')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'b.family_id').onRef('t.id', '=', 'b.act_id'))
    .select(['b.id', 'b.act_id'])
    .where('t.undone_at', 'is not', null)
    .execute()
  return rows.flatMap((row) =>
    formatInconsistencies('badges', row.id, [`was awarded by act ${row.act_id}, which is undone`]),
  )
}

const checkCompletions: ConsistencyCheck = async (db) => {
  const first = await db
    .selectFrom('completions as c')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'c.family_id').onRef('t.id', '=', 'c.act_id'))
    .select(['c.id', 'c.family_id', 'c.child_id', 'c.badge', 'c.act_id', 'c.completed_at', 't.undone_at'])
    .orderBy('c.place')
    .execute()
  const badges = await db.selectFrom('badges').selectAll().where('kind', 'in', completionBadges).execute()
  const keyOf = (row: { family_id: string; child_id: string }, kind: string) =>
    [row.family_id, row.child_id, kind].join(' ')
  const earliest = new Map(first.toReversed().map((row) => [keyOf(row, row.badge), row]))
  const badgesByKey = new Map(badges.map((row) => [keyOf(row, row.kind), row]))
  return [
    ...first.flatMap(({ id, undone_at }) =>
      formatInconsistencies('completions', id, [undone_at !== null && 'belongs to an undone act']),
    ),
    ...[...earliest].flatMap(([key, { id, badge }]) =>
      formatInconsistencies('completions', id, [!badgesByKey.has(key) && `the child has no badge ${badge}`]),
    ),
    ...[...badgesByKey].flatMap(([key, { id, act_id, awarded_at }]) => {
      const by = earliest.get(key)
      return formatInconsistencies('badges', id, [
        by === undefined && 'has no completion',
        by !== undefined &&
          (by.act_id !== act_id || by.completed_at !== awarded_at) &&
          `was awarded by act ${act_id}; the earliest completion is of act ${by.act_id}`,
      ])
    }),
  ]
}

/** Checks of badges: tallies as counted from the rows, the badges that they earn, those of completions by the earliest one. */
export const badgeChecks: readonly ConsistencyCheck[] = [checkCompletions, checkTallies, checkActs]
