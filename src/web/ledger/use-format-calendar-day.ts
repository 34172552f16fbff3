import { toDayNumber, type Day } from '#shared/time/day.ts'
import { dayMs } from '#shared/time/duration.ts'
import { useFormatInstant } from './use-format-instant.ts'

const styles = {
  letter: { weekday: 'narrow' },
  shortWeekday: { weekday: 'short' },
  weekday: { weekday: 'long' },
  shortDate: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long' },
  dateWithYear: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfMonth: { weekday: 'long', day: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** `formatDay(day, style, today)`: formats a day; with the year if that differs from the year of `today`. */
export const useFormatCalendarDay = (): ((day: Day, style: keyof typeof styles, today?: Day) => string) => {
  const formatDate = useFormatInstant()
  return (day, style, today = day) => {
    const isThisYear = day.slice(0, 4) === today.slice(0, 4)
    const options = { ...styles[style], ...(!isThisYear && { year: 'numeric' as const }), timeZone: 'UTC' }
    return formatDate(toDayNumber(day) * dayMs, options)
  }
}
