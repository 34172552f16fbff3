import { addDays, daysBetween, listDaysFrom, type Day } from '#shared/time/day.ts'

export const difficulties = ['easy', 'medium', 'hard'] as const

export type Difficulty = (typeof difficulties)[number]

/** Points of one check-in by the difficulty of the habit. */
export const checkInPointsByDifficulty: Readonly<Record<Difficulty, number>> = { easy: 2, medium: 5, hard: 10 }

/** Bonus points for reaching the target, by the difficulty of the habit. */
export const completionPointsByDifficulty: Readonly<Record<Difficulty, number>> = { easy: 20, medium: 50, hard: 100 }

/** Target of a habit in days: limits, default, and presets ("try-out, starter, steady, solid"). */
export const targetDays = { min: 1, max: 365, usual: 21, presets: [7, 21, 30, 66] } as const

/** How far a check-in or a rest may be from the family's today, in days. */
export const dateLimits = { back: 6, restAhead: 60 } as const

/** Rests earned by check-ins and held until a missed day uses one. */
const restLimits = { perCheckIns: 7, most: 2 } as const

/** Number of days in `recentDays`, today last. */
export const recentDayCount = 14

/** Number of days after today whose rests a habit lists; how far ahead they may be set is `dateLimits.restAhead`. */
const upcomingRestsDayCount = 6

/** Streak, check-ins and held rests of a habit before one of its days. */
export interface StreakCounts {
  /** Done days of the current streak. */
  run: number
  longest: number
  checkIns: number
  /** Rests held. */
  held: number
}

/** The counts of a habit before its first check-in. */
export const noStreak: StreakCounts = { run: 0, longest: 0, checkIns: 0, held: 0 }

/**
 * The days of a habit in compact form: the counts before `from`, then one letter in `marks` for each day up to the last
 * one with a check-in or a rest: `d` done, `r` rest, `-` neither.
 */
export interface CompactStreak {
  /** The day of the first letter. */
  from: Day
  before: StreakCounts
  marks: string
}

/** A day with a check-in or with a rest that a member set. */
export interface MarkedDay {
  day: Day
  is: 'done' | 'rest'
}

/** The longest streak of a habit at some time: its done days, its first and last day. */
export interface LongestStreak {
  run: number
  from: Day
  to: Day
}

/** The marked days of a habit from `from` on, and the counts before; `reached` is a longest streak that was broken. */
export interface HabitDays {
  from: Day
  before: StreakCounts
  set: readonly MarkedDay[]
  reached: LongestStreak | null
}

/** The computed state of one day. */
export type DayState = 'done' | 'rest' | 'missed' | 'open' | 'before'

const addDoneDay = ({ run, longest, checkIns, held }: StreakCounts): StreakCounts => {
  const earned = (checkIns + 1) % restLimits.perCheckIns === 0 ? 1 : 0
  return {
    run: run + 1,
    longest: Math.max(longest, run + 1),
    checkIns: checkIns + 1,
    held: Math.min(restLimits.most, held + earned),
  }
}

/** Returns the counts after missed days in a row: each uses a held rest; the first that finds none ends the streak. */
const addMissedDays = (counts: StreakCounts, days: number): StreakCounts =>
  days <= counts.held ? { ...counts, held: counts.held - days } : { ...counts, held: 0, run: 0 }

/** Returns the streak counts after one more day; `mark` is its letter in `CompactStreak.marks`. */
export const addDayToCounts = (counts: StreakCounts, mark: string | undefined): StreakCounts => {
  if (mark === 'd') return addDoneDay(counts)
  return mark === 'r' ? counts : addMissedDays(counts, 1)
}

/** Returns `CompactStreak.marks`: one letter for each day from `from` to the last marked day. */
export const formatMarks = ({ from, set }: HabitDays): string => {
  const marks: string[] = []
  for (const { day, is } of set) {
    const at = daysBetween(from, day)
    while (marks.length <= at) marks.push('-')
    if (marks[at] !== 'd') marks[at] = is === 'done' ? 'd' : 'r'
  }
  return marks.join('')
}

