import { useQuery } from '@tanstack/react-query'
import type { Child } from '#shared/children/contract.ts'
import { daysToAfford } from '#shared/rewards/rules.ts'
import { getPace } from '#shared/stats/contract.ts'
import { read } from '#web/lib/query.ts'

/** `daysTo(cost)`: returns the days until a child can pay at its pace; null if unknown. */
export const useDaysToAfford = (child: Child): ((cost: number) => number | null) => {
  const { data } = useQuery(read(getPace, { params: { childId: child.id } }))
  return (cost) => daysToAfford(cost, child.points, data?.pointsPerWeek ?? null)
}
