import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { BadgeDeed } from '#shared/badges/contract.ts'
import type { BadgeKind } from '#shared/badges/rules.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db } from '#server/db/transaction.ts'

type DeedTables = Tables & { a: Tables['activities']; t: Tables['acts']; m: Tables['moments'] | null }

type DeedQuery = SelectQueryBuilder<DeedTables, 'a' | 't', BadgeDeed>

const selectDeeds = (db: Db, familyId: string, childId: string): DeedQuery =>
  db
    .selectFrom('activities as a')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
    .select(['a.act_id as actId', 'a.type', 'a.title', 'a.icon_name as iconName', 'a.metadata'])
    .select(['a.happened_at as happenedAt', 'a.day', 'a.user_id as by'])
    .where(({ and }) => and({ 'a.family_id': familyId, 'a.child_id': childId }))
    .where('a.undoes', 'is', null)
    .where('t.undone_at', 'is', null)

type Filter = (query: DeedQuery) => DeedQuery

const anyDeed: Filter = (query) => query.where('a.points', '>', 0)

const awardOf =
  (preset: string): Filter =>
  (query) =>
    query.where('a.type', '=', 'behavior').where('a.icon_name', '=', preset)

const checkInWith =
  (picture: string): Filter =>
  (query) =>
    query.where('a.type', '=', 'habit').where('a.metadata', 'like', `%"picture":"${picture}"%`)

const completionOf =
  (type: 'habit' | 'skill', kinds: readonly ('check_in' | 'score' | 'quick_complete')[]): Filter =>
  (query) =>
    query
      .where('a.type', '=', type)
      .where('t.kind', 'in', kinds)
      .where((row) => row.or([row('t.kind', '=', 'quick_complete'), row('t.effect', 'like', '%"completed":true%')]))

const hasMoment = ({ exists, selectFrom }: ExpressionBuilder<DeedTables, 'a' | 't'>) =>
  exists(
    selectFrom('moments')
      .select('moments.id')
      .whereRef('moments.family_id', '=', 'a.family_id')
      .whereRef('moments.act_id', '=', 'a.act_id')
      .where('moments.deleted_at', 'is', null),
  )

const moment: Filter = (query) => query.where('a.type', '=', 'moment').where(hasMoment)

const checkIn: Filter = (query) => query.where('a.type', '=', 'habit')

/** Which activities count for a badge; rests have none. */
const filters: Readonly<Record<BadgeKind, Filter | null>> = {
  first_light: anyDeed,
  habit_formation_master: completionOf('habit', ['check_in']),
  bookworm: checkInWith('reading'),
  ten_deeds: anyDeed,
  first_wish: (query) => query.where('a.type', '=', 'reward'),
  helping_hand: awardOf('help_others'),
  seven_days: anyDeed,
  skill_master: completionOf('skill', ['score', 'quick_complete']),
  story_keeper: moment,
  bright_teeth: checkInWith('teeth'),
  tidy_corner: awardOf('tidy_toys'),
  climber: (query) => query.where('t.kind', '=', 'score'),
  rested: null,
  all_weathers: moment,
  sixty_six: checkIn,
  hundred_lights: anyDeed,
}

/** Returns the first and the latest activity that count for a badge and stand. */
export const findFirstAndLatest = async (db: Db, familyId: string, childId: string, kind: BadgeKind) => {
  const filter = filters[kind]
  if (!filter) return { first: null, latest: null }
  const find = async (direction: 'asc' | 'desc') =>
    (await filter(selectDeeds(db, familyId, childId))
      .orderBy('a.sequence', direction)
      .limit(1)
      .executeTakeFirst()) ?? null
  return { first: await find('asc'), latest: await find('desc') }
}

/** Returns the first activity of an act; null if there is none or its moment was deleted. */
export const findDeed = async (
  db: Db,
  familyId: string,
  childId: string,
  actId: string | null,
): Promise<BadgeDeed | null> => {
  if (actId === null) return null
  const query = selectDeeds(db, familyId, childId)
    .where('a.act_id', '=', actId)
    .where((row) => row.or([row('a.type', '!=', 'moment'), hasMoment(row)]))
  return (await query.orderBy('a.sequence').limit(1).executeTakeFirst()) ?? null
}
