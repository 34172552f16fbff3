import { useTranslations } from 'use-intl'
import { focusHeading } from '#web/lib/focus.ts'
import { chipClasses } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { newest, type Stretch } from './stretch.ts'
import { useJumps } from './use-jumps.ts'

interface BeginChipProps {
  zone: string
  /** The days that the timeline shows. */
  stretch: Stretch
  onJump: (stretch: Stretch) => void
}

/** Renders where the timeline begins, if not today, as a dark chip that leads back to today. */
export function BeginChip({ zone, stretch, onJump }: BeginChipProps) {
  const t = useTranslations('activities')
  const { nameOf } = useJumps(zone)
  if (stretch.until === null) return null
  const name = nameOf(stretch)
  return (
    <button
      type="button"
      aria-label={t('backToToday', { shown: name })}
      className={chipClasses(true, 'mt-2 pr-3!')}
      onClick={() => {
        onJump(newest)
        focusHeading()
      }}
    >
      {name}
      <Icon name="close" size={13} />
    </button>
  )
}
