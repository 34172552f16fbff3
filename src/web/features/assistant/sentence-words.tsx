import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { proposalTones } from './proposals.ts'
import { listInOrder, type SentenceCards } from './sentence-cards.ts'

const markers = {
  ember: 'bg-ember-tint',
  leaf: 'bg-leaf-tint',
  summit: 'bg-summit-tint',
  petal: 'bg-petal-tint',
  honey: 'bg-honey-tint',
}

type Tone = keyof typeof markers

/** Renders words, marked if they were understood; the mark reaches a little beyond them without moving them. */
const Part = ({ tone, children }: { tone: Tone | undefined; children: string }) =>
  tone ? (
    <mark
      className={classNames(
        '-mx-0.75 rounded-[0.375rem] box-decoration-clone px-0.75 py-0.5 text-inherit',
        markers[tone],
      )}
    >
      {children}
    </mark>
  ) : (
    children
  )

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

/** Renders a sentence with the words that were understood marked in the colour of what they are, which its card says in words. */
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
          <Part key={n} tone={tone}>
            {part}
          </Part>
        ))}
      </p>
      <IconButton icon="edit" iconSize={20} aria-label={t('editSentence')} className="text-primary" onClick={onEdit} />
    </div>
  )
}
