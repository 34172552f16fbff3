import { useTranslations } from 'use-intl'
import { addDays, findStartOfWeek, type Day } from '#shared/time/day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'

type Place = 'today' | 'yesterday' | 'lastWeek' | 'lastMonth'

/** From where the timeline goes back: `until` is its first day, null for the newest. */
export interface Jump {
  /** What was chosen: a chip, or a day of the calendar. */
  to: Place | 'day'
  until: Day | null
}

interface JumpChipsProps {
  zone: string
  value: Jump
  onChange: (jump: Jump) => void
}

/** Scrolls the row so that the chosen chip is in view. */
const showChosen = (row: HTMLElement | null): void =>
  row?.querySelector('[aria-checked=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Renders where the timeline begins as a row of chips, which scrolls sideways; a day of the calendar has the last one. */
export function JumpChips({ zone, value, onChange }: JumpChipsProps) {
  const t = useTranslations('activities')
  const today = useToday(zone)
  const weekStart = useWeekStart()
  const { onChip } = useDayName(zone)
  const formatDay = useFormatCalendarDay()
  const chosen = value.to === 'day' ? value.until : null
  const days: Record<Place, Day | null> = {
    today: null,
    yesterday: addDays(today, -1),
    lastWeek: addDays(findStartOfWeek(today, weekStart), -1),
    lastMonth: addDays(startOfMonth(today), -1),
  }
  return (
    <div
      key={value.until}
      ref={showChosen}
      className="fade-sideways -mx-4 scroll-px-8 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
    >
      <ChipGroup<Jump['to']>
        label={t('beginsAt')}
        className="w-max flex-nowrap! pr-4"
        chipClassName="px-3.5!"
        options={[
          // All days are shown: a dark chip would say that it is only today.
          { value: 'today', label: onChip(today), isPlain: true },
          { value: 'yesterday', label: onChip(addDays(today, -1)) },
          { value: 'lastWeek', label: t('lastWeek') },
          { value: 'lastMonth', label: t('lastMonth') },
          ...(chosen === null ? [] : [{ value: 'day' as const, label: formatDay(chosen, 'date', today) }]),
        ]}
        value={value.to}
        onChange={(to) => onChange(to === 'day' ? value : { to, until: days[to] })}
      />
    </div>
  )
}
