import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'

/** A redemption, which keeps its place while the screen is open, whatever happens to it. */
export interface RedemptionOfVisit {
  redemption: Redemption
  state: 'open' | 'given' | 'returned'
  /** Its state when the screen was opened. */
  before: 'open' | 'given'
}

const stateOf = ({ givenAt }: Redemption) => (givenAt === null ? 'open' : 'given')

/**
 * Returns the redemptions of a child that were there when the screen was opened, newest first, as they are now, and the
 * query.
 */
export const useRedemptionsOfVisit = (child: Child) => {
  const query = useQuery(read(listRedemptions, { query: { childId: child.id } }))
  const { data, isFetching } = query
  const [opened, setOpened] = useState<Redemption[]>()
  if (opened === undefined && data !== undefined && !isFetching) setOpened(data)
  const isNew = ({ id }: Redemption) => opened !== undefined && !opened.some((one) => one.id === id)
  const added = data?.filter(isNew) ?? []
  const all = (opened ?? data ?? []).map((before): RedemptionOfVisit => {
    const now = data?.find(({ id }) => id === before.id) ?? takeSame(added, before)
    return { redemption: now ?? before, state: now ? stateOf(now) : 'returned', before: stateOf(before) }
  })
  return { query, all, added }
}

/** Removes the redemption of the same reward that was promised again after a return, and returns it. */
const takeSame = (added: Redemption[], { rewardId }: Redemption): Redemption | undefined => {
  const index = added.findIndex((one) => one.rewardId === rewardId)
  return index === -1 ? undefined : added.splice(index, 1)[0]
}
