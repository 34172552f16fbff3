import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { redeemReward, type Reward } from '#shared/rewards/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useRewardTexts } from './use-reward-texts.ts'

interface Redeem {
  reward: Reward
  /** The picture of the reward; lights fly to it. */
  cover: Element | null
}

/** `send({ reward, cover })`: pays for a reward. */
export const useRedeem = (child: Child) => {
  const t = useTranslations('rewards')
  const words = useRewardTexts()
  return useCommand(redeemReward, {
    tapKey: ({ reward }: Redeem) => reward.id,
    input: ({ reward: { id, pointsCost } }) => ({ body: { childId: child.id, rewardId: id, pointsSpent: pointsCost } }),
    optimistic: ({ reward }) => ({ childId: child.id, points: -reward.pointsCost }),
    celebrate: ({ reward, cover }) => ({ child, kind: 'redeem', element: cover, cost: reward.pointsCost }),
    success: (_, { reward }) => {
      const points = reward.pointsCost
      const message = t('returned', { title: words.title(reward), points })
      return { title: t('redeemed', { name: child.name, points }), undo: { message, failure: t('returnFailed') } }
    },
    failure: t('redeemFailed'),
  })
}
