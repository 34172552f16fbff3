import {
  addDayToCounts,
  completionPointsByDifficulty,
  toCompactStreak,
  formatMarks,
  countFormerLongestDays,
  reachesTarget,
  computeCounts,
  type Difficulty,
  type HabitDays,
  type LongestStreak,
  type MarkedDay,
} from '#shared/habits/rules.ts'
import { addDays, daysBetween, listDaysFrom, type Day } from '#shared/time/day.ts'

const findLongestStreak = (days: HabitDays): LongestStreak => {
  let counts = days.before
  let longest: LongestStreak = { run: counts.longest, from: days.from, to: days.from }
  let first = days.from
  for (const [n, mark] of formatMarks(days).split('').entries()) {
    counts = addDayToCounts(counts, mark)
    const day = addDays(days.from, n)
    if (mark === 'd' && counts.run === 1) first = day
    if (counts.longest > longest.run) longest = { run: counts.longest, from: first, to: day }
  }
  return longest
}

/** Returns the days with other marked days; remembers the longest streak in `reached` if the change would lower it. */
const replaceMarkedDays = (days: HabitDays, set: readonly MarkedDay[]): HabitDays => {
  const [longest, changed] = [findLongestStreak(days), { ...days, set }]
  const isLower = Math.max(findLongestStreak(changed).run, countFormerLongestDays(changed)) < longest.run
  return isLower ? { ...changed, reached: longest } : changed
}

/** The difficulty and the target of a habit, which decide when it is completed and with which bonus. */
interface Completable {
  difficulty: Difficulty
  targetDays: number
}

/** Returns the days after a check-in, whether it completes the habit, and the bonus points for that. */
export const applyCheckIn = (
  { difficulty, targetDays: target }: Completable,
  days: HabitDays,
  day: Day,
  today: Day,
) => {
  const after = replaceMarkedDays(days, [...days.set, { day, is: 'done' }])
  const completed = reachesTarget(computeCounts(toCompactStreak(after), today, false).run, target)
  return { days: after, completed, bonus: completed ? completionPointsByDifficulty[difficulty] : 0 }
}

/** Returns the days of a habit without the check-in of a day; only this may lower the longest streak. */
export const removeCheckIn = (days: HabitDays, day: Day): HabitDays => ({
  ...days,
  set: days.set.filter((one) => one.day !== day || one.is !== 'done'),
})

/** Returns the days with the rests of a range set or removed. */
export const applyRests = (days: HabitDays, { from, to, rest }: { from: Day; to: Day; rest: boolean }): HabitDays => {
  const others = days.set.filter(({ day, is }) => is === 'done' || day < from || day > to)
  const rests = rest ? listDaysFrom(from, Math.max(0, daysBetween(from, to) + 1)) : []
  return replaceMarkedDays(days, [...others, ...rests.map((day) => ({ day, is: 'rest' }) as const)])
}
