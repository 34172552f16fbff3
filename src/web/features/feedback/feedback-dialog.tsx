import { useTranslations } from 'use-intl'
import { Dialog } from '#web/ui/dialog.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { useFeedbackDraft } from './use-feedback-draft.ts'

interface FeedbackDialogProps {
  open: boolean
  onClose: () => void
}

/** Tells the people who run this Glowjar something. Closing it clears its fields; a failure keeps them. */
export function FeedbackDialog({ open, onClose }: FeedbackDialogProps) {
  const t = useTranslations()
  const writing = useFeedbackDraft()
  const close = () => {
    writing.clear()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('feedback.title')}
      description={t('feedback.intro')}
      closeLabel={t('common.close')}
    >
      <FeedbackForm writing={writing} onCancel={close} onDone={onClose} />
    </Dialog>
  )
}
