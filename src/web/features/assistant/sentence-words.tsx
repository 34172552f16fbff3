import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { proposalTones } from './proposals.ts'
import { listInOrder, type SentenceCards } from './sentence-cards.ts'

const underlines = {
  ember: 'decoration-ember',
  leaf: 'decoration-leaf',
  summit: 'decoration-summit',
  petal: 'decoration-petal',
  honey: 'decoration-honey',
}

type Tone = keyof typeof underlines

/** Splits a text at the words of its proposals, as far as they stand in it one after the other. */
const splitAtWords = (
  text: string,
  found: readonly { words: string; tone: Tone }[],
): { part: string; tone?: Tone }[] => {
  const parts: { part: string; tone?: Tone }[] = []
  let end = 0
  for (const { words, tone } of found) {
    const start = words === '' ? -1 : text.indexOf(words, end)
    if (start < 0) continue
    if (start > end) parts.push({ part: text.slice(end, start) })
    parts.push({ part: words, tone })
    end = start + words.length
  }
  return end < text.length ? [...parts, { part: text.slice(end) }] : parts
}

interface SentenceWordsProps {
  text: string
  cards: SentenceCards
  onEdit: () => void
}

/** Renders a sentence with the words that were understood underlined in the colour of what they are, which its card says in words. */
export function SentenceWords({ text, cards, onEdit }: SentenceWordsProps) {
  const t = useTranslations('sentence')
  const found = listInOrder(cards).map((one) =>
    'proposal' in one
      ? { words: one.proposal.words, tone: proposalTones[one.proposal.kind] }
      : { words: one.words, tone: proposalTones['check-in'] },
  )
  return (
    <div className="flex items-start gap-1 rounded-card border-[1.5px] border-control py-1.5 pr-1 pl-4">
      <p className="min-w-0 flex-1 py-1.5 wrap-anywhere">
        {splitAtWords(text, found).map(({ part, tone }, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words can stand twice
          <span key={n} className={classNames(tone && `underline decoration-2 underline-offset-4 ${underlines[tone]}`)}>
            {part}
          </span>
        ))}
      </p>
      <IconButton icon="edit" iconSize={20} aria-label={t('editSentence')} className="text-primary" onClick={onEdit} />
    </div>
  )
}
