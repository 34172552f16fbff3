import type { Locale } from '#shared/locale/locale.ts'
import { getTopicSearch } from './asked-search.ts'

/** From which similarity on a tip is about what the answer before was about. */
const minTipSimilarity = 0.2

/** Returns the tips that are about what a reply and the answer that was given last are about, the nearest first. */
export const listTipsNearAnswer = <Tip extends { text: string }>(
  tips: readonly Tip[],
  message: string,
  topicId: string,
  language: Locale,
  given: readonly number[],
): Tip[] => {
  const texts = tips.map(({ text }) => text)
  const similarities = getTopicSearch(language).compare(texts, message, topicId, given)
  return tips
    .map((tip, n) => ({ tip, similarity: similarities[n] ?? 0 }))
    .filter(({ similarity }) => similarity >= minTipSimilarity)
    .toSorted((a, b) => b.similarity - a.similarity)
    .map(({ tip }) => tip)
}
