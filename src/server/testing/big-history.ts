import { sql } from 'kysely'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { createHabitDays, toCompactStreak, foldDaysBefore } from '#shared/habits/rules.ts'
import { addDays, listDaysFrom, type Day } from '#shared/time/day.ts'
import type { Database } from '#server/db/connect.ts'
import { endpointName } from './sample-requests.ts'

/** Endpoints that redirect, and the export, whose size is not limited. */
const excludedEndpoints = [
  'GET /api/login',
  'GET /api/auth/callback/oidc',
  'GET /api/auth/recent-sign-in/oidc',
  'GET /api/logout',
  'GET /api/family/export',
]

/** All GET endpoints whose responses have a limited size: all but redirects and the export. */
export const sizeLimitedReadEndpoints: readonly Endpoint[] = allEndpoints.filter(
  (e) => e.method === 'GET' && !excludedEndpoints.includes(endpointName(e)),
)

/** The child that gets the history, ids of existing rows that it refers to, and the number of activities to insert. */
export interface BigHistoryInput {
  familyId: string
  userId: string
  childId: string
  habitId: string
  skillId: string
  rewardId: string
  today: Day
  activities: number
}

const checkInCount = 3000
const rewardCount = 5000
const remainingRewardCount = 490
const momentCount = 3000
const scoreCount = 3000

/** Rows per statement, so that none exceeds the statement timeout. */
const rowsPerStatement = 10_000

interface NumberRange {
  from: number
  to: number
}

const splitIntoRanges = (count: number): NumberRange[] =>
  Array.from({ length: Math.ceil(count / rowsPerStatement) }, (_, n) => ({
    from: n * rowsPerStatement + 1,
    to: Math.min(count, (n + 1) * rowsPerStatement),
  }))

const formatNumberSeries = ({ from, to }: NumberRange) =>
  sql`with recursive n (i) as (select ${sql.lit(from)} union all select i + 1 from n where i < ${sql.lit(to)})`

/** Returns SQL for the id of row `i` of a table, which `kind` (four digits) stands for; such ids sort before those of the app. */
const formatId = (kind: string) =>
  sql`${sql.lit(`00000000-0000-7000-${kind}-0000`)} || substr(cast(100000000 + i as text), 2)`

/** Returns SQL that formats a number with two digits. */
const formatTwoDigits = (n: string) => sql.raw(`substr(cast(100 + ${n} as text), 2)`)

// Days of ten years that end in November 2026, ascending with the number.
const daySql = sql`cast(2016 + (i + 8800) / 10000 as text) || '-' || ${formatTwoDigits('1 + ((i + 8800) % 10000) / 834')}
  || '-' || ${formatTwoDigits('1 + (((i + 8800) % 10000) % 834) / 30')}`
const timestampSql = sql`${daySql} || 'T10:00:00.000Z'`

const createLedgerStatements = ({ familyId, userId, childId }: BigHistoryInput, range: NumberRange) => [
  sql`insert into acts (family_id, id, user_id, child_id, kind, effect, request_hash, answer_status, created_at, happened_at)
    ${formatNumberSeries(range)} select ${familyId}, ${formatId('8000')}, ${userId}, ${childId}, 'behavior', '{"quick":null}', 'hash', 201, ${timestampSql}, ${timestampSql} from n`,
  sql`insert into activities (family_id, id, child_id, sequence, act_id, type, title, points, metadata, user_id, created_at,
      happened_at, day)
    ${formatNumberSeries(range)} select ${familyId}, ${formatId('8001')}, ${childId}, 1000 + i, ${formatId('8000')}, 'behavior',
    'Brushed the teeth without being told', 1 + i % 9, '{"preset":"greeting"}', ${userId}, ${timestampSql}, ${timestampSql}, ${daySql} from n`,
]

const createOtherStatements = ({ familyId, userId, childId, skillId, rewardId }: BigHistoryInput) => [
  sql`update children set points = 500000, points_earned = 500000, version = 200000
    where family_id = ${familyId} and id = ${childId}`,
  sql`insert into rewards (family_id, id, child_id, title, description, points_cost, category, created_at, deleted_at)
    ${formatNumberSeries({ from: 1, to: rewardCount })} select ${familyId}, ${formatId('8002')}, ${childId}, 'An afternoon at the zoo', 'With the penguins and an ice cream', 30,
    'outing', ${timestampSql}, case when i > ${sql.lit(remainingRewardCount)} then '2026-11-18T10:00:00.000Z' end from n`,
  sql`insert into redemptions (family_id, id, child_id, reward_id, act_id, title, category, points_spent, redeemed_at, redeemed_by, given_at)
    ${formatNumberSeries({ from: 1, to: rewardCount })} select ${familyId}, ${formatId('8003')}, ${childId}, ${rewardId}, ${formatId('8000')}, 'An afternoon at the zoo', 'outing', 30,
    ${timestampSql}, ${userId}, ${timestampSql} from n`,
  sql`insert into moments (family_id, id, child_id, weather, mood, content, day, act_id, created_at)
    ${formatNumberSeries({ from: 1, to: momentCount })} select ${familyId}, ${formatId('8004')}, ${childId}, 'sunny', 'proud',
    ${'We walked to the lake and counted ducks. '.repeat(12)}, ${daySql}, ${formatId('8000')}, ${timestampSql} from n`,
  sql`insert into scores (family_id, id, child_id, skill_id, score, act_id, scored_at)
    ${formatNumberSeries({ from: 1, to: scoreCount })} select ${familyId}, ${formatId('8005')}, ${childId}, ${skillId}, i % 100, ${formatId('8000')}, ${timestampSql} from n`,
]

/**
 * Inserts a long history of one existing child: activities, a habit with 3,000 check-ins, 5,000 rewards (490 not deleted), 5,000
 * redemptions, 3,000 moments and 3,000 scores. The rows are inserted without the app and are meant for reads only.
 */
export const insertBigHistory = async ({ kysely, transact }: Database, child: BigHistoryInput): Promise<void> => {
  const ledger = splitIntoRanges(child.activities).flatMap((range) => createLedgerStatements(child, range))
  for (const statement of [...ledger, ...createOtherStatements(child)]) await statement.execute(kysely)
  const { familyId: family_id, childId: child_id, habitId: habit_id, today } = child
  const first = addDays(today, -checkInCount)
  const days = listDaysFrom(first, checkInCount)
  const checkedInDays = days.map((day) => ({ day, is: 'done' }) as const)
  const streak = toCompactStreak(createHabitDays(checkedInDays, first, null))
  const digits = (n: number) => String(n).padStart(8, '0')
  const rows = days.map((day, n) => {
    const [id, act_id] = ['8006', '8000'].map((kind) => `00000000-0000-7000-${kind}-0000${digits(n + 1)}`)
    return { family_id, id: id ?? '', child_id, habit_id, day, act_id: act_id ?? '' }
  })
  await transact(async (tx) => {
    for (let n = 0; n < rows.length; n += 500) {
      await tx
        .insertInto('check_ins')
        .values(rows.slice(n, n + 500))
        .onConflict((conflict) => conflict.columns(['family_id', 'habit_id', 'day']).doNothing())
        .execute()
    }
    const compactStreak = JSON.stringify(foldDaysBefore(streak, addDays(today, -45)))
    const habits = tx.updateTable('habits').set({ walk: compactStreak, target_days: 365 })
    await habits.where('family_id', '=', family_id).where('id', '=', habit_id).execute()
  })
}
