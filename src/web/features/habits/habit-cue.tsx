import { useTranslations } from 'use-intl'
import { Icon } from '#web/ui/icon.tsx'

/** Renders a cue in the words of the family, which may be in another language than the app: no sentence is built with it. */
export function HabitCue({ cue }: { cue: string }) {
  const t = useTranslations('habits')
  return (
    <span data-cue="">
      <Icon name="clock" size={15} className="mr-1 -mt-0.5 inline-block align-middle" />
      <span className="sr-only">{t('when')} </span>
      {cue}
    </span>
  )
}
