import type { Locale } from '#shared/locale/locale.ts'

const isInSlashes = (entry: string) => entry.length > 2 && entry.startsWith('/') && entry.endsWith('/')

// Chinese is written without spaces, so that a word has no boundary there.
const toPatternSource = (entry: string, language: Locale): string => {
  if (isInSlashes(entry)) return entry.slice(1, -1)
  return language === 'zh' ? entry : String.raw`\b(?:${entry})\b`
}

/** Compiles a list of patterns into one; each matches whole words, unless it stands between slashes or is Chinese. */
export const compilePatterns = (entries: readonly string[], language: Locale, flags = ''): RegExp =>
  new RegExp(entries.map((entry) => toPatternSource(entry, language)).join('|'), flags)
