import { useTranslations } from 'use-intl'
import { focusHeading } from '#web/lib/focus.ts'
import { chipClasses } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { upToToday, type DayRange } from './day-range.ts'
import { useJumps } from './use-jumps.ts'

interface TimelineStartChipProps {
  zone: string
  /** The days that the timeline shows. */
  range: DayRange
  onJump: (range: DayRange) => void
}

/** Renders where the timeline begins, if not today, as a dark chip that leads back to today. */
export function TimelineStartChip({ zone, range, onJump }: TimelineStartChipProps) {
  const t = useTranslations('activities')
  const { nameOf } = useJumps(zone)
  if (range.until === null) return null
  const name = nameOf(range)
  return (
    <button
      type="button"
      aria-label={t('backToToday', { shown: name })}
      className={chipClasses(true, 'mt-2 pr-3!')}
      onClick={() => {
        onJump(upToToday)
        focusHeading()
      }}
    >
      {name}
      <Icon name="close" size={13} />
    </button>
  )
}
