import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { redeemReward, type Reward } from '#shared/rewards/contract.ts'
import { underActId } from '#web/lib/act-ids.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { atOnce } from '#web/ledger/balance.ts'
import { celebrate, flyOut } from '#web/ledger/celebration.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { useRewardWords } from './reward-words.ts'

/** `redeem(reward, cover)`: pays at once, lets the lights fly to the reward, and offers to take it back. */
export const useRedeem = (child: Child) => {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const words = useRewardWords()
  const toast = useToast()
  const fail = useFailure()
  const undo = useUndo()
  const isNewTap = useDoubleTapGuard()
  const points = atOnce((reward: Reward) => ({ childId: child.id, points: -reward.pointsCost }))
  const { mutate, variables, isPending } = useMutation({
    mutationKey: [redeemReward.method, redeemReward.path],
    mutationFn: ({ id, pointsCost }: Reward) => {
      const given = { body: { childId: child.id, rewardId: id, pointsSpent: pointsCost } }
      return underActId(redeemReward, given, (options) => call(redeemReward, given, options))
    },
    ...points,
    onSuccess: (redeemed, reward, shift, context) => {
      points.onSuccess(redeemed, reward, shift, context)
      const said = t('returned', { title: words.title(reward), points: reward.pointsCost })
      const back = { actId: redeemed.actId, childId: child.id, points: -reward.pointsCost, said }
      toast({
        title: t('redeemed', { name: child.name, points: reward.pointsCost }),
        action: { label: common('undo'), onClick: () => undo.mutate({ ...back, failed: t('returnFailed') }) },
      })
    },
    onError: (error, reward, shift, context) => {
      points.onError(error, reward, shift, context)
      fail(t('redeemFailed'), error)
    },
  })
  const redeem = (reward: Reward, cover: Element | null) => {
    if (!isNewTap(reward.id)) return
    celebrate(child.id, 'redeem', child.points)
    flyOut(reward.pointsCost, cover)
    mutate(reward)
  }
  return { redeem, redeeming: isPending ? variables.id : null }
}
