import { createTranslator, type Messages } from 'use-intl'
import type { Locale } from '#shared/locale/locale.ts'
import type { Day } from '#shared/time/day.ts'
import { messages as enMore } from '#web/i18n/messages/en-more.ts'
import { messages as enPages } from '#web/i18n/messages/en-pages.ts'
import { messages as en } from '#web/i18n/messages/en.ts'
import { messages as esMore } from '#web/i18n/messages/es-more.ts'
import { messages as esPages } from '#web/i18n/messages/es-pages.ts'
import { messages as es } from '#web/i18n/messages/es.ts'
import { messages as zhMore } from '#web/i18n/messages/zh-more.ts'
import { messages as zhPages } from '#web/i18n/messages/zh-pages.ts'
import { messages as zh } from '#web/i18n/messages/zh.ts'

const fullDayFormat: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }

const catalogues = {
  en: { ...en, ...enMore, ...enPages },
  zh: { ...zh, ...zhMore, ...zhPages },
  es: { ...es, ...esMore, ...esPages },
}

/** Returns the function that formats the app's messages in a language, for finding texts on the page. */
export const createAppTranslator = (locale: Locale) =>
  createTranslator({
    locale,
    messages: catalogues[locale] as Messages,
    onError: (missing) => {
      throw missing
    },
  })

export type Translator = ReturnType<typeof createAppTranslator>

const languageTags: Record<Locale, string> = { en: 'en-GB', zh: 'zh-CN', es: 'es' }

/** Formats a day as the product does: "Wednesday 5 March", 3月5日周三. */
export const formatDay = (locale: Locale, day: Day, options: Intl.DateTimeFormatOptions = fullDayFormat): string => {
  const weekday = locale === 'zh' && options.weekday === 'long' ? 'short' : options.weekday
  const format = new Intl.DateTimeFormat(languageTags[locale], { ...options, weekday, timeZone: 'UTC' })
  return format.format(new Date(`${day}T12:00:00Z`))
}

/** Formats a number: "3.5", in Spanish "3,5". */
export const formatNumber = (locale: Locale, n: number): string => new Intl.NumberFormat(locale).format(n)
