import { useNow, useTranslations } from 'use-intl'
import { dayIn } from '#shared/time/day.ts'
import { agoOf, msOf } from '#shared/time/relative.ts'
import { useDateWords } from '#web/ledger/date-words.ts'

/** `ago(instant)`: "5 minutes ago"; with the time of day beside it when that was not today. */
export const useRelativeTime = (zone: string): ((instant: string) => string) => {
  const t = useTranslations('activities')
  const dateText = useDateWords()
  const now = useNow({ updateInterval: 30_000 }).getTime()
  const words = (then: number): string => {
    const ago = agoOf(then, now)
    if (ago.unit === 'now') return t('justNow')
    return t(`${ago.unit}Ago`, { count: ago.count })
  }
  return (instant) => {
    const then = msOf(instant)
    if (then >= now || dayIn(then, zone) === dayIn(now, zone)) return words(then)
    return `${words(then)}, ${dateText(then, { hour: 'numeric', minute: '2-digit', timeZone: zone })}`
  }
}
