import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { RewardForm } from './reward-form.tsx'
import { useRewardForm } from './use-reward-form.ts'

interface RewardDialogProps {
  child: Child
  /** Null for a new one. */
  reward: Reward | null
  pictures: boolean
  open: boolean
  onClose: () => void
}

/** Adds or edits a reward. Closing it clears its fields; give it the reward's id as `key`. */
export function RewardDialog({ child, reward, pictures, open, onClose }: RewardDialogProps) {
  const t = useTranslations('rewards')
  const form = useRewardForm(child, reward, onClose)
  return (
    <DraftDialog open={open} title={reward ? t('form.editTitle') : t('form.addTitle')} form={form} onClose={onClose}>
      <RewardForm child={child} isEdit={reward !== null} pictures={pictures} form={form} />
    </DraftDialog>
  )
}
