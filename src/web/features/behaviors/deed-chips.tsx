import { useTranslations } from 'use-intl'
import { ChipButton } from '#web/ui/chip.tsx'
import { deeds } from './words-to-say.ts'

interface DeedChipsProps {
  /** What is typed. */
  title: string
  onChoose: (title: string) => void
}

/** Renders ready words for something hard, so that nothing need be typed while it happens. */
export function DeedChips({ title, onChoose }: DeedChipsProps) {
  const t = useTranslations('behaviors.sheet')
  return (
    <fieldset aria-label={t('deeds')} className="-mt-1 flex flex-wrap gap-2">
      {deeds.map((deed) => {
        const words = t(`deed.${deed}`)
        return (
          <ChipButton key={deed} className="px-3.5!" pressed={title === words} onClick={() => onChoose(words)}>
            {words}
          </ChipButton>
        )
      })}
    </fieldset>
  )
}
