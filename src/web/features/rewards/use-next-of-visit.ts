import { useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { chooseNextReward } from './use-next-wish.ts'
import { usePromises } from './use-promises.ts'

/** What was promised when the screen was opened, and what stood above since then, the newest last. */
interface Visit {
  nextIds: readonly (string | undefined)[]
  promisedIds: ReadonlySet<string | null>
}

/**
 * Returns the wish that stands above the rewards, chosen again whenever they, the promises or the balance change, and
 * what was promised when the screen was opened; null while that is loading. One that stood above and is reached comes
 * back when its redemption is undone. While `isStill`, a wish that exists keeps its place, so that nothing below it moves.
 */
export const useNextOfVisit = (child: Child, rewards: readonly Reward[], isStill: boolean) => {
  const { promisedIds, isLoading } = usePromises(child)
  const [visit, setVisit] = useState<Visit | null>(null)
  if (!visit) {
    // Home's wish counts only now.
    if (!isLoading) setVisit({ nextIds: [chooseNextReward(child, rewards, promisedIds)?.id], promisedIds })
    return null
  }
  const shown = rewards.find(({ id }) => id === visit.nextIds.at(-1))
  if (shown && isStill) return { next: shown, promisedIds: visit.promisedIds }
  const next = chooseNextReward(child, rewards, promisedIds, visit.nextIds)
  if (next !== shown) setVisit({ ...visit, nextIds: [...visit.nextIds, next?.id] })
  return { next, promisedIds: visit.promisedIds }
}
