import type { Day } from '#shared/time/day.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useFormatCalendarDay } from './use-format-calendar-day.ts'

/** Returns a function for what messages say of the day of a moment. */
export const useNameMomentDay = () => {
  const today = useToday()
  const dayText = useFormatCalendarDay()
  return (date: Day) => ({ isToday: String(date === today), day: dayText(date, 'date') })
}
