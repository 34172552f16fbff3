import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
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
  const t = useTranslations('rewards')
  const writing = useRewardDraft(child.id, reward)
  return (
    <DraftDialog
      open={open}
      title={reward ? t('form.editTitle') : t('form.addTitle')}
      writing={writing}
      onClose={onClose}
    >
      <RewardForm child={child} reward={reward} pictures={pictures} writing={writing} onDone={onClose} />
    </DraftDialog>
  )
}
