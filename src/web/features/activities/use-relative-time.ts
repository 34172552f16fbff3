import { useNow, useTranslations } from 'use-intl'
import { dayIn } from '#shared/time/day.ts'
import { agoOf, msOf } from '#shared/time/relative.ts'
import { useFormatDate } from '#web/ledger/format-date.ts'

/** Returns a function that formats an instant as "5 minutes ago"; before today, with the time of day. */
export const useRelativeTime = (zone: string): ((instant: string) => string) => {
  const t = useTranslations('activities')
  const formatDate = useFormatDate()
  const now = useNow({ updateInterval: 30_000 }).getTime()
  const formatRelative = (then: number): string => {
    const ago = agoOf(then, now)
    if (ago.unit === 'now') return t('justNow')
    return t(`${ago.unit}Ago`, { count: ago.count })
  }
  return (instant) => {
    const then = msOf(instant)
    if (then >= now || dayIn(then, zone) === dayIn(now, zone)) return formatRelative(then)
    return `${formatRelative(then)}, ${formatDate(then, { hour: 'numeric', minute: '2-digit', timeZone: zone })}`
  }
}
