import { useTranslations } from 'use-intl'
import { addDays } from '#shared/time/day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { findWeekBefore, isSameDayRange, type DayRange } from './day-range.ts'
import { useFormatWeek } from './use-format-week.ts'

/** Returns named days from which the timeline can go back, and `nameOf(range)`. */
export const useJumps = (zone: string) => {
  const t = useTranslations('activities')
  const dayText = useFormatCalendarDay()
  const formatWeek = useFormatWeek()
  const today = useToday(zone)
  const weekStart = useWeekStart()
  const { onChip } = useDayName(zone)
  const yesterday = addDays(today, -1)
  const places: readonly { key: string; name: string; at: DayRange }[] = [
    { key: 'yesterday', name: onChip(yesterday), at: { until: yesterday, since: null } },
    { key: 'week', name: t('lastWeek'), at: findWeekBefore(today, weekStart) },
    { key: 'month', name: t('lastMonth'), at: { until: addDays(startOfMonth(today), -1), since: null } },
  ]
  const nameOf = (range: DayRange): string => {
    const place = places.find(({ at }) => isSameDayRange(at, range))
    if (place) return place.name
    const { until, since } = range
    return since ? formatWeek(since, 'shortDate', today) : dayText(until ?? today, 'shortDate', today)
  }
  return { places, nameOf }
}
