import { useTranslations } from 'use-intl'
import { dayIn, daysBetween } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useToday } from '#web/lib/use-today.ts'

/**
 * `whenText('since', instant)`: returns "promised today", "promised yesterday", "promised on Tuesday" or "promised on
 * 3 November" in the family's days; with `'gave'` the same of what was given.
 */
export const useWhenText = (zone: string) => {
  const t = useTranslations('promises')
  const formatDay = useFormatCalendarDay()
  const today = useToday(zone)
  return (act: 'since' | 'gave', instant: string): string => {
    const day = dayIn(parseInstant(instant), zone)
    const ago = daysBetween(day, today)
    if (ago <= 0) return t(`${act}Today`)
    if (ago === 1) return t(`${act}Yesterday`)
    return t(act, { day: ago < 7 ? formatDay(day, 'weekday') : formatDay(day, 'date', today) })
  }
}
