import type { Locale } from '#shared/locale/locale.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { spellAsHeard } from './spelling.ts'
import { stem } from './stem.ts'
import { foldText, hasHan, extractLatinWords } from './text.ts'

const getIgnoredWords = memoizeByLocale((language) => new Set(loadNonTopicContent()[language].ignoredWords))

/** Returns the search term of a lower-case word without accents: its stem as it sounds. */
export const toTerm = (word: string, language: Locale): string => spellAsHeard(stem(word, language), language)

const getIgnoredSounds = memoizeByLocale(
  (language) => new Set([...getIgnoredWords(language)].map((word) => spellAsHeard(word, language))),
)

const isIgnored = (word: string, language: Locale): boolean =>
  getIgnoredWords(language).has(word) || getIgnoredSounds(language).has(spellAsHeard(word, language))

/** Returns the terms of the words that do not show which topic is meant. */
export const listIgnoredTerms: (language: Locale) => ReadonlySet<string> = memoizeByLocale(
  (language) => new Set([...getIgnoredWords(language)].map((word) => toTerm(word, language))),
)

let segmenter: Intl.Segmenter | undefined

const listBigrams = (run: string): string[] => {
  const characters = Array.from(run)
  return characters.slice(1).map((character, n) => `${characters[n] ?? ''}${character}`)
}

/**
 * Returns the Chinese words of a folded text and all pairs of adjacent characters, because the segmenter cuts the same
 * phrase differently depending on its surroundings. The text is segmented in one call: each costs memory of its own.
 */
const tokenizeChinese = (folded: string): string[] => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const ignored = getIgnoredWords('zh')
  const words: string[] = []
  let runs = ''
  for (const { segment } of segmenter.segment(folded)) {
    const isToken = hasHan(segment) && !ignored.has(segment)
    if (isToken) words.push(segment)
    runs += isToken ? segment : ' '
  }
  return [...words, ...runs.split(' ').flatMap(listBigrams)]
}

/** Returns the search terms of a text: terms of its words, and Chinese words and pairs of characters. */
export const tokenize = (text: string, language: Locale): string[] => {
  const folded = foldText(text)
  const terms = extractLatinWords(folded).flatMap((word) => (isIgnored(word, language) ? [] : [toTerm(word, language)]))
  return hasHan(folded) ? [...new Set([...terms, ...tokenizeChinese(folded)])] : terms
}
