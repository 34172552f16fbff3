import { badgeKinds, isEarned, type BadgeKind, addTallies, tallyMoment, type Tallies } from '#shared/badges/rules.ts'
import type { Day } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import { parsePicture, readStandingActs } from './standing-acts.ts'

/** The tallies of a child, counted from its rows, and when each badge was earned by what still stands. */
export interface CountedTallies {
  tallies: Tallies
  /** ISO 8601, UTC. */
  earnedAt: ReadonlyMap<BadgeKind, string>
  /** How many check-ins have only the picture that their title suggests in this version. */
  guessedPictures: number
}

const createTallyCounter = () => {
  const sums: Record<string, number> = {}
  const earnedAt = new Map<BadgeKind, string>()
  const open = new Set(badgeKinds)
  let guessedPictures = 0
  const add = (change: Tallies, at: string) => {
    for (const [key, n] of Object.entries(change)) sums[key] = (sums[key] ?? 0) + n
    for (const kind of open) {
      if (!isEarned(kind, sums)) continue
      earnedAt.set(kind, at)
      open.delete(kind)
    }
  }
  const addGuessedPicture = () => void (guessedPictures += 1)
  const finish = (): CountedTallies => ({ tallies: addTallies({}, sums), earnedAt, guessedPictures })
  return { add, addGuessedPicture, finish }
}

type TallyCounter = ReturnType<typeof createTallyCounter>

const addActs = async (db: Db, familyId: string, childId: string, counter: TallyCounter) => {
  const days = new Set<Day>()
  for await (const { kind, change, day, happenedAt, metadata } of readStandingActs(db, {
    familyId,
    childId,
    after: 0,
  })) {
    if (kind === 'check_in' && parsePicture(metadata) === undefined) counter.addGuessedPicture()
    if (Object.keys(change).length === 0) continue
    const isNewDay = change['deeds'] !== undefined && !days.has(day)
    if (isNewDay) days.add(day)
    counter.add(isNewDay ? { ...change, days: 1 } : change, happenedAt)
  }
}

const addMoments = async (db: Db, familyId: string, childId: string, counter: TallyCounter) => {
  const rows = await db
    .selectFrom('moments as m')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'm.family_id').onRef('t.id', '=', 'm.act_id'))
    .select(['m.weather', 't.happened_at'])
    .where(({ and }) => and({ 'm.family_id': familyId, 'm.child_id': childId, 'm.deleted_at': null }))
    .orderBy('m.id')
    .execute()
  for (const { weather, happened_at: at } of rows) counter.add(tallyMoment(weather), at)
}

/** Returns when an id (UUIDv7) was made; ISO 8601, UTC. */
const timeOfId = (id: string): string => toIso(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))

const addRests = async (db: Db, familyId: string, childId: string, counter: TallyCounter) => {
  const rows = await db
    .selectFrom('habits as h')
    .innerJoin('rests as r', (join) => join.onRef('r.family_id', '=', 'h.family_id').onRef('r.habit_id', '=', 'h.id'))
    .select(({ fn }) => ['r.day', fn.min<string>('r.id').as('id')])
    .where(({ and }) => and({ 'h.family_id': familyId, 'h.child_id': childId, 'h.deleted_at': null }))
    .groupBy('r.day')
    .execute()
  const ids = rows.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1))
  for (const id of ids) counter.add({ restDays: 1 }, timeOfId(id))
}

/** Counts the tallies of a child from its acts, moments and rests: reads its whole history. */
export const countTallies = async (db: Db, familyId: string, childId: string): Promise<CountedTallies> => {
  const counter = createTallyCounter()
  await addActs(db, familyId, childId, counter)
  await addMoments(db, familyId, childId, counter)
  await addRests(db, familyId, childId, counter)
  return counter.finish()
}
