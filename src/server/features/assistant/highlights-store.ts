import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#shared/time/day.ts'
import { castToText, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Db } from '#server/db/transaction.ts'

/** A child and a period: its first and last day, and the instants at which it begins and has ended. */
interface Stay {
  familyId: string
  childId: string
  from: Day
  to: Day
  start: string
  end: string
}

interface HighlightRow {
  kind: 'best' | 'habit' | 'challenge' | 'badge' | 'moment' | 'deed'
  title: string
  detail: string | null
  day: Day | null
  value: number | null
}

const perKind = sql.lit(2)

/** The columns that a part leaves empty. */
const none = { text: sql`cast(null as text)`, number: sql`cast(null as double precision)` }

type Part = RawBuilder<unknown>

const createConditions = (values: Stay) => ({
  ofChild: sql`family_id = ${castToText(values.familyId)} and child_id = ${castToText(values.childId)}`,
  onDays: sql`day >= ${castToText(values.from)} and day <= ${castToText(values.to)}`,
  start: castToText(values.start),
  end: castToText(values.end),
})

type Conditions = ReturnType<typeof createConditions>

const selectBests = ({ ofChild, start, end }: Conditions): Part => {
  const within = sql`max(case when c.scored_at >= ${start} then c.score end)`
  return sql`
    select 'best' as kind, s.title as title, s.target_unit as detail, ${none.text} as day, ${within} as value
    from (select id, family_id, title, target_unit from skills where ${ofChild} and deleted_at is null) as s
    join scores as c on c.family_id = s.family_id and c.skill_id = s.id and c.scored_at < ${end}
    group by s.id, s.title, s.target_unit
    having ${within} > max(case when c.scored_at < ${start} then c.score end)
    order by s.title limit ${perKind}`
}

const selectCompleted = (kind: 'habit' | 'challenge', { ofChild, start, end }: Conditions): Part => sql`
  select ${sql.lit(kind)} as kind, title, ${none.text} as detail, ${none.text} as day, ${none.number} as value
  from ${sql.table(kind === 'habit' ? 'habits' : 'skills')}
  where ${ofChild} and deleted_at is null and completed_at >= ${start} and completed_at < ${end}
  order by completed_at, id limit ${perKind}`

const selectBadges = ({ ofChild, start, end }: Conditions): Part => sql`
  select 'badge' as kind, kind as title, ${none.text} as detail, ${none.text} as day, ${none.number} as value
  from badges where ${ofChild} and awarded_at >= ${start} and awarded_at < ${end}
  order by awarded_at, id limit ${perKind}`

const selectMoment = ({ ofChild, onDays }: Conditions): Part => sql`
  select 'moment' as kind, content as title, mood as detail, day, ${none.number} as value
  from moments
  where ${ofChild} and ${onDays} and deleted_at is null and content is not null
    and mood in ('very_happy', 'happy', 'excited', 'proud', 'grateful')
  order by case mood when 'very_happy' then 1 when 'happy' then 2 when 'excited' then 3 when 'proud' then 4 else 5 end,
    day desc, id desc limit 1`

const selectDeed = ({ ofChild, onDays }: Conditions): Part => {
  const times = sql`count(distinct a.act_id)`
  return sql`
    select 'deed' as kind, a.title as title, max(a.metadata) as detail, ${none.text} as day,
      cast(${times} as double precision) as value
    from (
      select family_id, act_id, title, metadata from activities
      where ${ofChild} and ${onDays} and type = 'behavior' and points > 0 and undoes is null and title <> ''
    ) as a
    join acts as t on t.family_id = a.family_id and t.id = a.act_id and t.undone_at is null
    group by a.title having ${times} > 1
    order by ${times} desc, a.title limit 1`
}

const queryHighlights = createPreparedQuery<Stay>()((db, values) => {
  const conditions = createConditions(values)
  const parts = [
    selectBests(conditions),
    selectCompleted('habit', conditions),
    selectCompleted('challenge', conditions),
    selectBadges(conditions),
    selectMoment(conditions),
    selectDeed(conditions),
  ].map((part, n) => sql`select * from (${part}) as ${sql.ref(`part${String(n)}`)}`)
  return db.selectFrom(sql<HighlightRow>`(${sql.join(parts, sql` union all `)})`.as('told')).selectAll()
})

/**
 * Lists what is worth telling of a child's period, in one query: new bests, completed habits and challenges, badges, the moment with the
 * happiest mood that has words, and the deed that was recorded most often, more than once. At most two of each.
 */
export const listHighlightsOf = async (db: Db, stay: Stay): Promise<readonly HighlightRow[]> =>
  (await queryHighlights(db, stay)).rows
