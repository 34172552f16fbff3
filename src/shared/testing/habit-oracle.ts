import type { DayState, LongestStreak, MarkedDay, StreakCounts } from '#shared/habits/rules.ts'
import { dayFromNumber, toDayNumber, type Day } from '#shared/time/day.ts'

/** Computes counts, longest streak and day states of a habit day by day, as a slow second implementation to test the rules with. */
export const computeHabitByDay = (days: readonly MarkedDay[], today: Day, isCompleted: boolean) => {
  const daysWith = (is: MarkedDay['is']) =>
    new Set(days.filter((one) => one.is === is).map(({ day }) => toDayNumber(day)))
  const [done, rests, now] = [daysWith('done'), daysWith('rest'), toDayNumber(today)]
  const [firstDone, lastDone] = [Math.min(...done), Math.max(...done)]
  const counts: StreakCounts = { run: 0, longest: 0, checkIns: 0, held: 0 }
  const longest = { run: 0, from: 0, to: 0 }
  let firstDay = 0

  const checkIn = (day: number) => {
    counts.run += 1
    counts.checkIns += 1
    if (counts.run === 1) firstDay = day
    if (counts.run > longest.run) Object.assign(longest, { run: counts.run, from: firstDay, to: day })
    if (counts.checkIns % 7 === 0) counts.held = Math.min(2, counts.held + 1)
  }
  /** Returns whether a rest was held. */
  const miss = (): boolean => {
    const isRest = counts.held > 0
    counts.run = isRest ? counts.run : 0
    counts.held -= isRest ? 1 : 0
    return isRest
  }
  const stateOf = (day: number): DayState => {
    if (done.has(day)) {
      checkIn(day)
      return 'done'
    }
    if (rests.has(day)) return 'rest'
    if (day < firstDone) return 'before'
    if (day > lastDone && (isCompleted || day >= now)) return 'rest'
    return miss() ? 'rest' : 'missed'
  }

  const states = new Map<number, DayState>()
  const from = Math.min(firstDone, now, ...rests) - 100
  const until = Math.max(lastDone, now, ...rests, from) + 100
  for (let day = from; day <= Math.min(until, now + 200); day++) {
    const state = stateOf(day)
    const isOpen = day >= now && !done.has(day) && !rests.has(day)
    states.set(day, isOpen ? 'open' : state)
  }
  const longestStreak: LongestStreak = { ...longest, from: dayFromNumber(longest.from), to: dayFromNumber(longest.to) }
  counts.longest = longest.run
  return { counts, longestStreak, stateOn: (day: Day) => states.get(toDayNumber(day)) }
}

/** Returns how many done days of the former longest streak (`reached`) are left. */
export const countFormerLongestDays = (reached: LongestStreak | null, days: readonly MarkedDay[]): number => {
  if (reached === null) return 0
  let remaining = 0
  for (const { day, is } of days) if (is === 'done' && reached.from <= day && day <= reached.to) remaining += 1
  return remaining > reached.run ? reached.run : remaining
}
