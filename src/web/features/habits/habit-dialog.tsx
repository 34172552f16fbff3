import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { HabitForm } from './habit-form.tsx'
import type { Sample } from './samples.ts'
import { useHabitForm } from './use-habit-form.ts'

interface HabitDialogProps {
  child: Child
  /** Null for a new one. */
  habit: Habit | null
  sample: Sample | undefined
  open: boolean
  onClose: () => void
}

/** Adds or edits a habit. Closing it clears its fields; give it the habit's id as `key`. */
export function HabitDialog({ child, habit, sample, open, onClose }: HabitDialogProps) {
  const t = useTranslations('habits')
  const form = useHabitForm(child, habit, sample, onClose)
  return (
    <DraftDialog
      open={open}
      title={habit ? t('form.editTitle') : t('form.addTitle', { name: child.name })}
      form={form}
      onClose={onClose}
    >
      <HabitForm habit={habit} form={form} />
    </DraftDialog>
  )
}
