import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { countRecorded, findTicked, isSending, type CardsProps, type ProposalEntry } from './sentence-cards.ts'
import { useRecordCards } from './use-record-cards.ts'

const haveAllFailed = (entries: readonly ProposalEntry[]): boolean =>
  entries.length > 0 && entries.every(({ status }) => status === 'failed')

type RecordButtonProps = CardsProps & {
  /** Whether the undo stands here once something was recorded, and no message offers it. */
  hasUndo?: boolean
  /** Called when all that was ticked is recorded. */
  onRecorded?: () => void
}

/** Renders the button that records all ticked cards: nothing is recorded without it. */
export function RecordButton({ cards, family, onChange, hasUndo = false, onRecorded }: RecordButtonProps) {
  const t = useTranslations('sentence')
  const common = useTranslations('common')
  const { record, undo } = useRecordCards({ family, onChange, hasMessage: !hasUndo, onRecorded })
  const ticked = findTicked(cards)
  const isRetry = haveAllFailed(ticked)
  const recorded = countRecorded(cards)
  const all = cards.entries.length - recorded
  const isPart = ticked.length > 0 && ticked.length < all
  const isDone = recorded > 0 && recorded === cards.entries.length
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2">
      {/* Where nothing takes its place, its room stays until the dialog has closed. */}
      {!(hasUndo && isDone) && (
        <Button
          {...(ticked.length > 0 && { icon: isRetry ? 'refresh' : 'check' })}
          pending={isSending(cards)}
          inactive={ticked.length === 0}
          className={classNames('min-w-0 flex-[1_1_10rem]', isDone && 'invisible')}
          onClick={() => void record(cards)}
        >
          {t(isRetry ? 'tryAgain' : isPart ? 'recordPart' : 'record', { count: ticked.length, all })}
        </Button>
      )}
      {hasUndo && recorded > 0 && !isSending(cards) && (
        <Button tone="ghost" size="compact" icon="undo" onClick={() => undo(cards)}>
          {common('undo')}
        </Button>
      )}
    </div>
  )
}
