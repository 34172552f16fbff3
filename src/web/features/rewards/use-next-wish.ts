import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { listRewards, type Reward } from '#shared/rewards/contract.ts'
import { findNextReward, sortNearestFirst } from '#shared/rewards/rules.ts'
import { useShownPoints } from '#web/ledger/flights.ts'
import { getPace } from '#shared/stats/contract.ts'
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

type Promises = Pick<ReturnType<typeof usePromises>, 'promisedIds' | 'isLoading' | 'isFetching'>

/**
 * Returns the reward that a child saves for, or the dearest one that is ready, or null if there is neither; undefined while that is
 * loading. `still` is shown instead while a change of the screen has to wait. It is not chosen anew while what that
 * depends on is read again, because the balance is newer then.
 */
export const useNextReward = (
  { id: childId, points }: Pick<Child, 'id' | 'points'>,
  rewards: readonly Reward[] | undefined,
  { promisedIds, isLoading, isFetching }: Promises,
  still?: Reward,
): Reward | null | undefined => {
  const pace = useQuery(read(getPace, { params: { childId } }))
  /** The choice for each child, null for none. */
  const [choices, setChoices] = useState<Readonly<Record<string, string | null>>>({})
  const chosenId = choices[childId]
  // What could not be read is loading again whenever it is read again.
  const isUnknown = chosenId === undefined && (isLoading || pace.isLoading)
  if (!rewards || isUnknown) return undefined
  const isSettled = !isFetching && !pace.isFetching
  const shown = still ?? (isSettled ? undefined : rewards.find(({ id }) => id === chosenId))
  const reward = shown ?? findNextReward(rewards, points, promisedIds, pace.data?.lowestToday)
  const nextId = reward?.id ?? null
  if (nextId !== chosenId) setChoices({ ...choices, [childId]: nextId })
  return reward ?? null
}

/**
 * Returns the reward that the child saves for, also once it is reached while the screen is open, or the dearest one that is ready;
 * null if there is neither, undefined while that is loading. `hasRewards` tells an empty store from one where all is promised; `ready` are those
 * that the balance on screen covers and that are not promised, the cheapest first.
 */
export const useNextWish = (
  child: Child,
): { wish: NextWish | null | undefined; hasRewards: boolean; ready: readonly Reward[]; points: number } => {
  const points = useShownPoints(child)
  const { data } = useQuery(read(listRewards, { query: { childId: child.id } }))
  const daysTo = useDaysToAfford({ ...child, points })
  const promises = usePromises(child)
  const reward = useNextReward({ id: child.id, points }, data, promises)
  const cost = reward?.pointsCost ?? 0
  const isReady = ({ id, pointsCost }: Reward) => pointsCost <= points && !promises.promisedIds.has(id)
  return {
    wish: reward ? { reward, points, missing: Math.max(0, cost - points), days: daysTo(cost) } : reward,
    hasRewards: Boolean(data?.length),
    ready: reward === undefined ? [] : sortNearestFirst((data ?? []).filter(isReady), promises.promisedIds),
    points,
  }
}
