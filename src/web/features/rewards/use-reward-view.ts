import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import type { Redemption, Reward } from '#shared/rewards/contract.ts'
import { useDeleteReward } from './delete-reward.ts'
import type { RewardViewProps } from './reward-card.tsx'
import { useCopyReward } from './use-copy-reward.ts'
import { useDaysToAfford } from './use-days-to-afford.ts'
import type { Redeem } from './use-redeem.tsx'

type RewardViewOptions = Pick<ChildScreenProps, 'user' | 'child' | 'family'> & {
  /** The redemptions that are not given yet. */
  promises: readonly Redemption[]
  /** The ids of the rewards that were added since the screen was opened. */
  newIds: readonly string[]
  redeem: Redeem
  /** Opens the sheet of a reward, or closes it. */
  onOpen: (id: string | null) => void
  onEdit: (reward: Reward) => void
  onShowPromises: () => void
}

/** `viewOf(reward)`: returns the properties of the components that show a reward. */
export const useRewardView = (options: RewardViewOptions) => {
  const { user, child, family, promises, newIds, redeem, onOpen, onEdit, onShowPromises } = options
  const daysTo = useDaysToAfford(child)
  const copy = useCopyReward()
  const remove = useDeleteReward()
  const others = family.filter(({ id }) => id !== child.id)
  return (reward: Reward): RewardViewProps => ({
    reward,
    child,
    others,
    pictures: user.family.pictures,
    days: daysTo(reward.pointsCost),
    promised: promises.filter(({ rewardId }) => rewardId === reward.id).length,
    isNew: newIds.includes(reward.id),
    isRedeeming: redeem.showingId === reward.id,
    onOpen: () => onOpen(reward.id),
    onRedeem: (cover) => {
      onOpen(null)
      void redeem.send({ reward, cover })
    },
    onEdit: () => onEdit(reward),
    onCopy: (to) => void copy.send({ reward, to }),
    onDelete: () => void remove.send(reward),
    onShowPromises: () => {
      onOpen(null)
      onShowPromises()
    },
  })
}
