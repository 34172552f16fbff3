import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { listRewards, type Reward } from '#shared/rewards/contract.ts'
import { findNextReward } from '#shared/rewards/rules.ts'
import { useShownPoints } from '#web/ledger/award-flights.ts'
import { read } from '#web/lib/query.ts'
import { readShownWish, writeShownWish } from './shown-wishes.ts'
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
 * Returns the reward that a child saves for. The first of those shown before that is reached by now stays until it is
 * promised; by default the one that home showed last on this device.
 */
export const chooseNextReward = (
  { id: childId, points }: Pick<Child, 'id' | 'points'>,
  rewards: readonly Reward[],
  promisedIds: ReadonlySet<string | null>,
  shownIds: readonly (string | undefined)[] = [readShownWish(childId)],
): Reward | undefined => {
  const open = rewards.filter(({ id, pointsCost }) => pointsCost <= points && !promisedIds.has(id))
  const reachedId = shownIds.find((shownId) => open.some(({ id }) => id === shownId))
  return open.find(({ id }) => id === reachedId) ?? findNextReward(rewards, points, promisedIds)
}

/**
 * Returns the reward that the child saves for, also once it is reached while the screen is open; null if there is none,
 * undefined while that is loading. `hasRewards` tells an empty store from one where all is in reach.
 */
export const useNextWish = (child: Child): { wish: NextWish | null | undefined; hasRewards: boolean } => {
  const points = useShownPoints(child)
  const { data } = useQuery(read(listRewards, { query: { childId: child.id } }))
  const daysTo = useDaysToAfford({ ...child, points })
  const [keptId, setKeptId] = useState(() => readShownWish(child.id))
  const { promisedIds, isLoading } = usePromises(child)
  const rewards = isLoading ? undefined : data
  const reward = rewards && chooseNextReward({ ...child, points }, rewards, promisedIds, [keptId])
  const shownId = reward?.id
  if (rewards && shownId !== keptId) setKeptId(shownId)
  const cost = reward?.pointsCost ?? 0
  const isReached = cost <= points
  useEffect(() => {
    if (shownId) writeShownWish(child.id, shownId, isReached)
  }, [child.id, shownId, isReached])
  return {
    wish: reward ? { reward, points, missing: Math.max(0, cost - points), days: daysTo(cost) } : rewards && null,
    hasRewards: Boolean(data?.length),
  }
}
