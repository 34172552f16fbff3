import { dayNumber, type Day } from '#shared/time/day.ts'
import type { DayState, SetDay, StreakCounts } from './rules.ts'

/** What the rules say once more, for tests: slowly, a day at a time, from nothing else than the days that were set. */
export const oracle = (set: readonly SetDay[], today: Day, isCompleted: boolean) => {
  const daysThatAre = (wanted: SetDay['is']) =>
    new Set(set.filter(({ is }) => is === wanted).map(({ day }) => dayNumber(day)))
  const [done, rests, now] = [daysThatAre('done'), daysThatAre('rest'), dayNumber(today)]
  const [begin, end] = [Math.min(...done), Math.max(...done)]
  const figures: StreakCounts = { run: 0, longest: 0, checkIns: 0, held: 0 }

  const checkIn = () => {
    figures.run += 1
    figures.checkIns += 1
    figures.longest = Math.max(figures.longest, figures.run)
    if (figures.checkIns % 7 === 0) figures.held = Math.min(2, figures.held + 1)
  }
  /** Whether a rest was held. */
  const miss = (): boolean => {
    const rested = figures.held > 0
    figures.run = rested ? figures.run : 0
    figures.held -= rested ? 1 : 0
    return rested
  }
  const live = (day: number): DayState => {
    if (done.has(day)) {
      checkIn()
      return 'done'
    }
    if (rests.has(day)) return 'rest'
    if (day < begin) return 'before'
    if (day > end && (isCompleted || day >= now)) return 'rest'
    return miss() ? 'rest' : 'missed'
  }

  const states = new Map<number, DayState>()
  const from = Math.min(begin, now, ...rests) - 100
  const until = Math.max(end, now, ...rests, from) + 100
  for (let day = from; day <= Math.min(until, now + 200); day++) {
    const state = live(day)
    const isOpen = day >= now && !done.has(day) && !rests.has(day)
    states.set(day, isOpen ? 'open' : state)
  }
  return { figures, stateOn: (day: Day) => states.get(dayNumber(day)) }
}
