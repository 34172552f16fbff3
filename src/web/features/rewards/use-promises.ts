import { useQueries, useQuery } from '@tanstack/react-query'
import type { Child } from '#shared/children/contract.ts'
import { listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'
import { isToGive } from './is-to-give.ts'

const none: Redemption[] = []

/** Returns the redemptions of a child, those that are not given yet, and whether they are still being loaded or read again. */
export const usePromises = (child: Child) => {
  const {
    data: redemptions = none,
    isLoading,
    isFetching,
  } = useQuery(read(listRedemptions, { query: { childId: child.id } }))
  const promises = redemptions.filter(isToGive)
  return {
    redemptions,
    promises,
    promisedIds: new Set(promises.map(({ rewardId }) => rewardId)),
    isLoading,
    isFetching,
  }
}

/** Returns how many redemptions of each child are not given yet; 0 until that is known. */
export const usePromiseCounts = (children: readonly Child[]): number[] =>
  useQueries({
    queries: children.map(({ id }) => read(listRedemptions, { query: { childId: id } })),
    combine: (results) => results.map(({ data = none }) => data.filter(isToGive).length),
  })
