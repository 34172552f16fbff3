import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addReward, listRewards, type Reward } from '#shared/rewards/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { updateCached } from '#web/lib/query.ts'
import { useDeleteReward } from './delete-reward.ts'
import { useRewardTexts } from './use-reward-texts.ts'

interface CopyInput {
  reward: Reward
  /** The child that gets the same reward. */
  to: Child
}

/** `send({ reward, to })`: adds the same reward for another child. The button of its message deletes it again. */
export const useCopyReward = () => {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const texts = useRewardTexts()
  const remove = useDeleteReward()
  return useCommand(addReward, {
    tapKey: ({ reward, to }: CopyInput) => `copy ${reward.id} ${to.id}`,
    input: ({ reward, to }) => {
      const { pointsCost, category, picture, imageUrl } = reward
      const description = texts.description(reward) || null
      return {
        body: { childId: to.id, title: texts.title(reward), description, pointsCost, category, picture, imageUrl },
      }
    },
    update: (client, added, { to }) =>
      updateCached(client, listRewards, { query: { childId: to.id } }, (rewards) => [added, ...rewards]),
    success: (added, { reward, to }) => ({
      title: t('addedFor', { name: to.name, title: texts.title(reward) }),
      child: to,
      action: { label: common('undo'), onClick: () => void remove.send(added) },
    }),
    failure: t('saveFailed'),
  })
}
