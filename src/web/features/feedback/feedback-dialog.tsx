import { useTranslations } from 'use-intl'
import { Dialog } from '#web/ui/dialog.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { useFeedbackForm } from './use-feedback-form.ts'

interface FeedbackDialogProps {
  open: boolean
  onClose: () => void
}

/** Renders the dialog with the feedback form. Closing it clears the form. */
export function FeedbackDialog({ open, onClose }: FeedbackDialogProps) {
  const t = useTranslations()
  const form = useFeedbackForm(onClose)
  const close = () => {
    form.clear()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('feedback.title')}
      description={t('feedback.intro')}
      closeLabel={t('common.close')}
    >
      <FeedbackForm form={form} onCancel={close} />
    </Dialog>
  )
}
