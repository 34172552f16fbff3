import type { Habit, HabitDay } from '#shared/habits/contract.ts'
import { dateLimits, targetDays } from '#shared/habits/rules.ts'
import { addDays, startOfWeek, type Day } from '#shared/time/day.ts'

/** The state of a day on screen. */
export type DisplayState = HabitDay['state'] | 'future'

/** Returns today for a habit: the server's, unless its response is older than the device's day. */
export const todayOf = ({ recentDays }: Habit, clock: Day): Day => {
  const latestDate = recentDays.at(-1)?.date ?? clock
  return latestDate > clock ? latestDate : clock
}

/** Returns the state of one of the last 14 days; null for earlier ones. */
export const stateOn = ({ recentDays }: Habit, day: Day): HabitDay['state'] | null =>
  recentDays.find(({ date }) => date === day)?.state ?? null

/** Returns whether a past day can still be checked in. */
const isInReach = (day: Day, today: Day): boolean => day < today && day >= addDays(today, -dateLimits.back)

/** Returns the state of a day on screen. */
export const displayStateOn = (habit: Habit, day: Day, today: Day): DisplayState => {
  if (day > today) return habit.restsAhead?.includes(day) ? 'rest' : 'future'
  return stateOn(habit, day) ?? (day === today ? 'open' : 'before')
}

/** Returns whether a past day can be checked in now. */
export const canFill = (habit: Habit, day: Day, today: Day): boolean =>
  !habit.isCompleted && isInReach(day, today) && stateOn(habit, day) !== 'done'

/** Returns whether today is checked in. */
export const isDone = (habit: Habit, today: Day): boolean => stateOn(habit, today) === 'done'

/** Returns the days of a week, from Sunday. */
export const weekOf = (day: Day): Day[] => {
  const sunday = startOfWeek(day)
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(sunday, days))
}

/** Returns the streak that ends today or yesterday, plus `known` days before the given ones. */
const streakOf = (days: readonly HabitDay[], today: Day, known: number): number => {
  let streak = 0
  for (const { date, state } of days.toReversed()) {
    if (state === 'done') streak += 1
    else if (state === 'missed' || state === 'before') return streak
    else if (state === 'open' && date !== today) return streak
  }
  return streak + known
}

/** Returns the days of the streak before the known ones. */
const streakBefore = ({ recentDays, currentStreak }: Habit, today: Day): number =>
  Math.max(0, currentStreak - streakOf(recentDays, today, 0))

const withState = (habit: Habit, day: Day, state: HabitDay['state'], today: Day): HabitDay[] => {
  const { recentDays } = habit
  if (recentDays.some(({ date }) => date === day)) {
    return recentDays.map((one) => (one.date === day ? { ...one, state } : one))
  }
  return day === today ? [...recentDays, { date: day, state }] : recentDays
}

/** Returns a habit with a day checked in, as far as the browser can compute it. */
export const withDone = (habit: Habit, day: Day, today: Day): Habit => {
  if (stateOn(habit, day) === 'done') return habit
  const recentDays = withState(habit, day, 'done', today)
  const streak = Math.max(habit.currentStreak, streakOf(recentDays, today, streakBefore(habit, today)))
  return {
    ...habit,
    recentDays,
    currentStreak: streak,
    longestStreak: Math.max(habit.longestStreak, streak),
    checkinCount: habit.checkinCount + 1,
    ...(day === today && { canCheckin: false }),
  }
}

/** Returns a habit with a check-in undone. */
export const withOpen = (habit: Habit, day: Day, today: Day): Habit => {
  if (stateOn(habit, day) !== 'done') return habit
  const recentDays = withState(habit, day, day === today ? 'open' : 'missed', today)
  return {
    ...habit,
    recentDays,
    currentStreak: Math.max(0, habit.currentStreak - 1),
    checkinCount: Math.max(0, habit.checkinCount - 1),
    isCompleted: false,
    ...(day === today && { canCheckin: true, todayActId: null }),
  }
}

/** Returns the next higher target, or null. */
export const nextTarget = (target: number): number | null =>
  [...targetDays.presets, 100, 180, targetDays.max].find((days) => days > target) ?? null

/** Returns the days of a month in weeks from Sunday, padded with null. */
export const monthWeeks = (firstOfMonth: Day): (Day | null)[][] => {
  const month = firstOfMonth.slice(0, 7)
  const weeks: (Day | null)[][] = []
  for (let sunday = startOfWeek(firstOfMonth); sunday.slice(0, 7) <= month; sunday = addDays(sunday, 7)) {
    weeks.push(weekOf(sunday).map((day) => (day.startsWith(month) ? day : null)))
  }
  return weeks
}

/** Returns the first day of the month `months` after that of a day. */
export const firstOfMonth = (day: Day, months = 0): Day => {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
}
