import type { Locale } from '#shared/locale/locale.ts'

/** Returns a function that computes a value for each language on first use. */
export const memoizeByLocale = <T>(compute: (language: Locale) => T) => {
  const values = new Map<Locale, T>()
  return (language: Locale): T => {
    const value = values.get(language) ?? compute(language)
    values.set(language, value)
    return value
  }
}
