import type { Locale } from '#shared/locale/locale.ts'
import { fold, isHan, wordsIn } from './fold.ts'
import { stem } from './stems.ts'
import { isStopWord } from './stop-words.ts'

let segmenter: Intl.Segmenter | undefined

const pairsOf = (run: string): string[] => {
  const signs = Array.from(run)
  return signs.slice(1).map((sign, n) => `${signs[n] ?? ''}${sign}`)
}

/**
 * The words as the dictionary cuts them, and each pair of neighbours, because it cuts the same phrase now here, now
 * there. The text is cut in one go: each call of the segmenter costs memory of its own.
 */
const chineseTerms = (folded: string): string[] => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const words: string[] = []
  let runs = ''
  for (const { segment } of segmenter.segment(folded)) {
    const counts = isHan(segment) && !isStopWord(segment, 'zh')
    if (counts) words.push(segment)
    runs += counts ? segment : ' '
  }
  return [...words, ...runs.split(' ').flatMap(pairsOf)]
}

/** What a text is searched by in a language: stems of its words, and words and pairs of Chinese characters. */
export const termsOf = (text: string, language: Locale): string[] => {
  const folded = fold(text)
  const stems = wordsIn(folded).flatMap((word) => (isStopWord(word, language) ? [] : [stem(word, language)]))
  return isHan(folded) ? [...new Set([...stems, ...chineseTerms(folded)])] : stems
}
