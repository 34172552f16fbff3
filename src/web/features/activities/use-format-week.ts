import { useLocale, useTranslations } from 'use-intl'
import { addDays, type Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'

const dayOf = (day: Day): string => String(Number(day.slice(8)))

/** Returns `formatWeek(since, style, today)`: names the seven days from a day on, "16–22 November" or "28 Nov – 4 Dec". */
export const useFormatWeek = () => {
  const t = useTranslations('activities.week')
  const locale = useLocale()
  const formatDay = useFormatCalendarDay()
  return (since: Day, style: 'date' | 'shortDate', today: Day): string => {
    const until = addDays(since, 6)
    const isWithin = since.slice(0, 7) === until.slice(0, 7)
    let from = formatDay(since, style, today)
    let to = formatDay(until, style, today)
    // The month is said once: in Chinese first, elsewhere last.
    if (isWithin && locale === 'zh') to = `${dayOf(until)}日`
    else if (isWithin) from = dayOf(since)
    return t(isWithin ? 'rangeWithin' : 'range', { from, to })
  }
}
