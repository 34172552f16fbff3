import type { Locale } from '#shared/locale/locale.ts'
import { findLikelyAnswer } from './search/asked-search.ts'
import { listNearestTopics } from './search/find-topic.ts'
import { foldText } from './search/text.ts'
import { detectSentenceLanguage } from './sentence/detect-language.ts'
import { getLanguageWords } from './sentence/language-words.ts'

/** Topics with the deeds that they are about, the most urgent first. */
const deedsOfTopics = [
  ['hitting-biting', ['hit', 'bite', 'push', 'kick', 'scratch']],
  ['lying', ['lie']],
  ['taking-things', ['steal']],
  ['siblings', ['quarrel']],
] as const

/** From which confidence on a topic is kept: less is needed if it has an answer to what is asked in particular. */
const sureTopic = { withAnswer: 0.6, withoutAnswer: 0.85 }

/** From which similarity of such an answer on its topic is kept, whatever the confidence. */
const sureAnswer = 0.55

interface Found {
  id: string
  confidence: number
}

const listTopicsOfDeeds = (message: string, language: Locale): readonly string[] => {
  const folded = foldText(message)
  const deedIds = new Set(
    getLanguageWords(detectSentenceLanguage(message, folded, language))
      .findDeeds(folded)
      .map((deed) => deed.id),
  )
  return deedsOfTopics.filter(([, deeds]) => deeds.some((deed) => deedIds.has(deed))).map(([topic]) => topic)
}

/** Returns whether a message tells of a deed of a topic: “he also bit someone last week”. */
export const tellsDeedOf = (topic: string | undefined, message: string, language: Locale): boolean =>
  topic !== undefined && listTopicsOfDeeds(message, language).includes(topic)

/** Returns whether a message tells of a deed of another topic: “Leo hit Mia”. */
export const tellsDeedOfOther = (topic: string | undefined, message: string, language: Locale): boolean => {
  const topics = listTopicsOfDeeds(message, language)
  return topics.length > 0 && !topics.some((one) => one === topic)
}

/**
 * Returns the topic of a deed in a message, where another one was found less surely that is near to it and has no answer to it in
 * particular: “they fight over every toy, he bit her” is about biting, not about toys. Else null.
 */
export const chooseByDeed = (message: string, { id, confidence }: Found, language: Locale): string | null => {
  const answer = findLikelyAnswer(message, id, language)
  if (answer && answer.similarity >= sureAnswer) return null
  if (confidence >= (answer ? sureTopic.withAnswer : sureTopic.withoutAnswer)) return null
  const topics = listTopicsOfDeeds(message, language)
  if (topics.some((topic) => topic === id)) return null
  const near = listNearestTopics(message, language, id)
  return topics.find((topic) => near.includes(topic)) ?? null
}
