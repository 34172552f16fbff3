import { useTranslations } from 'use-intl'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { OwnBehaviorForm } from './own-behavior-form.tsx'
import { useBehaviorForm, type BehaviorType } from './use-behavior-form.ts'

interface OwnBehaviorDialogProps {
  child: Child
  zone: string
  /** The type it opens with; null while it is closed. */
  type: BehaviorType | null
  onClose: () => void
  /** Called when a deduction was recorded. */
  onHard: () => void
  /** Called when an own behavior was recorded but the list of tiles is full. */
  onFull: (entry: QuickEntry & { title: string }) => void
}

/** A dialog for awards and deductions that have no tile. Closing it clears its fields. */
export function OwnBehaviorDialog({ child, type, onClose, ...props }: OwnBehaviorDialogProps) {
  const t = useTranslations('behaviors')
  const form = useBehaviorForm(child, type ?? 'reward')
  return (
    <DraftDialog open={type !== null} title={t('sheet.title')} form={form} onClose={onClose}>
      <OwnBehaviorForm child={child} form={form} onDone={onClose} {...props} />
    </DraftDialog>
  )
}
