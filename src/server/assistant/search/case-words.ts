import type { Locale } from '#shared/locale/locale.ts'
import { loadIndexes } from '#server/assistant/content/load.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { createAnswerWords } from './answer-words.ts'
import { tokenize } from './tokenize.ts'

/** The words of what is asked about a topic, by answer, and how much each word tells the answers apart. */
interface KnownWords {
  byAnswer: readonly ReadonlySet<string>[]
  weigh: (word: string) => number
}

const toKnownWords = (byAnswer: readonly ReadonlySet<string>[]): KnownWords => {
  const counts = new Map<string, number>()
  for (const words of byAnswer) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { byAnswer, weigh: (word) => Math.log(1 + byAnswer.length / (counts.get(word) ?? 0.5)) }
}

const getKnownWords = memoizeByLocale((language) => {
  const known = new Map<string, KnownWords>()
  const listWords = createAnswerWords(loadIndexes(language).answerWords)
  return (topicId: string): KnownWords => {
    const words = known.get(topicId) ?? toKnownWords(listWords(topicId))
    known.set(topicId, words)
    return words
  }
})

/**
 * Returns which share of the words of a reply an answer of a topic knows, by its position: rare words count more, so that “and if she bites the
 * brush?” is known by the answer about biting.
 */
export const createCaseReader = (reply: string, topicId: string, language: Locale): ((position: number) => number) => {
  const known = getKnownWords(language)(topicId)
  const words = [...new Set(tokenize(reply, language))]
  if (words.length === 0) return () => 0
  const whole = words.reduce((sum, word) => sum + known.weigh(word), 0)
  return (position) =>
    words.reduce((sum, word) => sum + (known.byAnswer[position]?.has(word) ? known.weigh(word) : 0), 0) / whole
}
