import { useTranslations } from 'use-intl'
import { addDays, findStartOfWeek, type Day } from '#shared/time/day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { ChipButton } from '#web/ui/chip.tsx'

interface JumpChipsProps {
  zone: string
  /** Called with the day from which the timeline shall go back. */
  onJump: (day: Day) => void
}

/** Renders days from which the timeline can go back as a row of buttons, which scrolls sideways where it has no room. */
export function JumpChips({ zone, onJump }: JumpChipsProps) {
  const t = useTranslations('activities')
  const today = useToday(zone)
  const weekStart = useWeekStart()
  const { onChip } = useDayName(zone)
  const yesterday = addDays(today, -1)
  const places = [
    { name: onChip(yesterday), day: yesterday },
    { name: t('lastWeek'), day: addDays(findStartOfWeek(today, weekStart), -1) },
    { name: t('lastMonth'), day: addDays(startOfMonth(today), -1) },
  ]
  return (
    <div className="fade-sideways -mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      <ul aria-label={t('beginsAt')} className="flex w-max gap-2">
        {places.map(({ name, day }) => (
          <li key={name}>
            <ChipButton className="px-3.5!" onClick={() => onJump(day)}>
              {name}
            </ChipButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
