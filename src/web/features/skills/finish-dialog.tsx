import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useSkillTexts } from './use-skill-texts.ts'

interface FinishDialogProps {
  skill: Skill
  isOpen: boolean
  onClose: () => void
  onFinish: () => void
}

/** Renders the question whether a challenge whose target is not reached shall be completed. */
export function FinishDialog({ skill, isOpen, onClose, onFinish }: FinishDialogProps) {
  const t = useTranslations('skills')
  const { bestText } = useSkillTexts()
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('finish.title')}
      description={bestText(skill)}
      confirmLabel={t('finish.confirm')}
      confirmTone="summit"
      cancelLabel={t('finish.cancel')}
      onConfirm={() => {
        onClose()
        onFinish()
      }}
    />
  )
}
