import { useTranslations } from 'use-intl'
import { ChipButton } from '#web/ui/chip.tsx'
import { isSameDayRange, type DayRange } from './day-range.ts'
import { useJumps } from './use-jumps.ts'

interface JumpListProps {
  zone: string
  /** The days that the timeline shows. */
  range: DayRange
  onJump: (range: DayRange) => void
}

/** Renders days from which the timeline can go back as toggles; the one from which it does is pressed. */
export function JumpList({ zone, range, onJump }: JumpListProps) {
  const t = useTranslations('activities')
  const { places } = useJumps(zone)
  // Two of them can be the same day.
  const pressed = places.find(({ at }) => isSameDayRange(at, range))
  return (
    <ul aria-label={t('beginsAt')} className="flex flex-wrap gap-2">
      {places.map((place) => (
        <li key={place.key} className="flex grow">
          <ChipButton pressed={place.key === pressed?.key} className="grow px-3!" onClick={() => onJump(place.at)}>
            {place.name}
          </ChipButton>
        </li>
      ))}
    </ul>
  )
}
