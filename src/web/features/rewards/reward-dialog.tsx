import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { RewardForm } from './reward-form.tsx'
import { useRewardDraft } from './use-reward-draft.ts'

interface RewardDialogProps {
  child: Child
  reward: Reward | null
  pictures: boolean
  open: boolean
  onClose: () => void
}

/** Adds a reward or changes one. Closing it clears its fields; give it the reward's id as `key`. */
export function RewardDialog({ child, reward, pictures, open, onClose }: RewardDialogProps) {
  const t = useTranslations()
  const writing = useRewardDraft(child.id, reward)
  const close = () => {
    writing.clear()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={reward ? t('rewards.form.editTitle') : t('rewards.form.addTitle')}
      closeLabel={t('common.close')}
    >
      <RewardForm child={child} reward={reward} pictures={pictures} writing={writing} onDone={onClose} />
    </Dialog>
  )
}
