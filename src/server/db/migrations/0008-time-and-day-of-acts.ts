import { sql, SqliteAdapter, type Kysely } from 'kysely'
import { dayIn, isTimeZone, type Day } from '#shared/time/day.ts'

/*
 * When an act happened, and the day on which its activities stand in the timeline; also the first day of a family's week.
 * Acts from before happened when they were recorded. Their days are those of the family's present time zone; a check-in
 * has the day that was checked in, a moment its date.
 */

const newColumns = [
  `alter table families add column week_start text not null default 'sunday'`,
  `alter table acts add column happened_at text not null default ''`,
  `alter table activities add column happened_at text not null default ''`,
  `alter table activities add column day text not null default ''`,
]

const indexes = [
  `drop index acts_of_child`,
  `create index acts_of_child on acts (family_id, child_id, happened_at, kind, undone_at) where child_id is not null`,
  `create index activities_by_day on activities (family_id, child_id, day, sequence)`,
]

const defaultsOnPostgres = [
  `alter table acts alter column happened_at drop default`,
  `alter table activities alter column happened_at drop default`,
  `alter table activities alter column day drop default`,
]

// As in the first migration: SQLite would guess wrong.
const plannerStatistics = [
  `insert into sqlite_stat1 (tbl, idx, stat) values
    ('acts', 'acts_of_child', '1000000 10000 5000 1 1 1'),
    ('activities', 'activities_by_day', '1000000 10000 5000 10 1')`,
  `analyze sqlite_schema`,
]

interface Activity {
  child_id: string
  sequence: number
  created_at: string
  undoes: string | null
  kind: string | null
  effect: string | null
  moment_day: Day | null
}

const batchSize = 500

const readBatch = async (db: Kysely<unknown>, familyId: string, after: Pick<Activity, 'child_id' | 'sequence'>) => {
  const query = sql<Activity>`
    select a.child_id, a.sequence, a.created_at, a.undoes, t.kind, t.effect, m.day as moment_day
    from activities a
    join acts t on t.family_id = a.family_id and t.id = a.act_id
    left join moments m on m.family_id = a.family_id and m.act_id = a.act_id
    where a.family_id = ${familyId} and (a.child_id, a.sequence) > (${after.child_id}, ${after.sequence})
    order by a.child_id, a.sequence limit ${sql.lit(batchSize)}`
  return (await query.execute(db)).rows
}

const findDay = (row: Activity, timeZone: string): Day => {
  if (row.undoes === null && row.kind === 'check_in' && row.effect !== null) {
    return (JSON.parse(row.effect) as { date: Day }).date
  }
  return (row.undoes === null ? row.moment_day : null) ?? dayIn(Date.parse(row.created_at), timeZone)
}

interface DayRange {
  childId: string
  first: number
  last: number
  day: Day
}

/** Returns consecutive activities of a child and a day as one range of their sequence. */
const toDayRanges = (rows: readonly Activity[], timeZone: string): DayRange[] => {
  const ranges: DayRange[] = []
  for (const row of rows) {
    const day = findDay(row, timeZone)
    const range = ranges.at(-1)
    if (range && range.childId === row.child_id && range.day === day) range.last = row.sequence
    else ranges.push({ childId: row.child_id, first: row.sequence, last: row.sequence, day })
  }
  return ranges
}

const writeDays = async (db: Kysely<unknown>, familyId: string, ranges: readonly DayRange[]) => {
  const rows = ranges.map(
    ({ childId, first, last, day }) => sql`(${childId}, cast(${first} as bigint), cast(${last} as bigint), ${day})`,
  )
  await sql`update activities set happened_at = created_at, day = v.column4 from (values ${sql.join(rows)}) as v
    where family_id = ${familyId} and child_id = v.column1 and sequence between v.column2 and v.column3`.execute(db)
}

const fillDaysOfFamily = async (db: Kysely<unknown>, familyId: string, timeZone: string) => {
  for (let after = { child_id: '', sequence: 0 }; ;) {
    const rows = await readBatch(db, familyId, after)
    const last = rows.at(-1)
    if (!last) return
    await writeDays(db, familyId, toDayRanges(rows, timeZone))
    after = last
  }
}

const fillDays = async (db: Kysely<unknown>) => {
  const query = sql<{ id: string; time_zone: string }>`select id, time_zone from families order by id`
  for (const { id, time_zone: zone } of (await query.execute(db)).rows) {
    await fillDaysOfFamily(db, id, isTimeZone(zone) ? zone : 'UTC')
  }
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const statement of newColumns) await sql.raw(statement).execute(db)
  await sql`update acts set happened_at = created_at`.execute(db)
  await fillDays(db)
  for (const statement of [...indexes, ...(isSqlite ? plannerStatistics : defaultsOnPostgres)]) {
    await sql.raw(statement).execute(db)
  }
}
