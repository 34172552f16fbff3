import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { SkillForm } from './skill-form.tsx'
import { useSkillDraft } from './use-skill-draft.ts'
import type { Example } from './use-examples.ts'

interface SkillDialogProps {
  child: Child
  /** The challenge that is changed; null for a new one. */
  skill: Skill | null
  /** What a new one begins with. */
  example: Example | null
  open: boolean
  onClose: () => void
}

/** Adds a challenge or changes one. Closing it clears its fields; give it another `key` each time it opens. */
export function SkillDialog({ child, skill, example, open, onClose }: SkillDialogProps) {
  const t = useTranslations('skills')
  const writing = useSkillDraft(child.id, skill, example)
  return (
    <DraftDialog
      open={open}
      title={skill ? t('form.editTitle') : t('form.addTitle')}
      writing={writing}
      onClose={onClose}
    >
      <SkillForm child={child} skill={skill} writing={writing} onDone={onClose} />
    </DraftDialog>
  )
}
