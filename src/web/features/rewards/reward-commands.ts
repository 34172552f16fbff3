import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { deleteReward, listRewards, redeemReward, type Reward } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { updateCached } from '#web/lib/query.ts'

interface RedeemInput {
  reward: Reward
  /** The picture of the reward; lights fly to it. */
  cover: Element | null
}

/** `send({ reward, cover })`: pays for a reward with the child's points. */
export const useRedeemReward = (child: Child) => {
  const t = useTranslations('rewards')
  const titles = useTitles()
  const nameOf = ({ reward }: Pick<RedeemInput, 'reward'>) =>
    t('redeemed', { name: child.name, title: titles.reward(reward) })
  return useCommand(redeemReward, {
    tapKey: ({ reward }: RedeemInput) => reward.id,
    input: ({ reward: { id, pointsCost } }) => ({ body: { childId: child.id, rewardId: id, pointsSpent: pointsCost } }),
    optimistic: ({ reward }) => ({ childId: child.id, points: -reward.pointsCost }),
    celebrate: ({ reward, cover }) => ({ child, kind: 'redeem', element: cover, cost: reward.pointsCost }),
    success: (_, { reward }) => {
      const points = reward.pointsCost
      const message = t('returned', { title: titles.reward(reward), points })
      return { title: nameOf({ reward }), undo: { message, failure: t('returnFailed') } }
    },
    failure: t('redeemFailed'),
    nameOf,
  })
}

/** `send(reward)`: deletes a reward without asking. */
export const useDeleteReward = () => {
  const t = useTranslations('rewards')
  const titles = useTitles()
  return useCommand(deleteReward, {
    // The next reward moves to this position: a second tap must not delete it.
    tapKey: () => 'delete',
    input: ({ id }: Reward) => ({ params: { id } }),
    update: (client, _, { id, childId }) =>
      updateCached(client, listRewards, { query: { childId } }, (rewards) => rewards.filter((one) => one.id !== id)),
    success: (_, reward) => {
      focusHeading()
      const title = titles.reward(reward)
      return { title: t('deleted', { title }), undo: title }
    },
    failure: t('deleteFailed'),
  })
}
