import { useTranslations } from 'use-intl'
import { deleteReward, listRewards, type Reward } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { updateCached } from '#web/lib/query.ts'

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
