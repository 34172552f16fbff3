import { maxVersion } from '#shared/records/columns.ts'
import type { Db } from '#server/db/transaction.ts'
import { errorMessage } from '#server/error-parts.ts'
import { formatInconsistencies, type ConsistencyCheck } from './inconsistency.ts'
import { agentChecks } from './verify-agents.ts'
import { badgeChecks } from './verify-badges.ts'
import { habitChecks } from './verify-habits.ts'
import { momentChecks } from './verify-moments.ts'
import { redemptionChecks } from './verify-redemptions.ts'
import { nameChecks } from './verify-names.ts'
import { skillChecks } from './verify-skills.ts'
import { timeChecks } from './verify-times.ts'

const checkBalances: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('children as c')
    .leftJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 'c.family_id').onRef('a.child_id', '=', 'c.id'),
    )
    .leftJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
    .select(['c.id', 'c.points', 'c.points_earned', 'c.version'])
    .select(({ fn }) => [
      fn.sum<number | null>('a.points').as('total'),
      fn.min('a.sequence').as('first'),
      fn.max('a.sequence').as('last'),
      fn
        .sum<number | null>('a.points')
        .filterWhere((row) => row.and([row('a.points', '>', 0), row('a.undoes', 'is', null)]))
        .filterWhere('t.undone_at', 'is', null)
        .as('earned'),
    ])
    .groupBy(['c.family_id', 'c.id', 'c.points', 'c.points_earned', 'c.version'])
    .execute()
  return rows.flatMap((row) => {
    const [total, first, last] = [Number(row.total), row.first ?? 1, Number(row.last)]
    const earned = Number(row.earned)
    return formatInconsistencies('children', row.id, [
      row.points !== total && `points is ${row.points}; the sum of its activities is ${total}`,
      row.points_earned !== earned && `points_earned is ${row.points_earned}; its activities add up to ${earned}`,
      row.version < last && `version is ${row.version}, less than the sequence ${last} of its last activity`,
      row.version > maxVersion && `version is ${row.version}, more than ${maxVersion}`,
      first < 1 && `the sequence of its first activity is ${first}`,
    ])
  })
}

const checkCompensations: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('activities as a')
    .where('a.points', 'is not', null)
    .innerJoin('activities as b', (join) =>
      join.onRef('b.family_id', '=', 'a.family_id').onRef('b.id', '=', 'a.undoes'),
    )
    .where((row) =>
      row.or([row('a.points', '!=', row.neg(row.ref('b.points'))), row('a.child_id', '!=', row.ref('b.child_id'))]),
    )
    .select(['a.id', 'a.points', 'b.id as of', 'b.points as from'])
    .execute()
  return rows.flatMap(({ id, points, of, from }) =>
    formatInconsistencies('activities', id, [
      `compensates activity ${of} of ${from} points with ${points} points, or of another child`,
    ]),
  )
}

const checkUndoneActs: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('acts as t')
    .leftJoin('acts as u', (join) =>
      join.onRef('u.family_id', '=', 't.family_id').onRef('u.id', '=', 't.undone_by').onRef('u.undoes', '=', 't.id'),
    )
    .where('t.undone_at', 'is not', null)
    .where('u.id', 'is', null)
    .select(['t.id', 't.undone_by'])
    .execute()
  return rows.flatMap(({ id, undone_by }) =>
    formatInconsistencies('acts', id, [`is marked as undone by act ${undone_by}, which does not undo it`]),
  )
}

const checkMissingCompensations: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('activities as a')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
    .leftJoin('activities as u', (join) => join.onRef('u.family_id', '=', 'a.family_id').onRef('u.undoes', '=', 'a.id'))
    .where('t.undone_at', 'is not', null)
    .where('u.id', 'is', null)
    .select('a.id')
    .execute()
  return rows.flatMap(({ id }) =>
    formatInconsistencies('activities', id, ['belongs to an undone act but is not compensated']),
  )
}

const ledgerChecks: readonly ConsistencyCheck[] = [
  checkBalances,
  checkCompensations,
  checkUndoneActs,
  checkMissingCompensations,
  ...redemptionChecks,
]

/** The checks, by the table that they are mainly about. */
const checksByTable = {
  children: [...ledgerChecks, ...nameChecks],
  activities: timeChecks,
  habits: habitChecks,
  skills: skillChecks,
  moments: momentChecks,
  badges: badgeChecks,
  agents: agentChecks,
} as const

// A table that cannot be read is reported too and must not stop a backup of the rest.
const runCheck = (db: Db, table: string, check: ConsistencyCheck): Promise<string[]> =>
  check(db).catch((error: unknown) =>
    formatInconsistencies(table, '(all)', [`cannot be checked: ${errorMessage(error)}`]),
  )

/**
 * Returns a line for every inconsistent row of a database: balances against activities, caches against rows, undone acts
 * against their effects. Needs a snapshot while other connections write.
 */
export const verify = async (db: Db): Promise<string[]> => {
  const inconsistencies: string[] = []
  for (const [table, checksOfTable] of Object.entries(checksByTable)) {
    for (const check of checksOfTable) inconsistencies.push(...(await runCheck(db, table, check)))
  }
  return inconsistencies
}
