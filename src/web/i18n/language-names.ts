import type { Locale } from '#shared/locale/locale.ts'

/** The name of each language in that language. */
export const languageNames: Record<Locale, string> = { en: 'English', zh: '中文', es: 'Español' }
