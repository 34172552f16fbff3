import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { RestForm } from './rest-form.tsx'

interface RestDialogProps {
  child: Child
  /** The habit it was opened from; null for all habits of the child. */
  habit: Habit | null
  day: Day
  onClose: () => void
}

/** Renders the dialog that sets rest days for a habit or all habits of a child. */
export function RestDialog({ child, habit, day, onClose }: RestDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('habits.rest.title')}
      description={t('habits.rest.text')}
      closeLabel={t('common.close')}
    >
      <RestForm child={child} habit={habit} day={day} onDone={onClose} />
    </Dialog>
  )
}
