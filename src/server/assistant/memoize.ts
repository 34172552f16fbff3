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

/** Returns a function that keeps its last result: several steps of an answer ask the same about one message. */
export const memoizeLast = <T>(compute: (message: string) => T) => {
  let last: { message: string; value: T } | undefined
  return (message: string): T => {
    if (last?.message !== message) last = { message, value: compute(message) }
    return last.value
  }
}
