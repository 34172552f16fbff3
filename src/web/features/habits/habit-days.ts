import type { Habit, HabitDay } from '#shared/habits/contract.ts'
import { stateOn } from '#shared/habits/habit-state.ts'
import { dateLimits, targetDays } from '#shared/habits/rules.ts'
import { addDays, type Day } from '#shared/time/day.ts'

/** The state of a habit on a day as it is displayed: the server's, or `future`. */
export type DisplayState = HabitDay['state'] | 'future'

/** Returns the current day of a habit: the last day in its response or the device's day, whichever is later. */
export const computeCurrentDay = ({ recentDays }: Habit, deviceDay: Day): Day => {
  const latestDate = recentDays.at(-1)?.date ?? deviceDay
  return latestDate > deviceDay ? latestDate : deviceDay
}

/** Returns whether a past day is recent enough to be checked in. */
const isPastDayInReach = (day: Day, today: Day): boolean => day < today && day >= addDays(today, -dateLimits.back)

/** Returns the state of a day on screen. */
export const displayStateOn = (habit: Habit, day: Day, today: Day): DisplayState => {
  if (day > today) return habit.restsAhead?.includes(day) ? 'rest' : 'future'
  return stateOn(habit, day) ?? (day === today ? 'open' : 'before')
}

/** Returns whether a habit can still be checked in for a past day. */
export const canCheckInPastDay = (habit: Habit, day: Day, today: Day): boolean =>
  !habit.isCompleted && isPastDayInReach(day, today) && stateOn(habit, day) !== 'done'

/** Returns the recent done days that do not count for the current streak: a missed day ended the one they belong to. */
export const listDaysOfEarlierStreaks = ({ recentDays, currentStreak }: Habit): readonly Day[] => {
  const done = recentDays.filter(({ state }) => state === 'done').map(({ date }) => date)
  return done.slice(0, Math.max(0, done.length - currentStreak))
}

/** Returns whether today is checked in. */
export const isCheckedInToday = (habit: Habit, today: Day): boolean => stateOn(habit, today) === 'done'

/** Returns the done days of the streak that ends today or yesterday; adds `daysBefore` if it reaches back beyond `days`. */
const countStreak = (days: readonly HabitDay[], today: Day, daysBefore: number): number => {
  let streak = 0
  for (const { date, state } of days.toReversed()) {
    if (state === 'done') streak += 1
    else if (state === 'missed' || state === 'before') return streak
    else if (state === 'open' && date !== today) return streak
  }
  return streak + daysBefore
}

/** Returns how many days of the streak lie before those in the response. */
const countStreakBefore = ({ recentDays, currentStreak }: Habit, today: Day): number =>
  Math.max(0, currentStreak - countStreak(recentDays, today, 0))

const replaceState = (habit: Habit, day: Day, state: HabitDay['state'], today: Day): HabitDay[] => {
  const { recentDays } = habit
  if (recentDays.some(({ date }) => date === day)) {
    return recentDays.map((one) => (one.date === day ? { ...one, state } : one))
  }
  return day === today ? [...recentDays, { date: day, state }] : recentDays
}

/** Returns a habit with a day checked in, as far as the browser can compute it. */
export const applyCheckIn = (habit: Habit, day: Day, today: Day): Habit => {
  if (stateOn(habit, day) === 'done') return habit
  const recentDays = replaceState(habit, day, 'done', today)
  const streak = Math.max(habit.currentStreak, countStreak(recentDays, today, countStreakBefore(habit, today)))
  return {
    ...habit,
    recentDays,
    currentStreak: streak,
    longestStreak: Math.max(habit.longestStreak, streak),
    checkinCount: habit.checkinCount + 1,
    ...(day === today && { canCheckin: false }),
  }
}

/** Returns a habit with the check-in of a day undone, as far as the browser can compute it. */
export const applyCheckInUndo = (habit: Habit, day: Day, today: Day): Habit => {
  if (stateOn(habit, day) !== 'done') return habit
  const recentDays = replaceState(habit, day, day === today ? 'open' : 'missed', today)
  return {
    ...habit,
    recentDays,
    currentStreak: Math.max(0, habit.currentStreak - 1),
    checkinCount: Math.max(0, habit.checkinCount - 1),
    isCompleted: false,
    ...(day === today && { canCheckin: true, todayActId: null }),
  }
}

/** Returns the next higher target in days, or null. */
export const findNextTargetDays = (target: number): number | null =>
  [...targetDays.presets, 100, 180, targetDays.max].find((days) => days > target) ?? null
