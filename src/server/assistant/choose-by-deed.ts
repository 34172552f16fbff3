import type { Locale } from '#shared/locale/locale.ts'
import { findLikelyAnswer } from './search/asked-search.ts'
import { listNearestTopics } from './search/find-topic.ts'
import { foldText } from './search/text.ts'
import { detectSentenceLanguage } from './sentence/detect-language.ts'
import { getLanguageWords } from './sentence/language-words.ts'

/** Deeds with the topic that they are about, the most urgent first. */
const topicOfDeeds = [
  ['hitting-biting', ['hit', 'bite', 'push', 'kick', 'scratch']],
  ['lying', ['lie']],
  ['taking-things', ['steal']],
  ['siblings', ['quarrel']],
] as const

/** Below which confidence in a topic a deed that is told tells more. */
const sureTopic = 0.5

interface Found {
  id: string
  confidence: number
}

/**
 * Returns the topic of a deed that a message tells of, where another one was found less surely that is near to it and has no answer to it in
 * particular: “they fight over every toy, he bit her” is about biting, not about toys. Else null.
 */
export const chooseByDeed = (message: string, { id, confidence }: Found, language: Locale): string | null => {
  if (confidence >= sureTopic || findLikelyAnswer(message, id, language)) return null
  const folded = foldText(message)
  const told = new Set(
    getLanguageWords(detectSentenceLanguage(message, folded, language))
      .findDeeds(folded)
      .map((deed) => deed.id),
  )
  const topics = topicOfDeeds.filter(([, deeds]) => deeds.some((deed) => told.has(deed))).map(([topic]) => topic)
  if (topics.some((topic) => topic === id)) return null
  const near = listNearestTopics(message, language, id)
  return topics.find((topic) => near.includes(topic)) ?? null
}
