import { addDays, findStartOfWeek, type Day, type WeekStart } from '#shared/time/day.ts'

/** The number of full weeks that the pace of a child is judged by, and the least that tell it. */
export const paceWeeks = { most: 4, least: 2 } as const

/**
 * Returns the first days of the last four weeks before the present one, latest first, without those that began before
 * `firstDay`, on which the child was added.
 */
export const listPaceWeeks = (today: Day, weekStart: WeekStart, firstDay: Day): Day[] => {
  const present = findStartOfWeek(today, weekStart)
  const weeks = Array.from({ length: paceWeeks.most }, (_, n) => addDays(present, -7 * (n + 1)))
  return weeks.filter((day) => day >= firstDay)
}

/**
 * Returns the points a week that a child earns: the median of what it earned in its last full weeks; null for fewer than
 * two.
 */
export const computePointsPerWeek = (earnedByWeek: readonly number[]): number | null => {
  if (earnedByWeek.length < paceWeeks.least) return null
  const ascending = earnedByWeek.toSorted((a, b) => a - b)
  const [lower = 0, upper = lower] = [(ascending.length - 1) >> 1, ascending.length >> 1].map((at) => ascending[at])
  return (lower + upper) / 2
}

/** Returns the lowest balance before and after acts that led to `balance`; `changes` are their points, latest first. */
export const computeLowestBalance = (balance: number, changes: readonly number[]): number => {
  let before = balance
  let lowest = balance
  for (const change of changes) {
    before -= change
    lowest = Math.min(lowest, before)
  }
  return lowest
}
