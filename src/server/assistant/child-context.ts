import type { Day } from '#shared/time/day.ts'
import type { AgeRange } from './age-groups.ts'

/** The title of a behaviour, and how often it was recorded in the last seven days. */
export interface BehaviorCount {
  title: string
  times: number
}

export interface HabitSummary {
  title: string
  /** Length of the current streak in days. */
  streak: number
  targetDays: number
  isCompleted: boolean
  /** Days since the last check-in, or null without one. */
  idleDays: number | null
}

/** What the assistant knows about a child. */
export interface ChildContext {
  id: string
  name: string
  /** Other names that the family uses for the child, and for its siblings; never sent to a model. */
  aliases: readonly string[]
  siblingAliases: readonly string[]
  /** All children of the family, with the other names that it uses for them. */
  children: readonly { id: string; name: string; aliases: readonly string[] }[]
  /** Names of the other children in the family; never sent to a model. */
  siblings: readonly string[]
  ages: AgeRange
  today: Day
  balance: number
  /** Points that the child earns a week, or null when the time is too short to tell. */
  pointsPerWeek: number | null
  /** Most frequent first. */
  awards: readonly BehaviorCount[]
  corrections: readonly BehaviorCount[]
  habits: readonly HabitSummary[]
  skills: readonly { title: string; isCompleted: boolean }[]
  rewards: readonly { title: string; points: number }[]
  /** Titles in the quick list. */
  behaviors: readonly string[]
}

const sumTimes = (counts: readonly BehaviorCount[]) => counts.reduce((total, { times }) => total + times, 0)

/** Returns how many awards and corrections were recorded in the last seven days. */
export const countAwardsAndCorrections = ({ awards, corrections }: ChildContext) => ({
  awards: sumTimes(awards),
  corrections: sumTimes(corrections),
})

const idleFromDays = 3

/** Returns the open habits without a current streak whose last check-in was three days ago or more. */
export const listIdleHabits = ({ habits }: ChildContext): HabitSummary[] =>
  habits.filter((h) => !h.isCompleted && h.streak === 0 && (h.idleDays ?? 0) >= idleFromDays)

/** Returns the open habits with a current streak, the longest streak first. */
export const listHabitsWithStreak = ({ habits }: ChildContext): HabitSummary[] =>
  habits.filter((h) => !h.isCompleted && h.streak > 0).toSorted((a, b) => b.streak - a.streak)
