import type { Day } from '#shared/time/day.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFormatCalendarDay } from './use-format-calendar-day.ts'

interface MonthYearsProps {
  /** The first day of the month. */
  first: Day
  /** The days that can be chosen. */
  min: Day
  max: Day
  onMove: (first: Day) => void
}

/** Renders buttons to the years before and after a month. */
export function MonthYears({ first, min, max, onMove }: MonthYearsProps) {
  const dayText = useFormatCalendarDay()
  const [earliest, latest] = [startOfMonth(min), startOfMonth(max)]
  const link = (month: Day, isPossible: boolean, icon: 'back' | 'forward') => (
    <button
      type="button"
      aria-disabled={!isPossible}
      className="press type-label flex min-h-11 items-center gap-1 rounded-field px-2 text-text-2 tabular-nums aria-disabled:opacity-40"
      onClick={() => isPossible && onMove(month < earliest ? earliest : month > latest ? latest : month)}
    >
      {icon === 'back' && <Icon name="back" size={18} />}
      {dayText(month, 'year')}
      {icon === 'forward' && <Icon name="forward" size={18} />}
    </button>
  )
  return (
    <div className="mt-1 flex justify-between gap-2">
      {link(startOfMonth(first, -12), first.slice(0, 4) > min.slice(0, 4), 'back')}
      {link(startOfMonth(first, 12), first.slice(0, 4) < max.slice(0, 4), 'forward')}
    </div>
  )
}
