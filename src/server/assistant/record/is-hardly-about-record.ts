import type { Locale } from '#shared/locale/locale.ts'
import { estimateTopicProbability } from '#server/assistant/search/classify-request.ts'
import { findTopicOrCandidates, prepareTopicSearch } from '#server/assistant/search/find-topic.ts'
import { classifyQuestion } from './classify-question.ts'

/** From which confidence on a topic, which probability of being about children and of being no question about the record: one must be sure. */
const least = [
  { topic: 0.5, aboutChildren: 0.9, none: 0.95 },
  { topic: 0.85, aboutChildren: 0.95, none: 0.5 },
  { topic: 0.3, aboutChildren: 0.98, none: 0.99 },
]

/** The confidence on a topic where one of two is meant. */
const oneOfTwo = 0.4

/**
 * Returns whether a message is so likely about a topic that words of the record in it mean something else: “he throws his dinner when he has had
 * enough” asks for no reward. `plain` is without the names of the children.
 */
export const isHardlyAboutRecord = async (plain: string, language: Locale): Promise<boolean> => {
  const { none } = classifyQuestion(plain)
  const aboutChildren = estimateTopicProbability(plain)
  const possible = least.filter((one) => none >= one.none && aboutChildren >= one.aboutChildren)
  if (possible.length === 0) return false
  await prepareTopicSearch(plain, language)
  const match = findTopicOrCandidates(plain, language)
  const confidence = match.kind === 'topic' ? match.confidence : oneOfTwo
  return match.kind !== 'none' && possible.some(({ topic }) => confidence >= topic)
}
