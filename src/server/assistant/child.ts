import type { Day } from '#shared/time/day.ts'
import type { Ages } from './band.ts'

/** A behaviour that was noted in the last seven days, and how often. */
export interface Noted {
  title: string
  times: number
}

/** What the assistant knows of a child: how old, what there is already, and how the last days went. */
export interface ChildRecord {
  name: string
  /** The other children of the family, whose names never leave it. */
  siblings: readonly string[]
  ages: Ages
  today: Day
  balance: number
  /** What it earned a day in the last two weeks, or null while that is too short to tell. */
  pace: number | null
  awards: readonly Noted[]
  corrections: readonly Noted[]
  habits: readonly HabitRecord[]
  skills: readonly { title: string; isCompleted: boolean }[]
  rewards: readonly { title: string; points: number }[]
  quick: readonly string[]
}

export interface HabitRecord {
  title: string
  /** Days done in the run that stands. */
  run: number
  targetDays: number
  isCompleted: boolean
  /** Days since the last one that was done, or null where none was. */
  quietDays: number | null
}

const sum = (noted: readonly Noted[]) => noted.reduce((total, { times }) => total + times, 0)

/** How often something good and something hard was noted. */
export const countsOf = ({ awards, corrections }: ChildRecord) => ({
  awards: sum(awards),
  corrections: sum(corrections),
})

const quietFrom = 3

/** Habits that have begun and lie still. */
export const idleHabits = ({ habits }: ChildRecord): HabitRecord[] =>
  habits.filter((h) => !h.isCompleted && h.run === 0 && (h.quietDays ?? 0) >= quietFrom)

/** Habits whose run stands, the longest first. */
export const runningHabits = ({ habits }: ChildRecord): HabitRecord[] =>
  habits.filter((h) => !h.isCompleted && h.run > 0).toSorted((a, b) => b.run - a.run)
