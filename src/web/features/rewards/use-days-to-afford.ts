import { useQuery } from '@tanstack/react-query'
import type { Child } from '#shared/children/contract.ts'
import { daysToAfford } from '#shared/rewards/rules.ts'
import { getPace } from '#shared/stats/contract.ts'
import { read } from '#web/lib/query.ts'

/** Longest wait, in days, that a pace can tell. */
const maxDays = 365

/** `daysTo(cost)`: returns the days until a child can pay at its pace; null if unknown, or more than a year. */
export const useDaysToAfford = (child: Child): ((cost: number) => number | null) => {
  const { data } = useQuery(read(getPace, { params: { childId: child.id } }))
  return (cost) => {
    const days = daysToAfford(cost, child.points, data?.pointsPerWeek ?? null)
    return days !== null && days <= maxDays ? days : null
  }
}
