import type { Locale } from '#shared/locale/locale.ts'
import { findLikelyAnswer } from './asked-search.ts'
import { rankTopics } from './find-topic.ts'

/** How well a rival must fit: its score as a share of that of the topic that was found, times the similarity of its direct answer. */
const minFit = 0.4
const maxRivals = 3

/**
 * Returns the topic to answer in place of the one that was found for a message: a rival that fits nearly as well and has a direct answer, where
 * that has none. How near what is asked comes to a direct answer says more than how near it comes to a topic.
 */
export const preferAnswered = (message: string, found: string, language: Locale): string => {
  if (findLikelyAnswer(message, found, language)) return found
  const hits = rankTopics(message, language)
  const own = hits.find(({ id }) => id === found)?.score ?? 0
  const rivals = hits.filter(({ id, score }) => id !== found && score <= own).slice(0, maxRivals)
  const fits = rivals.map(({ id, score }) => {
    const { similarity } = findLikelyAnswer(message, id, language) ?? { similarity: 0 }
    return { id, fit: (score / (own || 1)) * similarity }
  })
  const best = fits.toSorted((a, b) => b.fit - a.fit)[0]
  return best && best.fit >= minFit ? best.id : found
}
