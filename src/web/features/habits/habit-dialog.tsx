import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { HabitForm } from './habit-form.tsx'
import type { Sample } from './samples.ts'
import { useHabitDraft } from './use-habit-draft.ts'

interface HabitDialogProps {
  child: Child
  /** The habit that is changed; null for a new one. */
  habit: Habit | null
  sample: Sample | undefined
  open: boolean
  onClose: () => void
}

/** Adds a habit or changes one. Closing it clears its fields; give it the habit's id as `key`. */
export function HabitDialog({ child, habit, sample, open, onClose }: HabitDialogProps) {
  const t = useTranslations('habits')
  const writing = useHabitDraft(child.id, habit, sample)
  return (
    <DraftDialog
      open={open}
      title={habit ? t('form.editTitle') : t('form.addTitle', { name: child.name })}
      writing={writing}
      onClose={onClose}
    >
      <HabitForm child={child} habit={habit} writing={writing} onDone={onClose} />
    </DraftDialog>
  )
}
