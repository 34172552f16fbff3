import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { Dialog } from '#web/ui/dialog.tsx'
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
  const t = useTranslations()
  const writing = useHabitDraft(child.id, habit, sample)
  const close = () => {
    writing.clear()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={habit ? t('habits.form.editTitle') : t('habits.form.addTitle', { name: child.name })}
      closeLabel={t('common.close')}
    >
      <HabitForm child={child} habit={habit} writing={writing} onDone={onClose} />
    </Dialog>
  )
}
