import { addDays, daysBetween, daysFrom, type Day } from '#shared/time/day.ts'

export const difficulties = ['easy', 'medium', 'hard'] as const

export type Difficulty = (typeof difficulties)[number]

/** Points for one check-in. */
export const checkInPoints: Readonly<Record<Difficulty, number>> = { easy: 2, medium: 5, hard: 10 }

/** Points when a habit reaches its target. */
export const completionPoints: Readonly<Record<Difficulty, number>> = { easy: 20, medium: 50, hard: 100 }

/** Days of a target: limits, the usual one, and the presets ("try-out, starter, steady, solid"). */
export const targetDays = { min: 1, max: 365, usual: 21, presets: [7, 21, 30, 66] } as const

/** How far a check-in or a rest may lie from the family's today, in days. */
export const reach = { back: 6, restAhead: 60 } as const

/** Rest days are earned, one with so many check-ins, and held, at most so many. */
const restBank = { perCheckIns: 7, most: 2 } as const

/** How many days the state of a habit comes along with, today last. */
export const recentCount = 14

/** For how many days after today the rests of a habit come along: what is left of a week. */
const aheadCount = 6

/** Where the walk through a habit's days stands before one of them. */
export interface StreakCounts {
  /** Done days of the run that stands. */
  run: number
  longest: number
  checkIns: number
  /** Rest days held. */
  held: number
}

/** Before the first check-in. */
export const noStreak: StreakCounts = { run: 0, longest: 0, checkIns: 0, held: 0 }

/**
 * The days of a habit: the walk as far as it is settled, and from then on a letter for each day up to the last that
 * somebody set: `d` done, `r` a rest, `-` neither.
 */
export interface StreakState {
  /** The day of the first letter. */
  from: Day
  before: StreakCounts
  marks: string
}

/** A day that somebody set. */
export interface SetDay {
  day: Day
  is: 'done' | 'rest'
}

/** What a day of a habit came to. */
export type DayState = 'done' | 'rest' | 'missed' | 'open' | 'before'

const doneAfter = ({ run, longest, checkIns, held }: StreakCounts): StreakCounts => {
  const earned = (checkIns + 1) % restBank.perCheckIns === 0 ? 1 : 0
  return {
    run: run + 1,
    longest: Math.max(longest, run + 1),
    checkIns: checkIns + 1,
    held: Math.min(restBank.most, held + earned),
  }
}

/** Missed days in a row: each takes a held rest; the first that finds none ends the run. */
const missedAfter = (walk: StreakCounts, days: number): StreakCounts =>
  days <= walk.held ? { ...walk, held: walk.held - days } : { ...walk, held: 0, run: 0 }

const after = (walk: StreakCounts, mark: string | undefined): StreakCounts => {
  if (mark === 'd') return doneAfter(walk)
  return mark === 'r' ? walk : missedAfter(walk, 1)
}

/** The track of the days that somebody set, none before `from`, in any order. A day that is both is done. */
export const computeStreak = (from: Day, before: StreakCounts, set: readonly SetDay[]): StreakState => {
  const marks: string[] = []
  for (const { day, is } of set) {
    const at = daysBetween(from, day)
    while (marks.length <= at) marks.push('-')
    if (marks[at] !== 'd') marks[at] = is === 'done' ? 'd' : 'r'
  }
  return { from, before, marks: marks.join('') }
}

/** The same track with its days before `day` walked; one that begins later stays as it is. */
export const settleStreak = ({ from, before, marks }: StreakState, day: Day): StreakState => {
  const days = daysBetween(from, day)
  if (days <= 0) return { from, before, marks }
  let walk = before
  for (const mark of marks.slice(0, days)) walk = after(walk, mark)
  return { from: day, before: missedAfter(walk, Math.max(0, days - marks.length)), marks: marks.slice(days) }
}

/** The last day of a track that is done, or null. */
export const lastDoneDay = ({ from, marks }: StreakState): Day | null => {
  const at = marks.lastIndexOf('d')
  return at < 0 ? null : addDays(from, at)
}

/**
 * Where a habit stands on a day that is today. Up to the last day that is done, a day that is neither done nor a rest is
 * missed, whether it is over or not: a gap carries no run, and what stands does not change by itself. After it, a day
 * is missed once it is over. A completed habit takes no check-ins, so it stands still on its last done day.
 */
export const streakAt = (streak: StreakState, today: Day, isCompleted: boolean): StreakCounts => {
  const end = streak.marks.lastIndexOf('d') + 1
  const days = isCompleted ? end : Math.max(end, daysBetween(streak.from, today))
  return settleStreak(streak, addDays(streak.from, days)).before
}

const stateOf = (walk: StreakCounts, mark: string | undefined): DayState => {
  if (mark === 'd') return 'done'
  if (mark === 'r') return 'rest'
  if (walk.checkIns === 0) return 'before'
  return walk.held > 0 ? 'rest' : 'missed'
}

/**
 * The states of some days that follow each other; `today` and what comes after it is open when it is not set. Days on
 * which a completed habit stands still are rests.
 */
export const dayStates = (streak: StreakState, days: readonly Day[], today: Day, isCompleted: boolean): DayState[] => {
  const first = days[0]
  if (first === undefined) return []
  const end = isCompleted ? lastDoneDay(streak) : null
  const settled = settleStreak(streak, first)
  const skipped = daysBetween(first, settled.from)
  let walk = settled.before
  return days.map((day, n) => {
    if (n < skipped) return day < today ? 'before' : 'open'
    const mark = settled.marks[n - skipped]
    const state = stateOf(walk, mark)
    walk = after(walk, mark)
    if (state === 'done' || mark === 'r') return state
    if (day >= today) return 'open'
    return end !== null && day > end ? 'rest' : state
  })
}

/** The rests that are set for the days right after a day. */
export const upcomingRests = ({ from, marks }: StreakState, day: Day): Day[] =>
  daysFrom(addDays(day, 1), aheadCount).filter((ahead) => marks[daysBetween(from, ahead)] === 'r')

/** Whether a run completes a habit. */
export const reachesTarget = (run: number, target: number): boolean => run >= target
