import { useLocale, useTimeZone } from 'use-intl'
import { hasTwelveHours } from '#web/lib/hour-cycle.ts'
import { formatTags, type Locale } from '#shared/locale/locale.ts'

/**
 * Chinese has one form for the days of the week, the short one of speech: 周日, not 星期日. Hours are those of the reader's
 * region.
 */
const toLocaleOptions = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => ({
  ...options,
  ...(locale === 'zh' && options.weekday === 'long' && { weekday: 'short' as const }),
  ...((options.hour || options.timeStyle) && hasTwelveHours() && { hourCycle: 'h12' as const }),
  ...(options.hour && hasTwelveHours() && { hour: 'numeric' as const }),
})

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options)
  formats.set(key, format)
  return format
}

/** `formatInstant(instant, options)`: formats a date or time in the user's language, by default in the family's time zone. */
export const useFormatInstant = (): ((instant: number | Date, options: Intl.DateTimeFormatOptions) => string) => {
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (instant, options) =>
    formatOf(formatTags[locale], { timeZone, ...toLocaleOptions(locale, options) }).format(instant)
}
