import type { Day } from '#shared/time/day.ts'

export function streakOf(days: Day[]): number {
  return days.length
}
