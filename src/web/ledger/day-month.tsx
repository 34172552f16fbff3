import { useState } from 'react'
import type { Day } from '#shared/time/day.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Month } from './month.tsx'
import { useFormatCalendarDay } from './use-format-calendar-day.ts'

interface DayMonthProps {
  /** The chosen days, from the first to the last one. */
  from: Day
  to: Day
  /** The days that can be chosen. */
  min?: Day
  max: Day
  today: Day
  onChoose: (day: Day) => void
}

/** Renders a month in which a day can be chosen; the arrows lead to the months beside it. */
export function DayMonth({ from, to, min = '', max, today, onChoose }: DayMonthProps) {
  const dayText = useFormatCalendarDay()
  const [first, setFirst] = useState(() => startOfMonth(from))
  const cell = (day: Day) => (
    <button
      type="button"
      disabled={day < min || day > max}
      aria-pressed={day >= from && day <= to}
      aria-current={day === today ? 'date' : undefined}
      aria-label={dayText(day, 'day', today)}
      className={classNames(
        'press min-h-11 w-full rounded-field text-small tabular-nums disabled:opacity-40',
        'aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary',
        day === today && 'font-semibold inset-ring-2 inset-ring-primary',
      )}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  )
  return (
    // As high as a month of six weeks, so that the arrows stay where they are.
    <div className="min-h-87">
      <Month
        first={first}
        onMove={setFirst}
        hasPrevious={first > min}
        hasNext={startOfMonth(first, 1) <= max}
        cell={cell}
      />
    </div>
  )
}
