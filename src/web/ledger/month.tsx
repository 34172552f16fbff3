import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { countDaysSinceSunday, type Day } from '#shared/time/day.ts'
import { listWeek, listWeeksOfMonth, startOfMonth } from '#web/lib/months.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { useFormatCalendarDay } from './use-format-calendar-day.ts'

interface MonthProps {
  /** The first day of the month. */
  first: Day
  /** Called with the first day of the month before or after. */
  onMove: (first: Day) => void
  hasPrevious: boolean
  hasNext: boolean
  isLoading?: boolean
  /** Stands between the name of the month and its days. */
  notice?: ReactNode
  /** Renders a day; null leaves out the table. */
  cell: ((day: Day) => ReactNode) | null
}

/** Renders a month as a table; the arrows lead to the months beside it, and stay in their place. */
export function Month({ first, onMove, hasPrevious, hasNext, isLoading = false, notice, cell }: MonthProps) {
  const t = useTranslations('habits.month')
  const dayText = useFormatCalendarDay()
  const id = useId()
  const move = (label: string, icon: 'back' | 'forward', by: number, possible: boolean) => (
    <IconButton
      icon={icon}
      aria-label={label}
      aria-disabled={!possible}
      className="aria-disabled:opacity-40"
      onClick={() => possible && onMove(startOfMonth(first, by))}
    />
  )
  return (
    <section>
      <div className="flex items-center justify-between gap-2">
        {move(t('previous'), 'back', -1, hasPrevious)}
        <h3 id={id} aria-live="polite" className="type-date text-center first-letter:uppercase">
          {dayText(first, 'month')}
        </h3>
        {move(t('next'), 'forward', 1, hasNext)}
      </div>
      {notice}
      <div ref={keepLargestHeight}>
        {cell && <MonthTable first={first} labelId={id} isLoading={isLoading} cell={cell} />}
      </div>
    </section>
  )
}

type MonthTableProps = { first: Day; labelId: string; isLoading: boolean; cell: (day: Day) => ReactNode }

function MonthTable({ first, labelId, isLoading, cell }: MonthTableProps) {
  const dayText = useFormatCalendarDay()
  const weekStart = useWeekStart()
  return (
    <table aria-labelledby={labelId} aria-busy={isLoading} className="w-full table-fixed">
      <thead>
        <tr>
          {listWeek(first, weekStart).map((day) => (
            <th key={countDaysSinceSunday(day)} scope="col" className="py-1 text-meta font-medium text-text-2">
              <span aria-hidden="true">{dayText(day, 'letter')}</span>
              <span className="sr-only">{dayText(day, 'weekday')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeksOfMonth(first, weekStart).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, place) => (
              // A place of another month stays empty, so its number in the week tells it apart.
              <td key={day ?? `empty ${place}`} className="p-0 text-center align-top">
                {day && cell(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
