import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LeftoverCard } from './leftover-card.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { countRecorded, findTicked, isSending, type CardsProps, type SentenceCards } from './sentence-cards.ts'
import { useRecordCards } from './use-record-cards.ts'

/** Renders the acts that a sentence asks to record as cards, and the words that were not understood. */
export function ProposalCards({ cards, family, onChange }: CardsProps) {
  const t = useTranslations('sentence')
  return (
    <ul aria-label={t('proposals')} className="grid grid-cols-1 gap-2.5">
      {cards.entries.map((entry) => (
        <ProposalCard key={entry.proposal.id} entry={entry} family={family} onChange={onChange} />
      ))}
      {cards.leftovers.map((leftover) => (
        <LeftoverCard key={leftover.id} leftover={leftover} onChange={onChange} />
      ))}
    </ul>
  )
}

type RecordButtonProps = CardsProps & {
  /** Whether the undo stands beside it once something was recorded. */
  hasUndo?: boolean
  /** Called when all that was ticked is recorded. */
  onRecorded?: () => void
}

/** Renders the button that records all ticked cards: nothing is recorded without it. */
export function RecordButton({ cards, family, onChange, hasUndo = false, onRecorded }: RecordButtonProps) {
  const t = useTranslations('sentence')
  const common = useTranslations('common')
  const { record, undo } = useRecordCards(family, onChange)
  const ticked = findTicked(cards)
  const recorded = countRecorded(cards)
  const isBusy = isSending(cards)
  const isRetry = ticked.length > 0 && ticked.every(({ status }) => status === 'failed')
  const isDone = recorded > 0 && recorded === cards.entries.length
  const press = async () => {
    if (await record(cards)) onRecorded?.()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {/* Where nothing takes its place, its room stays until the dialog has closed. */}
      {!(isDone && hasUndo) && (
        <Button
          icon={isRetry ? 'refresh' : 'check'}
          pending={isBusy}
          inactive={ticked.length === 0}
          className={classNames('min-w-0 flex-[1_1_10rem]', isDone && 'invisible')}
          onClick={() => void press()}
        >
          {isRetry ? t('tryAgain', { count: ticked.length }) : t('record', { count: ticked.length })}
        </Button>
      )}
      {/* Says once what became of all of them. */}
      <output className={isDone && hasUndo ? 'font-semibold text-leaf' : 'sr-only'}>
        {!isBusy && recorded > 0 && t('outcome', { recorded, failed: countFailed(cards) })}
      </output>
      {hasUndo && recorded > 0 && !isBusy && (
        <Button tone="ghost" size="compact" icon="undo" onClick={() => undo(cards)}>
          {common('undo')}
        </Button>
      )}
    </div>
  )
}

const countFailed = ({ entries }: SentenceCards): number => entries.filter(({ status }) => status === 'failed').length
