import { useQueryClient } from '@tanstack/react-query'
import type { Child } from '#shared/children/contract.ts'
import { listRewards, type Reward } from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'
import { useRewardTexts } from './use-reward-texts.ts'

/**
 * How long the rewards of other children are waited for, in milliseconds; a child whose rewards are not known by then
 * is left out.
 */
const maxWaitMs = 500

/** `findTargets(reward, others)`: resolves to those of other children who do not have the same preset or title. */
export const useFindTargets = () => {
  const client = useQueryClient()
  const texts = useRewardTexts()
  return async (reward: Reward, others: readonly Child[]): Promise<Child[]> => {
    const title = texts.title(reward)
    const isSame = (one: Reward) => texts.title(one) === title || (one.preset !== null && one.preset === reward.preset)
    const targets = new Set<Child>()
    const readAll = Promise.allSettled(
      others.map(async (other) => {
        const rewards = await client.query(read(listRewards, { query: { childId: other.id } }))
        if (!rewards.some(isSame)) targets.add(other)
      }),
    )
    await Promise.race([readAll, new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
    return others.filter((other) => targets.has(other))
  }
}
