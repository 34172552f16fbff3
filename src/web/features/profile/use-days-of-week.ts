import { useQuery } from '@tanstack/react-query'
import { listActivities, pageSizes, type Activity } from '#shared/activities/contract.ts'
import { sumEarnedAndDeductedOn, takeWholeDays } from '#shared/activities/day-rules.ts'
import type { Day } from '#shared/time/day.ts'
import { listWeek } from '#web/lib/months.ts'
import { read } from '#web/lib/query.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'

/** A day of this week with the points that were earned on it. */
export interface DayOfWeek {
  day: Day
  earned: number
}

const query = { order: 'day', limit: String(pageSizes.max) } as const

/** Queries the days of this week of a child. */
export const useDaysOfWeek = (childId: string) => {
  const days = listWeek(useToday(), useWeekStart())
  return useQuery({
    ...read(listActivities, { params: { childId }, query }),
    select: (rows: readonly Activity[]): DayOfWeek[] => {
      const known = takeWholeDays(rows, rows.length < pageSizes.max)
      return days.map((day) => ({ day, earned: sumEarnedAndDeductedOn(known, day).earned }))
    },
  })
}
