import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { listRewards, type Reward } from '#shared/rewards/contract.ts'
import { findNextReward } from '#shared/rewards/rules.ts'
import { useShownPoints } from '#web/ledger/award-flights.ts'
import { read } from '#web/lib/query.ts'
import { useDaysToAfford } from './use-days-to-afford.ts'
import { usePromises } from './use-promises.ts'

/** The reward that a child saves for. */
export interface NextWish {
  reward: Reward
  /** The balance on screen. */
  points: number
  /** Points that are missing; 0 once there is enough. */
  missing: number
  /** Days until there is enough; null if unknown. */
  days: number | null
}

/**
 * Returns the reward that the child saved for when the screen was opened, kept while it is open; null if there is none,
 * undefined while that is loading. `hasRewards` tells an empty store from one where all is in reach.
 */
export const useNextWish = (child: Child): { wish: NextWish | null | undefined; hasRewards: boolean } => {
  const points = useShownPoints(child)
  const { data } = useQuery(read(listRewards, { query: { childId: child.id } }))
  const daysTo = useDaysToAfford({ ...child, points })
  const [keptId, setKeptId] = useState<string>()
  const { promisedIds, isLoading } = usePromises(child)
  const rewards = isLoading ? undefined : data
  const reward = rewards && (rewards.find(({ id }) => id === keptId) ?? findNextReward(rewards, points, promisedIds))
  if (reward && reward.id !== keptId) setKeptId(reward.id)
  const cost = reward?.pointsCost ?? 0
  return {
    wish: reward ? { reward, points, missing: Math.max(0, cost - points), days: daysTo(cost) } : rewards && null,
    hasRewards: Boolean(data?.length),
  }
}
