import type { Day } from '#shared/time/day.ts'

/** A behaviour of a quick list, or a reward: `titles` are what people call it, `title` is that of the reader. */
interface Titled {
  title: string
  titles: readonly string[]
}

export interface KnownBehavior extends Titled {
  points: number
  preset?: string
}

export interface KnownHabit extends Titled {
  id: string
  /** Points of one check-in. */
  points: number
  isCompleted: boolean
  /** The days within reach that are checked in. */
  doneDays: ReadonlySet<Day>
  /** The days within reach that a member set as rests. */
  restDays: ReadonlySet<Day>
}

export interface KnownSkill extends Titled {
  id: string
  unit: string | null
  best: number | null
  points: number
  isCompleted: boolean
}

export interface KnownReward extends Titled {
  id: string
  /** Its price. */
  points: number
}

/** A child with everything that a sentence may name. */
export interface KnownChild {
  id: string
  name: string
  aliases: readonly string[]
  gender: 'boy' | 'girl' | null
  /** In years; null if unknown. */
  age: number | null
  balance: number
  behaviors: readonly KnownBehavior[]
  habits: readonly KnownHabit[]
  skills: readonly KnownSkill[]
  rewards: readonly KnownReward[]
}

/** What the reader of sentences knows about a family. */
export interface KnownFamily {
  today: Day
  /** In the order in which they were added. */
  children: readonly KnownChild[]
  /** The names of its members. */
  adults?: readonly string[]
}
