import { useTranslations } from 'use-intl'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { OwnBehaviorForm } from './own-behavior-form.tsx'
import { useBehaviorDraft, type BehaviorType } from './use-behavior-draft.ts'

interface OwnBehaviorDialogProps {
  child: Child
  zone: string
  /** Which of the two it opens with; null while it is closed. */
  type: BehaviorType | null
  onClose: () => void
  /** Something hard has been recorded. */
  onHard: () => void
  /** An own behaviour has been recorded, but the list of tiles is full. */
  onFull: (entry: QuickEntry & { title: string }) => void
}

/** One sheet for what has no tile yet: something good, or something hard. Closing it clears its fields. */
export function OwnBehaviorDialog({ child, zone, type, onClose, onHard, onFull }: OwnBehaviorDialogProps) {
  const t = useTranslations('behaviors')
  const writing = useBehaviorDraft(child.id, type ?? 'reward')
  return (
    <DraftDialog open={type !== null} title={t('sheet.title')} writing={writing} onClose={onClose}>
      <OwnBehaviorForm child={child} zone={zone} writing={writing} onDone={onClose} onHard={onHard} onFull={onFull} />
    </DraftDialog>
  )
}
