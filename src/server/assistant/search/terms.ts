import type { Locale } from '#shared/locale/locale.ts'
import { fold, hanIn, wordsIn } from './fold.ts'
import { stem } from './stems.ts'
import { isStopWord } from './stop-words.ts'

let segmenter: Intl.Segmenter | undefined

const segmentsOf = (run: string): string[] => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return Array.from(segmenter.segment(run), ({ segment }) => segment)
}

const pairsOf = (run: string): string[] =>
  Array.from(run).flatMap((sign, n, all) => {
    const next = all[n + 1]
    return next === undefined ? [] : [sign + next]
  })

/** Words as the dictionary cuts them, and each pair of neighbours, because it cuts the same phrase now here, now there. */
const chineseTerms = (run: string): string[] => {
  const words = segmentsOf(run).filter((word) => !isStopWord(word, 'zh'))
  const said = segmentsOf(run)
    .map((word) => (isStopWord(word, 'zh') ? ' ' : word))
    .join('')
  return [...new Set([...words, ...said.split(' ').flatMap(pairsOf)])]
}

/** What a text is searched by in a language: stems of its words, and words and pairs of Chinese characters. */
export const termsOf = (text: string, language: Locale): string[] => {
  const folded = fold(text)
  const stems = wordsIn(folded).flatMap((word) => (isStopWord(word, language) ? [] : [stem(word, language)]))
  return [...stems, ...hanIn(folded).flatMap(chineseTerms)]
}
