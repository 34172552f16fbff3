import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { useActivityTitle } from '#web/ledger/activity-titles.ts'
import { Button } from '#web/ui/button.tsx'
import type { Line } from './acts-of-visit.ts'
import { useLineTexts } from './use-line-texts.ts'

interface UndoPanelProps {
  line: Line
  user: Pick<User, 'id' | 'family'>
  /** Undoes the act; null once that cannot be done. */
  onUndo: (() => void) | null
}

/** Renders the way to undo an act. It keeps its height when that was done. */
export function UndoPanel({ line, user, onUndo }: UndoPanelProps) {
  const t = useTranslations('activities')
  const undo = useTranslations('common')('undo')
  const title = useActivityTitle()(line.row)
  const question = useLineTexts(user).isOwn(line) ? 'byMistakeOwn' : 'byMistake'
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 pb-2">
      <p className="min-w-0 text-small text-text-2">{t(onUndo ? question : 'inFullList')}</p>
      {onUndo && (
        <Button tone="soft" size="compact" icon="undo" aria-label={t('undoRow', { title })} onClick={onUndo}>
          {undo}
        </Button>
      )}
    </div>
  )
}
