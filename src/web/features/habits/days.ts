import type { Habit, HabitDay } from '#shared/habits/contract.ts'
import { reach, targetDays } from '#shared/habits/rules.ts'
import { addDays, startOfWeek, type Day } from '#shared/time/day.ts'

/** How a day of a habit is drawn: as the server tells it, or still to come. */
export type Shown = HabitDay['state'] | 'future'

/** The day it is for a habit: the server's, unless that answer is older than the day on screen. */
export const todayOf = ({ recentDays }: Habit, clock: Day): Day => {
  const told = recentDays.at(-1)?.date ?? clock
  return told > clock ? told : clock
}

/** What a day came to, as far as the last 14 days tell; null beyond them. */
export const stateOn = ({ recentDays }: Habit, day: Day): HabitDay['state'] | null =>
  recentDays.find(({ date }) => date === day)?.state ?? null

/** Whether a day is one of the last six before today: it can still be filled in. */
const isInReach = (day: Day, today: Day): boolean => day < today && day >= addDays(today, -reach.back)

/** How a day is shown. */
export const shownOn = (habit: Habit, day: Day, today: Day): Shown => {
  if (day > today) return habit.restsAhead?.includes(day) ? 'rest' : 'future'
  return stateOn(habit, day) ?? (day === today ? 'open' : 'before')
}

/** Whether a tap on a day checks it in. */
export const canFill = (habit: Habit, day: Day, today: Day): boolean =>
  !habit.isCompleted && isInReach(day, today) && stateOn(habit, day) !== 'done'

/** Whether today is done. */
export const isDone = (habit: Habit, today: Day): boolean => stateOn(habit, today) === 'done'

/** The days of the week of a day, Sunday first. */
export const weekOf = (day: Day): Day[] => {
  const sunday = startOfWeek(day)
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(sunday, days))
}

/** The run that ends today or yesterday, as far as the days at hand tell; they end with a rest of `known` done days. */
const runOf = (days: readonly HabitDay[], today: Day, known: number): number => {
  let run = 0
  for (const { date, state } of days.toReversed()) {
    if (state === 'done') run += 1
    else if (state === 'missed' || state === 'before') return run
    else if (state === 'open' && date !== today) return run
  }
  return run + known
}

/** The done days of the run that lie before the days at hand. */
const runBefore = ({ recentDays, currentStreak }: Habit, today: Day): number =>
  Math.max(0, currentStreak - runOf(recentDays, today, 0))

const withState = (habit: Habit, day: Day, state: HabitDay['state'], today: Day): HabitDay[] => {
  const { recentDays } = habit
  if (recentDays.some(({ date }) => date === day)) {
    return recentDays.map((one) => (one.date === day ? { ...one, state } : one))
  }
  return day === today ? [...recentDays, { date: day, state }] : recentDays
}

/** A habit as it will be with a day checked in; the server's answer puts right what cannot be known here. */
export const withDone = (habit: Habit, day: Day, today: Day): Habit => {
  if (stateOn(habit, day) === 'done') return habit
  const recentDays = withState(habit, day, 'done', today)
  const run = Math.max(habit.currentStreak, runOf(recentDays, today, runBefore(habit, today)))
  return {
    ...habit,
    recentDays,
    currentStreak: run,
    longestStreak: Math.max(habit.longestStreak, run),
    checkinCount: habit.checkinCount + 1,
    ...(day === today && { canCheckin: false }),
  }
}

/** A habit as it will be with a check-in taken back. */
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

/** The target to go on to, or null at the end of the road. */
export const nextTarget = (target: number): number | null =>
  [...targetDays.presets, 100, 180, targetDays.max].find((days) => days > target) ?? null

/** The days of a month in weeks from Sunday; null where another month begins or ends the week. */
export const monthWeeks = (firstOfMonth: Day): (Day | null)[][] => {
  const month = firstOfMonth.slice(0, 7)
  const weeks: (Day | null)[][] = []
  for (let sunday = startOfWeek(firstOfMonth); sunday.slice(0, 7) <= month; sunday = addDays(sunday, 7)) {
    weeks.push(weekOf(sunday).map((day) => (day.startsWith(month) ? day : null)))
  }
  return weeks
}

/** The first day of the month that lies so many months from the month of a day. */
export const firstOfMonth = (day: Day, months = 0): Day => {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
}
