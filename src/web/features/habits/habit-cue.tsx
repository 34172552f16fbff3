import { useTranslations } from 'use-intl'
import { Icon } from '#web/ui/icon.tsx'

interface HabitCueProps {
  cue: string
  /** Whether a clock stands before it. */
  hasSign?: boolean
}

/** Renders a cue in the words of the family, which may be in another language than the app: no sentence is built with it. */
export function HabitCue({ cue, hasSign = true }: HabitCueProps) {
  const t = useTranslations('habits')
  return (
    <span data-cue="">
      {hasSign && <Icon name="clock" size={15} className="mr-1 -mt-0.5 inline-block align-middle" />}
      <span className="sr-only">{t('when')} </span>
      {cue}
    </span>
  )
}
