/** The languages of the product. */
export const locales = ['zh', 'en', 'es'] as const

export type Locale = (typeof locales)[number]

/** Whether a text is one of the three language codes. */
export const isLocale = (text: string | null | undefined): text is Locale => locales.some((locale) => locale === text)

/** The language a path begins with (`/es/rewards` → `es`), or null. */
export const localeInPath = (path: string): Locale | null => {
  const first = path.split('/')[1]
  return isLocale(first) ? first : null
}

/** A path without its language prefix; always begins with `/`. */
export const withoutLocale = (path: string): string => {
  const locale = localeInPath(path)
  return locale ? path.slice(locale.length + 1) || '/' : path
}

/** The same path with another language prefix. */
export const withLocale = (path: string, locale: Locale): string => {
  const rest = withoutLocale(path)
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`
}

/** The best of our languages for an `Accept-Language` header, English when none fits. */
export const preferredLocale = (header: string | null | undefined): Locale => {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.trim().split(';')
      const q = settings.map((s) => /^\s*q=([\d.]+)$/.exec(s)?.[1]).find((found) => found !== undefined)
      return { language: tag.toLowerCase().split('-')[0] ?? '', q: q === undefined ? 1 : Number(q) }
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
  return wanted.map(({ language }) => language).find(isLocale) ?? 'en'
}
