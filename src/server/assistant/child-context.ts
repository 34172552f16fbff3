import type { Day } from '#shared/time/day.ts'
import type { AgeRange } from './age-groups.ts'

/** A behaviour recorded in the last seven days, and how often. */
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
  name: string
  /** Names of the other children in the family; never sent to a model. */
  siblings: readonly string[]
  ages: AgeRange
  today: Day
  balance: number
  /** Points earned per day in the last two weeks, or null when the time is too short to tell. */
  pace: number | null
  /** Most frequent first. */
  awards: readonly BehaviorCount[]
  corrections: readonly BehaviorCount[]
  habits: readonly HabitSummary[]
  skills: readonly { title: string; isCompleted: boolean }[]
  rewards: readonly { title: string; points: number }[]
  /** Titles in the quick list. */
  behaviors: readonly string[]
}

const sum = (counts: readonly BehaviorCount[]) => counts.reduce((total, { times }) => total + times, 0)

/** Returns how many awards and corrections were recorded in the last seven days. */
export const countBehaviors = ({ awards, corrections }: ChildContext) => ({
  awards: sum(awards),
  corrections: sum(corrections),
})

const idleFromDays = 3

/** Returns habits that were begun and then not checked in for three days or more. */
export const idleHabits = ({ habits }: ChildContext): HabitSummary[] =>
  habits.filter((h) => !h.isCompleted && h.streak === 0 && (h.idleDays ?? 0) >= idleFromDays)

/** Returns habits with a current streak, the longest first. */
export const activeHabits = ({ habits }: ChildContext): HabitSummary[] =>
  habits.filter((h) => !h.isCompleted && h.streak > 0).toSorted((a, b) => b.streak - a.streak)
