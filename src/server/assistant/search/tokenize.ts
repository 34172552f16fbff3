import type { Locale } from '#shared/locale/locale.ts'
import { sharedContent } from '#server/assistant/content/load.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { stem } from './stem.ts'
import { foldText, hasHan, wordsIn } from './text.ts'

const ignoredIn = memoizeByLocale((language) => new Set(sharedContent()[language].ignoredWords))

let segmenter: Intl.Segmenter | undefined

const bigramsOf = (run: string): string[] => {
  const characters = Array.from(run)
  return characters.slice(1).map((character, n) => `${characters[n] ?? ''}${character}`)
}

/**
 * Returns the words of the dictionary and all bigrams, because the segmenter cuts the same phrase differently depending
 * on its surroundings. The text is segmented in one call: each call costs memory of its own.
 */
const chineseTokens = (folded: string): string[] => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const ignored = ignoredIn('zh')
  const words: string[] = []
  let runs = ''
  for (const { segment } of segmenter.segment(folded)) {
    const isToken = hasHan(segment) && !ignored.has(segment)
    if (isToken) words.push(segment)
    runs += isToken ? segment : ' '
  }
  return [...words, ...runs.split(' ').flatMap(bigramsOf)]
}

/** Returns the search terms of a text: stems of its words, and words and bigrams of Chinese. */
export const tokenize = (text: string, language: Locale): string[] => {
  const folded = foldText(text)
  const ignored = ignoredIn(language)
  const stems = wordsIn(folded).flatMap((word) => (ignored.has(word) ? [] : [stem(word, language)]))
  return hasHan(folded) ? [...new Set([...stems, ...chineseTokens(folded)])] : stems
}
