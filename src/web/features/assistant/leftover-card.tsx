import { useTranslations } from 'use-intl'
import { ChipButton } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { adoptLeftover, ignoreLeftover, type ChangeCards, type LeftoverWords } from './sentence-cards.ts'

interface LeftoverCardProps {
  leftover: LeftoverWords
  onChange: ChangeCards
}

/** Renders words that were not understood, with what they may be. */
export function LeftoverCard({ leftover: { id, words, isIgnored }, onChange }: LeftoverCardProps) {
  const t = useTranslations('sentence')
  return (
    <li
      data-leftover=""
      className="grid grid-cols-1 gap-2 rounded-card border-[1.5px] border-dashed border-control px-3 py-2.5"
    >
      <p className={classNames('wrap-anywhere', isIgnored && 'text-text-2 line-through')}>{t('quoted', { words })}</p>
      <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
        <legend className="float-left mr-1 text-small text-text-2">{t('whatIsIt')}</legend>
        {(['behavior', 'moment'] as const).map((kind) => (
          <ChipButton key={kind} onClick={() => onChange((cards) => adoptLeftover(cards, id, kind))}>
            {t(`as.${kind}`)}
          </ChipButton>
        ))}
        <ChipButton pressed={isIgnored} onClick={() => onChange((cards) => ignoreLeftover(cards, id, !isIgnored))}>
          {t('as.nothing')}
        </ChipButton>
      </fieldset>
    </li>
  )
}
