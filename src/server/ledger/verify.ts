import { sql } from 'kysely'
import type { Db } from '#server/db/transaction.ts'
import type { Check, Inconsistency } from './fault.ts'
import { badgeChecks } from './verify-badges.ts'
import { habitChecks } from './verify-habits.ts'
import { momentChecks } from './verify-moments.ts'
import { skillChecks } from './verify-skills.ts'

const sum = (db: Db) => db.selectFrom('activities as a').where('a.points', 'is not', null)

const balances: Check = async (db) => {
  const rows = await db
    .selectFrom('children as c')
    .select(['c.id', 'c.points', 'c.points_earned', 'c.version'])
    .select((row) => [
      row
        .selectFrom('activities as a')
        .whereRef('a.family_id', '=', 'c.family_id')
        .whereRef('a.child_id', '=', 'c.id')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('a.points'), sql<number>`0`).as('total'))
        .as('total'),
      row
        .selectFrom('activities as a')
        .whereRef('a.family_id', '=', 'c.family_id')
        .whereRef('a.child_id', '=', 'c.id')
        .select(({ fn }) => fn.coalesce(fn.max('a.sequence'), sql<number>`0`).as('last'))
        .as('last'),
      row
        .selectFrom('activities as a')
        .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
        .whereRef('a.family_id', '=', 'c.family_id')
        .whereRef('a.child_id', '=', 'c.id')
        .where('a.points', '>', 0)
        .where('a.undoes', 'is', null)
        .where('t.undone_at', 'is', null)
        .select(({ fn }) => fn.coalesce(fn.sum<number>('a.points'), sql<number>`0`).as('earned'))
        .as('earned'),
    ])
    .execute()
  return rows.flatMap((row) => {
    const [total, last, earned] = [Number(row.total), Number(row.last), Number(row.earned)]
    return [
      row.points === total ? '' : `points is ${row.points}, its activities sum to ${total}`,
      row.points_earned === earned ? '' : `points_earned is ${row.points_earned}, its activities say ${earned}`,
      row.version >= last ? '' : `version is ${row.version}, behind its activity ${last}`,
    ]
      .filter(Boolean)
      .map((says) => ({ table: 'children', id: row.id, says }))
  })
}

const compensations: Check = async (db) => {
  const rows = await sum(db)
    .innerJoin('activities as b', (join) =>
      join.onRef('b.family_id', '=', 'a.family_id').onRef('b.id', '=', 'a.undoes'),
    )
    .where((row) =>
      row.or([row('a.points', '!=', row.neg(row.ref('b.points'))), row('a.child_id', '!=', row.ref('b.child_id'))]),
    )
    .select(['a.id', 'a.points', 'b.id as of', 'b.points as from'])
    .execute()
  return rows.map(({ id, points, of, from }) => ({
    table: 'activities',
    id,
    says: `takes back ${points} of activity ${of}, which had ${from}`,
  }))
}

const undoneActs: Check = async (db) => {
  const rows = await db
    .selectFrom('acts as t')
    .leftJoin('acts as u', (join) =>
      join.onRef('u.family_id', '=', 't.family_id').onRef('u.id', '=', 't.undone_by').onRef('u.undoes', '=', 't.id'),
    )
    .where('t.undone_at', 'is not', null)
    .where('u.id', 'is', null)
    .select(['t.id', 't.undone_by'])
    .execute()
  return rows.map(({ id, undone_by }) => ({
    table: 'acts',
    id,
    says: `is undone by ${undone_by}, which does not undo it`,
  }))
}

const loneUndos: Check = async (db) => {
  const rows = await db
    .selectFrom('activities as a')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
    .leftJoin('activities as u', (join) => join.onRef('u.family_id', '=', 'a.family_id').onRef('u.undoes', '=', 'a.id'))
    .where('t.undone_at', 'is not', null)
    .where('u.id', 'is', null)
    .select('a.id')
    .execute()
  return rows.map(({ id }) => ({ table: 'activities', id, says: 'belongs to an undone act and is not taken back' }))
}

const redemptions: Check = async (db) => {
  const rows = await db
    .selectFrom('redemptions as r')
    .leftJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 'r.family_id').onRef('a.act_id', '=', 'r.act_id').on('a.undoes', 'is', null),
    )
    .leftJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'r.family_id').onRef('t.id', '=', 'r.act_id'))
    .select(['r.id', 'r.points_spent', 'r.returned_at', 'a.points', 't.undone_at'])
    .execute()
  return rows.flatMap((row) =>
    [
      row.points === -row.points_spent ? '' : `cost ${row.points_spent}, its activity says ${row.points}`,
      (row.returned_at === null) === (row.undone_at === null) ? '' : 'is returned in one place and not in the other',
    ]
      .filter(Boolean)
      .map((says) => ({ table: 'redemptions', id: row.id, says })),
  )
}

const ledgerChecks: readonly Check[] = [balances, compensations, undoneActs, loneUndos, redemptions]

/** What is looked for, by the table that it is mostly about. */
const checks = {
  children: ledgerChecks,
  habits: habitChecks,
  skills: skillChecks,
  moments: momentChecks,
  badges: badgeChecks,
} as const

// What is damaged beyond reading is wrong too, and must not stop the backup that shall save the rest.
const attempted = async (db: Db, table: string, check: Check): Promise<Inconsistency[]> => {
  try {
    return await check(db)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return [{ table, id: '(all)', says: `cannot be checked: ${why}` }]
  }
}

/**
 * Every row of a database that is not as the rules have it: balance = sum = what the acts say. Where others write
 * meanwhile it is to read a snapshot.
 */
export const verify = async (db: Db): Promise<Inconsistency[]> => {
  const faults: Inconsistency[] = []
  for (const [table, about] of Object.entries(checks)) {
    for (const check of about) faults.push(...(await attempted(db, table, check)))
  }
  return faults
}
