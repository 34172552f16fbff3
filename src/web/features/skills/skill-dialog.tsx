import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { SkillForm } from './skill-form.tsx'
import type { Example } from './use-examples.ts'
import { useSkillForm } from './use-skill-form.ts'

interface SkillDialogProps {
  child: Child
  /** Null for a new one. */
  skill: Skill | null
  /** What a new one begins with. */
  example: Example | null
  open: boolean
  onClose: () => void
}

/** Adds or edits a challenge. Closing it clears its fields; give it another `key` each time it opens. */
export function SkillDialog({ child, skill, example, open, onClose }: SkillDialogProps) {
  const t = useTranslations('skills')
  const form = useSkillForm(child, skill, example, onClose)
  return (
    <DraftDialog open={open} title={skill ? t('form.editTitle') : t('form.addTitle')} form={form} onClose={onClose}>
      <SkillForm child={child} isNew={skill === null} form={form} />
    </DraftDialog>
  )
}
