import { useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { useNextReward } from './use-next-wish.ts'
import { usePromises } from './use-promises.ts'

/** What the order of the rewards depends on while the screen stays open. */
export interface Visit {
  /** The ids of the rewards that have stood above the list since the screen was opened, the newest last. */
  nextIds: readonly (string | undefined)[]
  /** What was promised when it was opened. */
  promisedIds: ReadonlySet<string | null>
}

/**
 * Returns rewards in an order in which each reward that stood above the list takes the place of the one that followed
 * it there, so that no other one moves.
 */
export const placeFormerNext = (rewards: readonly Reward[], nextIds: Visit['nextIds']): Reward[] => {
  const placed = [...rewards]
  for (const [nth, id] of nextIds.slice(1).entries()) {
    const former = placed.findIndex((reward) => reward.id === nextIds[nth])
    const follower = placed.findIndex((reward) => reward.id === id)
    const [one, other] = [placed[former], placed[follower]]
    if (one && other) [placed[former], placed[follower]] = [other, one]
  }
  return placed
}

/**
 * Returns the wish that stands above the rewards, chosen again whenever they, the promises or the balance change, and
 * what their order depends on; null while that is loading. While `isStill`, a wish that exists keeps its place, so that
 * nothing below it moves.
 */
export const useNextOfVisit = (child: Child, rewards: readonly Reward[], isStill: boolean) => {
  const promises = usePromises(child)
  const [visit, setVisit] = useState<Visit | null>(null)
  const shown = visit ? rewards.find(({ id }) => id === visit.nextIds.at(-1)) : undefined
  const next = useNextReward(child, rewards, promises, isStill ? shown : undefined)
  if (next === undefined) return null
  if (!visit) {
    setVisit({ nextIds: [next?.id], promisedIds: promises.promisedIds })
    return null
  }
  if (next?.id !== shown?.id) setVisit({ ...visit, nextIds: [...visit.nextIds, next?.id] })
  return { next: next ?? undefined, visit }
}
