import type { Locale } from '#shared/locale/locale.ts'
import { tokenize } from './tokenize.ts'

/**
 * Returns the texts that share words with a question, the nearest first: rare words count more, and of two texts that share as much
 * the shorter one is first.
 */
export const listNearestTexts = <Item extends { text: string }>(
  items: readonly Item[],
  question: string,
  language: Locale,
): Item[] => {
  const asked = new Set(tokenize(question, language))
  if (asked.size === 0) return []
  const terms = items.map(({ text }) => new Set(tokenize(text, language)))
  const weightOf = (term: string) => Math.log(1 + items.length / terms.filter((one) => one.has(term)).length)
  return items
    .map((item, n) => {
      const shared = [...asked].filter((term) => terms[n]?.has(term))
      const weight = shared.reduce((sum, term) => sum + weightOf(term), 0)
      return { item, weight: weight / Math.sqrt(1 + (terms[n]?.size ?? 0)) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ item }) => item)
}
