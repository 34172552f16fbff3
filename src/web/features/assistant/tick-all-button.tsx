import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { Stack } from '#web/ui/stack.tsx'
import { isSending, summarizeTicks, tickAll, type CardsProps } from './sentence-cards.ts'

/**
 * Renders a button that ticks all proposals that take no points, and once it was used unticks all. Where it would do nothing, its
 * room stays: with fewer than two such proposals, or with all of them ticked one by one.
 */
export function TickAllButton({ cards, onChange }: Pick<CardsProps, 'cards' | 'onChange'>) {
  const t = useTranslations('sentence')
  const [isUsed, setIsUsed] = useState(false)
  const { areSeveral, areAllTicked } = summarizeTicks(cards)
  const isShown = areSeveral && (isUsed || !areAllTicked) && !isSending(cards)
  return (
    <button
      type="button"
      className={classNames(
        'press type-label -my-2.5 -mr-1 min-h-11 shrink-0 rounded-field px-1 text-primary',
        !isShown && 'invisible',
      )}
      onClick={() => {
        setIsUsed(true)
        onChange((before) => tickAll(before, !areAllTicked))
      }}
    >
      <Stack
        className="items-center justify-items-end"
        shown={areAllTicked ? 'untick' : 'tick'}
        contents={{ tick: t('tickAll'), untick: t('untickAll') }}
      />
    </button>
  )
}
