import { dayNumber, type Day } from '#shared/time/day.ts'
import { dayMs } from '#shared/time/duration.ts'
import { useFormatDate } from '#web/ledger/format-date.ts'

const styles = {
  letter: { weekday: 'narrow' },
  weekday: { weekday: 'long' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** `formatDay(day, style)`: formats a day: one letter, the weekday, the whole day, or its month. */
export const useFormatDay = (): ((day: Day, style: keyof typeof styles) => string) => {
  const dateText = useFormatDate()
  return (day, style) => dateText(dayNumber(day) * dayMs, { ...styles[style], timeZone: 'UTC' })
}
