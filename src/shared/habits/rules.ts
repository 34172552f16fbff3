import { addDays, type Day } from '#shared/time/day.ts'

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
export const restBank = { perCheckIns: 7, most: 2 } as const

/** Where the walk through a habit's days stands after one of them. */
export interface Walk {
  /** The last day walked, or null before the first check-in. */
  day: Day | null
  /** Done days of the run that stands. */
  run: number
  longest: number
  checkIns: number
  /** Rest days held. */
  held: number
}

/** Before the first check-in. */
export const start: Walk = { day: null, run: 0, longest: 0, checkIns: 0, held: 0 }

/** What a day of a habit came to. */
export type DayState = 'done' | 'rest' | 'missed' | 'open' | 'before'

const done = (walk: Walk, day: Day): Walk => {
  const checkIns = walk.checkIns + 1
  const run = walk.run + 1
  const earned = checkIns % restBank.perCheckIns === 0 ? 1 : 0
  return {
    day,
    run,
    longest: Math.max(walk.longest, run),
    checkIns,
    held: Math.min(restBank.most, walk.held + earned),
  }
}

/** What one day does to the walk: done adds, a rest keeps, a missed day takes a held rest or ends the run. */
const step = (walk: Walk, day: Day, is: 'done' | 'rest' | 'neither', today: Day): [Walk, DayState] => {
  if (is === 'done') return [done(walk, day), 'done']
  if (walk.day === null) return [walk, is === 'rest' ? 'rest' : 'before']
  if (is === 'rest') return [{ ...walk, day }, 'rest']
  if (day >= today) return [{ ...walk, day }, 'open']
  if (walk.held > 0) return [{ ...walk, day, held: walk.held - 1 }, 'rest']
  return [{ ...walk, day, run: 0 }, 'missed']
}

/** The days of a habit that were set by somebody. */
export interface Days {
  done: ReadonlySet<Day>
  rests: ReadonlySet<Day>
}

/**
 * Walks on from `from` through `until`, day by day; `onDay` hears the state of each. Pure: the same days give the same
 * walk, whatever order they were recorded in. The earliest missed day takes a held rest.
 */
export const walkOn = (
  from: Walk,
  first: Day,
  until: Day,
  today: Day,
  { done: doneDays, rests }: Days,
  onDay: (day: Day, state: DayState) => void = () => undefined,
): Walk => {
  let walk = from
  for (let day = first; day <= until; day = addDays(day, 1)) {
    const is = doneDays.has(day) ? 'done' : rests.has(day) ? 'rest' : 'neither'
    const [next, state] = step(walk, day, is, today)
    walk = next
    onDay(day, state)
  }
  return walk
}

/** Whether a habit is completed by a run: the run that stands has reached the target. */
export const reaches = (run: number, target: number): boolean => run >= target

/** The latest date on Earth at an instant (ms): where the clock is 14 hours ahead of UTC. */
export const latestZone = 'Pacific/Kiritimati'
