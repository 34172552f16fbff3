import { useLocale, useTranslations } from 'use-intl'
import { addDays, daysBetween, type Day } from '#shared/time/day.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useFormatCalendarDay } from './use-format-calendar-day.ts'

const capitalize = (name: string): string => name.replace(/^./u, (letter) => letter.toLocaleUpperCase())

/** Returns functions that name a day as seen from today. */
export const useDayName = (zone: string) => {
  const t = useTranslations()
  const formatDay = useFormatCalendarDay()
  const today = useToday(zone)
  const locale = useLocale()
  const nameNear = (day: Day): string | null => {
    if (day === today) return t('acts.today')
    return day === addDays(today, -1) ? t('activities.yesterday') : null
  }
  const short = (day: Day): string => nameNear(day) ?? formatDay(day, 'dayOfMonth')
  return {
    isToday: (day: Day): boolean => day === today,
    /** "Today", "Yesterday" or the day of the week. */
    title: (day: Day): string => nameNear(day) ?? formatDay(day, 'weekday'),
    /** What the title leaves open: "Friday 20 November", or "15 November". */
    date: (day: Day): string => {
      if (nameNear(day) === null) return formatDay(day, 'date', today)
      return locale === 'zh' ? `${formatDay(day, 'date')} ${formatDay(day, 'weekday')}` : formatDay(day, 'day')
    },
    /** "Today", "Yesterday" or "Friday 20". */
    short,
    /** The same at the start of a chip or of an item of a menu. */
    onChip: (day: Day): string => capitalize(short(day)),
    /** "Yesterday", of the last week the day of the week, or the date. */
    inText: (day: Day): string => {
      const ago = daysBetween(day, today)
      return nameNear(day) ?? (ago > 0 && ago < 7 ? formatDay(day, 'weekday') : formatDay(day, 'date', today))
    },
  }
}
