import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { Stack } from '#web/ui/stack.tsx'
import { AlreadyRow } from './already-row.tsx'
import { LeftoverCard } from './leftover-card.tsx'
import { ProposalCard } from './proposal-card.tsx'
import {
  countRecorded,
  isAllDone,
  isSending,
  listInOrder,
  type CardsProps,
  type SentenceCards,
} from './sentence-cards.ts'

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

/** Returns the message above the cards: only what is certain was ticked at first. */
const findHint = (cards: SentenceCards) => {
  const { entries } = cards
  if (isAllDone(cards)) return 'already.hint'
  if (entries.length === 0) return 'nothingHint'
  const sure = entries.filter(({ proposal }) => proposal.isSure).length
  if (sure === 0) return 'foundOpen'
  return sure === entries.length ? 'found' : 'foundBoth'
}

const countFailed = ({ entries }: SentenceCards): number => entries.filter(({ status }) => status === 'failed').length
