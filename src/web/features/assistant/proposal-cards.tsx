import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Stack } from '#web/ui/stack.tsx'
import { AlreadyRow } from './already-row.tsx'
import { LeftoverCard } from './leftover-card.tsx'
import { ProposalCard } from './proposal-card.tsx'
import {
  countRecorded,
  findTicked,
  isAllDone,
  isSending,
  listInOrder,
  type CardsProps,
  type ProposalEntry,
  type SentenceCards,
} from './sentence-cards.ts'
import { useRecordCards } from './use-record-cards.ts'

/** Renders the acts that a sentence asks to record as cards, and the words that were not understood. */
export function ProposalCards({ cards, family, onChange }: CardsProps) {
  const t = useTranslations('sentence')
  return (
    <ul
      aria-label={t(isAllDone(cards) ? 'already.all' : 'proposals')}
      // Without cards the words stand below those of the heading.
      className={classNames('grid grid-cols-1 gap-2.5', isAllDone(cards) && '-ml-2.5')}
    >
      {listInOrder(cards).map((one) =>
        'proposal' in one ? (
          <ProposalCard key={one.proposal.id} entry={one} family={family} onChange={onChange} />
        ) : (
          <AlreadyRow key={`${one.habitId} ${one.day}`} already={one} family={family} />
        ),
      )}
      {cards.leftovers.map((leftover) => (
        <LeftoverCard key={leftover.id} leftover={leftover} onChange={onChange} />
      ))}
    </ul>
  )
}

/**
 * Renders what was found and, once something is recorded, what became of it, in the same room; in a dialog that then closes, a message
 * says that all were recorded.
 */
export function FoundOrOutcome({ cards, isInDialog = false }: { cards: SentenceCards; isInDialog?: boolean }) {
  const t = useTranslations('sentence')
  const count = cards.entries.length
  const recorded = countRecorded(cards)
  const isSaid = recorded > 0 && !isSending(cards) && !(isInDialog && recorded === count)
  return (
    <output className={classNames('block text-small', recorded > 0 && !isSaid && 'invisible')}>
      <Stack
        className="items-end"
        shown={isSaid ? 'outcome' : 'found'}
        contents={{
          found: <span className="text-text-2">{t(findHint(cards), { count })}</span>,
          outcome: (
            <b className="font-semibold text-leaf">
              {isSaid && t('outcome', { recorded, failed: countFailed(cards) })}
            </b>
          ),
        }}
      />
    </output>
  )
}

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
          icon={isRetry ? 'refresh' : 'check'}
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

/** Returns the message above the cards: only what is certain was ticked at first. */
const findHint = (cards: SentenceCards) => {
  const { entries } = cards
  if (isAllDone(cards)) return 'already.hint'
  if (entries.length === 0) return 'nothingHint'
  const sure = entries.filter(({ proposal }) => proposal.isSure).length
  if (sure === 0) return 'foundOpen'
  return sure === entries.length ? 'found' : 'foundBoth'
}

const haveAllFailed = (entries: readonly ProposalEntry[]): boolean =>
  entries.length > 0 && entries.every(({ status }) => status === 'failed')

const countFailed = ({ entries }: SentenceCards): number => entries.filter(({ status }) => status === 'failed').length
