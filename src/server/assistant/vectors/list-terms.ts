import type { Locale } from '#shared/locale/locale.ts'
import { spellAsHeard } from '#server/assistant/search/spelling.ts'
import { stem } from '#server/assistant/search/stem.ts'
import { extractHanRuns, extractLatinWords, foldText } from '#server/assistant/search/text.ts'

const listHanTerms = (run: string): string[] => {
  const characters = Array.from(run)
  return [...characters, ...characters.slice(1).map((character, n) => `${characters[n] ?? ''}${character}`)]
}

/**
 * Returns the terms of a text that have vectors: the stems of its words as they sound, also of small ones, because what is asked depends on
 * them; Chinese characters and pairs of them.
 */
export const listTerms = (text: string, language: Locale): string[] => {
  const folded = foldText(text)
  return [
    ...extractLatinWords(folded).map((word) => spellAsHeard(stem(word, language), language)),
    ...extractHanRuns(folded).flatMap(listHanTerms),
  ]
}
