import { parsePresetFromMetadata } from '#shared/activities/rules.ts'
import { computeCounts, computeDayStates, findLastDoneDay, recentDayCount } from '#shared/habits/rules.ts'
import { addDays, dayIn, daysBetween, listDaysFrom, type Day } from '#shared/time/day.ts'
import type { RecordHabit, RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import type { Db } from '#server/db/transaction.ts'
import { listBadgeShelves } from '#server/ledger/badge-shelves.ts'
import {
  countCheckInsOf,
  listHabitsOf,
  listLatestScores,
  listMoodsOf,
  listOpenRedemptions,
  listSkillsOf,
} from './record-entries-store.ts'
import { countRecordedBy, findLastRecorded, listRecordedTitles } from './recorded-by-store.ts'

type StoredHabit = Awaited<ReturnType<typeof listHabitsOf>>[number]

/** Returns a habit as its card shows it. */
const toRecordHabit = ({ streak, ...habit }: StoredHabit, today: Day): RecordHabit => {
  const { run, longest, checkIns } = computeCounts(streak, today, habit.isCompleted)
  const days = listDaysFrom(addDays(today, 1 - recentDayCount), recentDayCount)
  const states = computeDayStates(streak, days, today, habit.isCompleted)
  return {
    ...habit,
    run,
    longest,
    // Of older days only the number is stored.
    lastDone: findLastDoneDay(streak) ?? (checkIns > 0 ? streak.from : null),
    recentDone: states.filter((state) => state === 'done').length,
    recentDays: recentDayCount,
    listUndone: (from, to) => {
      const asked = listDaysFrom(from, Math.max(0, daysBetween(from, to) + 1))
      const found = computeDayStates(streak, asked, today, habit.isCompleted)
      return asked.filter((_, n) => found[n] === 'missed' || found[n] === 'rest')
    },
  }
}

interface Family {
  familyId: string
  timeZone: string
}

type EntryLookUps = Pick<
  RecordLookUp,
  | 'listHabits'
  | 'countCheckIns'
  | 'listMoods'
  | 'listSkills'
  | 'listScores'
  | 'listBadges'
  | 'listPromises'
  | 'countRecorded'
  | 'listRecorded'
  | 'findLastRecorded'
>

/** Returns the functions that look up habits, moments, challenges, badges, promises and who recorded what. */
export const createEntryLookUps = (
  db: Db,
  { familyId, timeZone }: Family,
  today: Day,
  localize: (preset: string | null, title: string) => string,
): EntryLookUps => {
  const dayOf = (at: string) => dayIn(Date.parse(at), timeZone)
  return {
    listHabits: async (ids) => (await listHabitsOf(db, familyId, ids)).map((habit) => toRecordHabit(habit, today)),
    countCheckIns: (ids, from, to) => countCheckInsOf(db, familyId, ids, from, to),
    listMoods: (ids, from, to) => listMoodsOf(db, familyId, ids, from, to),
    listSkills: (ids) => listSkillsOf(db, familyId, ids),
    listScores: async (skillId) => {
      const rows = await listLatestScores(db, familyId, skillId)
      return rows.map(({ score, at }) => ({ score, day: dayOf(at) }))
    },
    listBadges: (ids) => listBadgeShelves(db, familyId, ids),
    listPromises: async (ids) => {
      const rows = await listOpenRedemptions(db, familyId, ids)
      return rows.map(({ at, preset, title, childId }) => ({
        childId,
        title: localize(preset, title),
        since: dayOf(at),
      }))
    },
    countRecorded: (ids, from, to) => countRecordedBy(db, familyId, ids, from, to),
    listRecorded: async (ids, from, to) => {
      const rows = await listRecordedTitles(db, familyId, ids, from, to)
      return rows.map(({ metadata, title, ...row }) => ({
        ...row,
        title: localize(parsePresetFromMetadata(metadata), title),
      }))
    },
    findLastRecorded: async (ids) => {
      const row = await findLastRecorded(db, familyId, ids)
      return row ? { ...row, title: localize(parsePresetFromMetadata(row.metadata), row.title) } : null
    },
  }
}
