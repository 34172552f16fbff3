import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { listRewards, type Reward } from '#shared/rewards/contract.ts'
import { findNextReward, sortNearestFirst } from '#shared/rewards/rules.ts'
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

type Promises = Pick<ReturnType<typeof usePromises>, 'redemptions' | 'promisedIds' | 'isFetching'>

/** Returns the reward that a child saves for: the one shown last on this device if it is reached by now, until it is promised. */
const chooseNextReward = (
  { id: childId, points }: Pick<Child, 'id' | 'points'>,
  rewards: readonly Reward[],
  { redemptions, promisedIds }: Promises,
): Reward | undefined => {
  const shownId = readShownWish(childId, redemptions)
  const isOpen = ({ id, pointsCost }: Reward) => pointsCost <= points && !promisedIds.has(id)
  return (
    rewards.find((reward) => reward.id === shownId && isOpen(reward)) ?? findNextReward(rewards, points, promisedIds)
  )
}

/**
 * Returns the reward that a child saves for, or null if there is none, and stores it as shown; undefined while `rewards`
 * are. `still` is shown instead while a change of the screen has to wait.
 */
export const useNextReward = (
  child: Pick<Child, 'id' | 'points'>,
  rewards: readonly Reward[] | undefined,
  promises: Promises,
  still?: Reward,
): Reward | null | undefined => {
  const { redemptions, isFetching } = promises
  const reward = rewards && (still ?? chooseNextReward(child, rewards, promises) ?? null)
  const id = reward?.id
  const isReached = reward ? reward.pointsCost <= child.points : false
  // The balance can be newer than the redemptions until these are read again.
  const isSettled = rewards !== undefined && !still && !isFetching
  // External system: the storage of the device.
  useEffect(() => {
    if (isSettled) writeShownWish(child.id, redemptions, { id, isReached })
  }, [child.id, redemptions, id, isReached, isSettled])
  return reward
}

/**
 * Returns the reward that the child saves for, also once it is reached while the screen is open; null if there is none,
 * undefined while that is loading. `hasRewards` tells an empty store from one where all is in reach; `ready` are those
 * that the balance on screen covers and that are not promised, the cheapest first.
 */
export const useNextWish = (
  child: Child,
): { wish: NextWish | null | undefined; hasRewards: boolean; ready: readonly Reward[]; points: number } => {
  const points = useShownPoints(child)
  const { data } = useQuery(read(listRewards, { query: { childId: child.id } }))
  const daysTo = useDaysToAfford({ ...child, points })
  const promises = usePromises(child)
  const reward = useNextReward({ id: child.id, points }, promises.isLoading ? undefined : data, promises)
  const cost = reward?.pointsCost ?? 0
  const isReady = ({ id, pointsCost }: Reward) => pointsCost <= points && !promises.promisedIds.has(id)
  return {
    wish: reward ? { reward, points, missing: Math.max(0, cost - points), days: daysTo(cost) } : reward,
    hasRewards: Boolean(data?.length),
    ready: reward === undefined ? [] : sortNearestFirst((data ?? []).filter(isReady), promises.promisedIds),
    points,
  }
}
