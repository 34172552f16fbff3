import { useState } from 'react'
import type { Day } from '#shared/time/day.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Month } from './month.tsx'
import { useDayKeys } from './use-day-keys.ts'
import { MonthYears } from './month-years.tsx'
import { useFormatCalendarDay } from './use-format-calendar-day.ts'

/** Days that are marked by a dot. */
export interface DayMarks {
  days: ReadonlySet<Day>
  /** Returns the name of a marked day. */
  nameOf: (day: string) => string
  /** What the dot says. */
  legend: string
}

interface DayMonthProps {
  /** The chosen days, from the first to the last one; null for none. */
  from: Day | null
  to?: Day | null
  /** The days that can be chosen. */
  min?: Day
  max?: Day
  today: Day
  marks?: DayMarks | undefined
  /** Called with the first day of the month that is shown next. */
  onMonth?: ((first: Day) => void) | undefined
  onChoose: (day: Day) => void
}

/**
 * Renders a month in which a day can be chosen, with the arrow keys, too; arrows lead to the months beside it, and to other
 * years if there are some.
 */
export function DayMonth({ from, to = from, min = '0001-01-01', max = '9999-12-31', ...props }: DayMonthProps) {
  const { today, marks, onMonth, onChoose } = props
  const dayText = useFormatCalendarDay()
  // A chosen day may be out of reach by now.
  const start = from !== null && from >= min && from <= max ? from : today
  const [first, setShown] = useState(() => startOfMonth(start))
  const setFirst = (month: Day) => {
    setShown(month)
    onMonth?.(month)
  }
  const keys = useDayKeys({ first, start, min, max, onMove: setFirst })
  const cell = (day: Day) => (
    <button
      {...keys.propsOf(day)}
      type="button"
      disabled={day < min || day > max}
      aria-pressed={from !== null && to !== null && day >= from && day <= to}
      aria-current={day === today ? 'date' : undefined}
      aria-label={marks?.days.has(day) ? marks.nameOf(dayText(day, 'day', today)) : dayText(day, 'day', today)}
      className={classNames(
        'press relative min-h-11 w-full rounded-field text-small tabular-nums disabled:opacity-40',
        'aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary',
        day === today && 'font-semibold inset-ring-2 inset-ring-primary',
      )}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
      {marks?.days.has(day) && <Dot className="absolute bottom-1 left-1/2 -translate-x-1/2" />}
    </button>
  )
  return (
    <>
      {/* As high as a month of six weeks, so that the arrows stay where they are. */}
      <div {...keys.grid} className="min-h-87">
        <Month
          first={first}
          onMove={setFirst}
          hasPrevious={first > min}
          hasNext={startOfMonth(first, 1) <= max}
          cell={cell}
        />
      </div>
      {marks && (
        <p className="mt-1 flex items-center justify-center gap-2 text-small text-text-2">
          <Dot />
          {marks.legend}
        </p>
      )}
      {startOfMonth(min, 24) <= max && <MonthYears {...{ first, min, max }} onMove={setFirst} />}
    </>
  )
}

function Dot({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('size-1.5 shrink-0 rounded-full bg-ember in-aria-pressed:bg-on-primary', className)}
    />
  )
}
