import type { BadgeKind } from '#shared/badges/rules.ts'
import type { Mood, Weather } from '#shared/moments/rules.ts'
import type { WeeklyCounts } from '#shared/stats/contract.ts'
import type { Day, WeekStart } from '#shared/time/day.ts'

/** A child as the record has it. */
export interface RecordChild {
  id: string
  name: string
  /** What else it is called. */
  aliases: readonly string[]
  points: number
  age: number | null
  birthday: Day | null
  /** When it was added, ISO 8601. */
  createdAt: string
}

/** The points of a period; all are positive numbers. */
export interface RecordPoints {
  earned: number
  deducted: number
  spent: number
}

export interface RecordReward {
  id: string
  childId: string
  title: string
  pointsCost: number
  /** Whether it is promised and not given yet. */
  isPromised: boolean
}

/** What activities of a title added up to on a day. */
export interface RecordDeeds {
  childId: string
  type: 'behavior' | 'habit' | 'skill' | 'moment' | 'reward'
  title: string
  day: Day
  times: number
  earned: number
  lost: number
}

export interface RecordBadge {
  id: BadgeKind
  count: number
  target: number
  awardedAt: string | null
}

/** A habit as it stands today. */
export interface RecordHabit {
  id: string
  childId: string
  title: string
  targetDays: number
  isCompleted: boolean
  /** Done days of the current streak, and of the longest one. */
  run: number
  longest: number
  lastDone: Day | null
  /** On how many of the last `recentDays` days it was done. */
  recentDone: number
  recentDays: number
  /** Returns the days from a day to a day that have passed without a check-in, as far as days are kept. */
  listUndone: (from: Day, to: Day) => Day[]
}

export interface RecordSkill {
  id: string
  childId: string
  title: string
  best: number | null
  target: number | null
  unit: string | null
}

export interface RecordPromise {
  childId: string
  title: string
  /** The day on which it was promised. */
  since: Day
}

/** How many entries a member recorded. */
export interface RecordedBy {
  member: string
  entries: number
}

/** What a member recorded under a title on a day, with its points. */
export interface RecordedTitle extends LastRecorded {
  type: RecordDeeds['type']
  times: number
  points: number
}

export interface LastRecorded {
  childId: string
  title: string
  member: string
  day: Day
}

/** What is worth telling of a child's period. */
export interface RecordHighlights {
  /** Challenges whose best score of all time was beaten, with the new one. */
  bests: readonly { title: string; value: number; unit: string | null }[]
  /** What was completed. */
  habits: readonly string[]
  challenges: readonly string[]
  badges: readonly BadgeKind[]
  /** The moment with the happiest mood that has words, the latest of these. */
  moment: { day: Day; mood: Mood; content: string } | null
  /** What was recorded most often, more than once. */
  deed: { title: string; times: number } | null
}

/** The record of a family. Each function takes one query; its numbers are those of the screens. Undone acts do not count. */
export interface RecordLookUp {
  children: readonly RecordChild[]
  /** The child on screen. */
  childId: string
  today: Day
  weekStart: WeekStart
  /** Points by child, for each of successive periods: `days` are their first days and the day after the last one. */
  sumPoints: (
    childIds: readonly string[],
    days: readonly [Day, ...Day[]],
  ) => Promise<ReadonlyMap<string, readonly RecordPoints[]>>
  /** Counts of acts by child, for each period, as above. */
  countActs: (
    childIds: readonly string[],
    days: readonly [Day, ...Day[]],
  ) => Promise<ReadonlyMap<string, readonly WeeklyCounts[]>>
  /** What is worth telling of a child from a day to a day. */
  findHighlights: (childId: string, from: Day, to: Day) => Promise<RecordHighlights>
  /** Points a week by child. */
  findPaces: (childIds: readonly string[]) => Promise<ReadonlyMap<string, number | null>>
  /** The lowest balance of today by child. */
  findLowestBalances: (childIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  listRewards: (childIds: readonly string[]) => Promise<RecordReward[]>
  /** Activities by title and day, from a day to a day. */
  listDeeds: (childIds: readonly string[], from: Day, to: Day) => Promise<RecordDeeds[]>
  listHabits: (childIds: readonly string[]) => Promise<RecordHabit[]>
  /** Check-ins from a day to a day, by the id of the habit. */
  countCheckIns: (childIds: readonly string[], from: Day, to: Day) => Promise<ReadonlyMap<string, number>>
  /** Moments from a day to a day, the latest first. */
  listMoods: (
    childIds: readonly string[],
    from: Day,
    to: Day,
  ) => Promise<{ childId: string; day: Day; mood: Mood; weather: Weather }[]>
  listSkills: (childIds: readonly string[]) => Promise<RecordSkill[]>
  /** The latest scores of a challenge, the latest first. */
  listScores: (skillId: string) => Promise<{ score: number; day: Day }[]>
  /** Every badge of each child with how far it is. Takes two queries. */
  listBadges: (childIds: readonly string[]) => Promise<ReadonlyMap<string, readonly RecordBadge[]>>
  /** Rewards that are promised and not given yet, the earliest first. */
  listPromises: (childIds: readonly string[]) => Promise<RecordPromise[]>
  /** Who recorded how many entries from a day to a day, the most first. */
  countRecorded: (childIds: readonly string[], from: Day, to: Day) => Promise<RecordedBy[]>
  /** What was recorded by whom, from a day to a day, the latest first. */
  listRecorded: (childIds: readonly string[], from: Day, to: Day) => Promise<RecordedTitle[]>
  findLastRecorded: (childIds: readonly string[]) => Promise<LastRecorded | null>
}
