import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Moment } from '#shared/moments/contract.ts'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { EditMomentForm } from './moment-form.tsx'
import { useMomentForm } from './use-moment-form.ts'

interface EditMomentDialogProps {
  moment: Moment
  child: Child
  zone: string
  /** Whether it is opened to write the story. */
  isForStory?: boolean
  open: boolean
  onClose: () => void
}

/** Renders the dialog that edits a moment. What was typed is kept until it is saved; give it another `key` each time it opens. */
export function EditMomentDialog({ moment, child, zone, isForStory = false, open, onClose }: EditMomentDialogProps) {
  const t = useTranslations('moments')
  const form = useMomentForm({ child, moment, zone, onDone: onClose })
  return (
    <FormDialog open={open} title={t('editTitle')} form={form} onClose={onClose}>
      <EditMomentForm child={child} form={form} isForStory={isForStory} />
    </FormDialog>
  )
}
