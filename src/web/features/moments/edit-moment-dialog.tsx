import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Moment } from '#shared/moments/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { MomentForm } from './moment-form.tsx'
import { useMomentDraft } from './use-moment-draft.ts'

interface EditMomentDialogProps {
  moment: Moment
  child: Child
  zone: string
  open: boolean
  onClose: () => void
}

/** Changes a moment. Closing it clears its fields; give it another `key` each time it opens. */
export function EditMomentDialog({ moment, child, zone, open, onClose }: EditMomentDialogProps) {
  const t = useTranslations('moments')
  const writing = useMomentDraft(child.id, moment)
  return (
    <DraftDialog open={open} title={t('editTitle')} writing={writing} onClose={onClose}>
      <MomentForm child={child} moment={moment} zone={zone} writing={writing} onDone={onClose} />
    </DraftDialog>
  )
}
