import { useTranslations } from 'use-intl'
import { FoundOrOutcome, ProposalCards } from './proposal-cards.tsx'
import { RecordButton } from './record-button.tsx'
import { isAllDone, type CardsProps } from './sentence-cards.ts'

/** Renders below an answer what a message asks to record, to be confirmed; what was recorded can be undone there. */
export function AnswerProposals({ cards, family, onChange }: CardsProps) {
  const t = useTranslations('sentence')
  const count = cards.entries.length
  return (
    <section aria-label={t(isAllDone(cards) ? 'already.all' : 'check')} className="grid grid-cols-1 gap-2.5 pt-1">
      {count > 0 && <FoundOrOutcome cards={cards} />}
      <ProposalCards cards={cards} family={family} onChange={onChange} />
      {count > 0 && <RecordButton cards={cards} family={family} onChange={onChange} hasUndo />}
    </section>
  )
}
