import { useLocale, useNow, useTranslations } from 'use-intl'
import { dayIn, daysBetween } from '#shared/time/day.ts'
import { msOf } from '#shared/time/relative.ts'
import { useFormatDate } from '#web/ledger/format-date.ts'

/** `since(instant)`: formats "since today", "since Tuesday", "since 3 November" in the family's days. */
export const useSince = (zone: string): ((instant: string) => string) => {
  const t = useTranslations('rewards')
  const dateText = useFormatDate()
  const locale = useLocale()
  const today = dayIn(useNow({ updateInterval: 60_000 }).getTime(), zone)
  return (instant) => {
    const then = msOf(instant)
    const days = daysBetween(dayIn(then, zone), today)
    if (days <= 0) return t('sinceToday')
    if (days === 1) return t('sinceYesterday')
    const weekday = { weekday: locale === 'zh' ? 'short' : 'long' } as const
    const date = { day: 'numeric', month: 'long' } as const
    return t('since', { day: dateText(then, { ...(days < 7 ? weekday : date), timeZone: zone }) })
  }
}
