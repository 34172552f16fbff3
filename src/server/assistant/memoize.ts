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

/** About as many as the texts of a language have. */
const maxWords = 20_000

/** Returns a function that keeps its results, because texts repeat their words; it forgets all of them when there are too many. */
export const memoizeWords = (compute: (word: string) => string) => {
  const kept = new Map<string, string>()
  return (word: string): string => {
    const known = kept.get(word)
    if (known !== undefined) return known
    if (kept.size >= maxWords) kept.clear()
    const result = compute(word)
    kept.set(word, result)
    return result
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