/** Returns all days of a habit, from the first marked day or from `latestStart`, whichever is earlier. */
export const createHabitDays = (
  set: readonly MarkedDay[],
  latestStart: Day,
  reached: LongestStreak | null,
): HabitDays => {
  const from = set.reduce((first, { day }) => (day < first ? day : first), latestStart)
  return { from, before: noStreak, set, reached }
}

/** Returns how many done days of the former longest streak (`reached`) are left; 0 without one. */
export const countFormerLongestDays = ({ reached, set }: HabitDays): number => {
  if (reached === null) return 0
  const isWithin = ({ day, is }: MarkedDay) => is === 'done' && day >= reached.from && day <= reached.to
  return Math.min(reached.run, set.filter(isWithin).length)
}

/** Converts days, in any order, to the compact form. A day that is both done and a rest is done. */
export const toCompactStreak = (days: HabitDays): CompactStreak => {
  const longest = Math.max(days.before.longest, countFormerLongestDays(days))
  return { from: days.from, before: { ...days.before, longest }, marks: formatMarks(days) }
}

/** Returns a streak that begins at `day`, with the days before it in the counts; one that begins later is unchanged. */
export const foldDaysBefore = ({ from, before, marks }: CompactStreak, day: Day): CompactStreak => {
  const days = daysBetween(from, day)
  if (days <= 0) return { from, before, marks }
  let counts = before
  for (const mark of marks.slice(0, days)) counts = addDayToCounts(counts, mark)
  return { from: day, before: addMissedDays(counts, Math.max(0, days - marks.length)), marks: marks.slice(days) }
}

/** Returns the last done day, or null. */
export const findLastDoneDay = ({ from, marks }: CompactStreak): Day | null => {
  const at = marks.lastIndexOf('d')
  return at < 0 ? null : addDays(from, at)
}

/**
 * Returns the counts of a habit on `today`. Up to the last done day, a day that is neither done nor a rest is missed,
 * whether it is over or not; after it, a day is missed once it is over. A completed habit keeps its last counts.
 */
export const computeCounts = (streak: CompactStreak, today: Day, isCompleted: boolean): StreakCounts => {
  const end = streak.marks.lastIndexOf('d') + 1
  const days = isCompleted ? end : Math.max(end, daysBetween(streak.from, today))
  return foldDaysBefore(streak, addDays(streak.from, days)).before
}

const findDayState = (counts: StreakCounts, mark: string | undefined): DayState => {
  if (mark === 'd') return 'done'
  if (mark === 'r') return 'rest'
  if (counts.checkIns === 0) return 'before'
  return counts.held > 0 ? 'rest' : 'missed'
}

/**
 * Returns the states of consecutive days. Days without a mark are open from `today` on; those after the last done day
 * of a completed habit are rests.
 */
export const computeDayStates = (
  streak: CompactStreak,
  days: readonly Day[],
  today: Day,
  isCompleted: boolean,
): DayState[] => {
  const first = days[0]
  if (first === undefined) return []
  const end = isCompleted ? findLastDoneDay(streak) : null
  const settled = foldDaysBefore(streak, first)
  const skipped = daysBetween(first, settled.from)
  let counts = settled.before
  return days.map((day, n) => {
    if (n < skipped) return day < today ? 'before' : 'open'
    const mark = settled.marks[n - skipped]
    const state = findDayState(counts, mark)
    counts = addDayToCounts(counts, mark)
    if (state === 'done' || mark === 'r') return state
    if (day >= today) return 'open'
    return end !== null && day > end ? 'rest' : state
  })
}

/** Returns the rests that are set for the days after `day`. */
export const findUpcomingRests = ({ from, marks }: CompactStreak, day: Day): Day[] =>
  listDaysFrom(addDays(day, 1), upcomingRestsDayCount).filter((ahead) => marks[daysBetween(from, ahead)] === 'r')

export const reachesTarget = (run: number, target: number): boolean => run >= target
