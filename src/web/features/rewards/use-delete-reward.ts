import { useMutation } from '@tanstack/react-query'
import { v7 } from 'uuid'
import { useTranslations } from 'use-intl'
import { deleteReward, listRewards, type Reward } from '#shared/rewards/contract.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { put } from '#web/lib/query.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { useRewardWords } from './reward-words.ts'

interface Deletion {
  reward: Reward
  /** The id of the act, known beforehand so that it can be undone. */
  actId: string
}

/** `remove(reward)`: deletes at once, without asking, and offers to bring it back. */
export const useDeleteReward = () => {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const activities = useTranslations('activities')
  const words = useRewardWords()
  const toast = useToast()
  const fail = useFailure()
  const undo = useUndo()
  const isNewTap = useDoubleTapGuard()
  const { mutate } = useMutation({
    mutationKey: [deleteReward.method, deleteReward.path],
    mutationFn: ({ reward: { id }, actId }: Deletion) => call(deleteReward, { params: { id } }, { key: actId }),
    onSuccess: (_, { reward, actId }, __, { client }) => {
      const { childId } = reward
      put(client, listRewards, { query: { childId } }, (known) => known.filter(({ id }) => id !== reward.id))
      focusHeading()
      const title = words.title(reward)
      const back = { actId, childId, points: 0, said: activities('undone', { title }) }
      toast({ title: t('deleted', { title }), action: { label: common('undo'), onClick: () => undo.mutate(back) } })
    },
    onError: (error) => fail(t('deleteFailed'), error),
  })
  return (reward: Reward): void => {
    // The next reward moves to where this one was: a second tap must not take it along.
    if (isNewTap('deleted')) mutate({ reward, actId: v7() })
  }
}
