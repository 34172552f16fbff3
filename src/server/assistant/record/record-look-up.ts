import type { WeeklyCounts } from '#shared/stats/contract.ts'
import type { Day, WeekStart } from '#shared/time/day.ts'

/** A child as the record has it. */
export interface RecordChild {
  id: string
  name: string
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
  /** Points a week by child. */
  findPaces: (childIds: readonly string[]) => Promise<ReadonlyMap<string, number | null>>
  /** The lowest balance of today. */
  findLowestBalance: (childId: string) => Promise<number>
  listRewards: (childIds: readonly string[]) => Promise<RecordReward[]>
  /** Activities by title and day, from a day to a day. */
  listDeeds: (childIds: readonly string[], from: Day, to: Day) => Promise<RecordDeeds[]>
}
