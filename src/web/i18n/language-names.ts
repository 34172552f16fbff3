import type { Locale } from '#shared/locale/locale.ts'

/** Each language by its own name; the same in every language. */
export const languageNames: Record<Locale, string> = { en: 'English', zh: '中文', es: 'Español' }
