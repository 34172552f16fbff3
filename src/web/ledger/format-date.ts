import { useLocale } from 'use-intl'
import type { Locale } from '#shared/locale/locale.ts'

/** The house writes British English: "20 November", 18:20. */
const tags: Record<Locale, string> = { en: 'en-GB', zh: 'zh-CN', es: 'es' }

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options)
  formats.set(key, format)
  return format
}

/** `dateText(instant, options)`: a date or a time of day as the language on screen writes it. */
export const useFormatDate = (): ((instant: number | Date, options: Intl.DateTimeFormatOptions) => string) => {
  const locale = useLocale()
  return (instant, options) => formatOf(tags[locale], options).format(instant)
}
