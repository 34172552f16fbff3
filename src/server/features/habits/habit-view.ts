import type { Habit } from '#shared/habits/contract.ts'
import { reach, recentCount, upcomingRests, streakAt, dayStates } from '#shared/habits/rules.ts'
import { addDays, dayIn, daysFrom, latestDay, type Day } from '#shared/time/day.ts'
import type { KeptHabit } from './store.ts'

/** The days a request is about. */
export interface Calendar {
  /** The family's. */
  today: Day
  /** The latest day on Earth now. */
  latest: Day
  /** The last days with their state, today last. */
  recent: readonly Day[]
}

/** The calendar of a family at an instant (ms). */
export const calendarOf = (now: number, timeZone: string): Calendar => {
  const today = dayIn(now, timeZone)
  return { today, latest: latestDay(now), recent: daysFrom(addDays(today, 1 - recentCount), recentCount) }
}

/** Whether a day lies where check-ins are taken. */
export const isWithinReach = (day: Day, { today, latest }: Calendar): boolean =>
  day >= addDays(today, -reach.back) && day <= latest

/** A habit as it stands; it was asked for with the family's today. */
export const toHabit = (kept: KeptHabit, { today, recent }: Calendar): Habit => {
  const isCompleted = kept.completed_at !== null
  const { run, longest, checkIns, held } = streakAt(kept.streak, today, isCompleted)
  const states = dayStates(kept.streak, recent, today, isCompleted)
  return {
    id: kept.id,
    childId: kept.child_id,
    title: kept.title,
    description: kept.description,
    cue: kept.cue,
    difficulty: kept.difficulty,
    points: kept.points,
    targetDays: kept.target_days,
    currentStreak: run,
    longestStreak: longest,
    checkinCount: checkIns,
    restsHeld: held,
    isCompleted,
    canCheckin: !isCompleted && kept.act_id === null,
    todayActId: kept.act_id,
    recentDays: states.map((state, n) => ({ date: recent[n] ?? today, state })),
    restsAhead: upcomingRests(kept.streak, today),
    createdAt: kept.created_at,
  }
}
