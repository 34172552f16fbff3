/** Supported languages of the interface. */
export const locales = ['zh', 'en', 'es'] as const

export type Locale = (typeof locales)[number]

/** The language tags of date formats. English dates are British: "20 November", 18:20. */
export const formatTags: Readonly<Record<Locale, string>> = { en: 'en-GB', zh: 'zh-CN', es: 'es' }

/** Returns whether a text is the code of a supported language. */
export const isLocale = (text: string | null | undefined): text is Locale => locales.some((locale) => locale === text)

/** Returns the supported language with a code, or else English. */
export const toLocale = (code: string | null | undefined): Locale => (isLocale(code) ? code : 'en')

/** Returns the language prefix of a path (`/es/rewards` → `es`), or null. */
export const findLocaleInPath = (path: string): Locale | null => {
  const first = path.split('/')[1]
  return isLocale(first) ? first : null
}

/** Removes the language prefix of a path; the result begins with `/`. */
export const removeLocale = (path: string): string => {
  const locale = findLocaleInPath(path)
  return locale ? path.slice(locale.length + 1) || '/' : path
}

/** Replaces or adds the language prefix of a path. */
export const replaceLocale = (path: string, locale: Locale): string => {
  const rest = removeLocale(path)
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`
}

/** Returns the first supported language of a list of language tags such as `es-MX`, English when none fits. */
export const selectLocale = (tags: readonly string[]): Locale =>
  tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale) ?? 'en'
