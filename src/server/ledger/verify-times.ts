import { sql } from 'kysely'
import { dayIn, findLatestDayOnEarth, type Day } from '#shared/time/day.ts'
import { hourMs } from '#shared/time/duration.ts'
import { formatInconsistencies, type ConsistencyCheck } from './inconsistency.ts'

const checkTimes: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('activities as a')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
    .whereRef('a.happened_at', '!=', 't.happened_at')
    .select(['a.id', 'a.happened_at', 't.happened_at as of_act'])
    .execute()
  return rows.flatMap((row) =>
    formatInconsistencies('activities', row.id, [`happened at ${row.happened_at}; its act at ${row.of_act}`]),
  )
}

const checkDaysOfCheckIns: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('check_ins as d')
    .innerJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 'd.family_id').onRef('a.act_id', '=', 'd.act_id').on('a.undoes', 'is', null),
    )
    .whereRef('a.day', '!=', 'd.day')
    .select(['a.id', 'a.day', 'd.day as of_check_in'])
    .execute()
  return rows.flatMap((row) =>
    formatInconsistencies('activities', row.id, [`stands under ${row.day}; its check-in is of ${row.of_check_in}`]),
  )
}

const checkDaysOfMoments: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('moments as m')
    .innerJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 'm.family_id').onRef('a.act_id', '=', 'm.act_id').on('a.undoes', 'is', null),
    )
    .whereRef('a.day', '!=', 'm.day')
    .select(['a.id', 'a.day', 'm.day as of_moment'])
    .execute()
  return rows.flatMap((row) =>
    formatInconsistencies('activities', row.id, [`stands under ${row.day}; its moment is of ${row.of_moment}`]),
  )
}

/** Returns the earliest and the latest day that it is anywhere on Earth; zones are at most 12 hours behind UTC. */
const findDaysOnEarth = (instant: number): [Day, Day] => [
  dayIn(instant - 12 * hourMs, 'UTC'),
  findLatestDayOnEarth(instant),
]

// The zone that the family had then is not stored. The day in UTC, which most have, is possible in any case.
const checkOtherDays: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('activities as a')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
    .where(sql<boolean>`a.day <> substr(a.happened_at, 1, 10)`)
    .where((row) =>
      row.or([
        row('a.undoes', 'is not', null),
        row('t.kind', 'is', null),
        row('t.kind', 'not in', ['check_in', 'moment']),
      ]),
    )
    .select(['a.id', 'a.day', 'a.happened_at'])
    .execute()
  return rows.flatMap((row) => {
    const [earliest, latest] = findDaysOnEarth(Date.parse(row.happened_at))
    const isPossible = row.day >= earliest && row.day <= latest
    return formatInconsistencies('activities', row.id, [
      !isPossible && `stands under ${row.day}, which was nowhere today at ${row.happened_at}`,
    ])
  })
}

/** Checks of times and days: those of activities are those of their acts, check-ins and moments. */
export const timeChecks: readonly ConsistencyCheck[] = [
  checkTimes,
  checkDaysOfCheckIns,
  checkDaysOfMoments,
  checkOtherDays,
]
