import { useQuery } from '@tanstack/react-query'
import type { Child } from '#shared/children/contract.ts'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'

/** Returns the redemptions of a child that are not given yet, and whether they are still being loaded. */
export const usePromises = (child: Child) => {
  const { data = [], isLoading } = useQuery(read(listRedemptions, { query: { childId: child.id } }))
  const promises = data.filter(({ givenAt }) => givenAt === null)
  return { promises, promisedIds: new Set(promises.map(({ rewardId }) => rewardId)), isLoading }
}
