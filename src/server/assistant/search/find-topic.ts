import type { Locale } from '#shared/locale/locale.ts'
import { memoizeInSteps, memoizeRecent } from '#server/assistant/memoize.ts'
import { createSingleAgeRange, suitsAge } from '#server/assistant/age-groups.ts'
import { loadIndexes, loadTopicModel, loadTopics } from '#server/assistant/content/load.ts'
import { createClassifier } from '#server/assistant/safety/classifier.ts'
import type { RequiredTopic } from '#server/assistant/content/required-topics.ts'
import { estimateTopicProbability } from './classify-request.ts'
import { estimateConfidence } from './confidence.ts'
import { getMeaning } from './meaning.ts'
import { separateAge } from './separate-age.ts'
import { foldText, hasHan } from './text.ts'
import { createTopicSearch, type TopicHit } from './topic-index.ts'

/**
 * What a question is about: one topic (and one that is near), one of two, of which the first is likelier, or none (with the nearest
 * ones). `isAboutChildren`: it surely asks for advice about children, so that the likelier topic is a better answer than a question.
 */
export type TopicOrCandidates =
  | { kind: 'topic'; id: string; near: string | null; confidence: number }
  | { kind: 'tie'; ids: readonly [string, string]; isAboutChildren: boolean }
  | { kind: 'none'; nearest: readonly string[]; guess: string | null }

const getTopicSearch = memoizeInSteps(function* (language: Locale) {
  loadTopics(language)
  yield
  const { topics } = loadIndexes(language)
  yield
  const classify = createClassifier(loadTopicModel(language))
  yield
  const { compareWithSubjects } = getMeaning(language)
  yield
  return memoizeRecent(createTopicSearch(topics, language, classify, compareWithSubjects))
})

/** Who hates school, or a brother, does not say “I hate you”. */
const hatesOther = (folded: string): boolean =>
  /\bhates? (?!me\b|you\b|us\b|mum|mom|dad|my )|\bodia (?!me|a (?:su|mi) (?:madre|padre|mama|papa))|讨厌(?![我你妈爸])/u.test(
    folded,
  ) && !/\bhates? (?:me|you|us|mum|mom|dad)\b|\bi hate\b|\b(?:te|me) odi[oa]\b|讨厌[我你妈爸]|恨[我你]/u.test(folded)

const otherAgeFactor = 0.8
/** How close the second topic must come to the first one to be offered with it. */
const nearFactor = 0.85

/**
 * From which confidence on a topic is answered, from which on the first of two is if it is one of them, from which on both are offered,
 * and from which on the first one is answered if the message is surely about children. A single word such as "points" or "time" must show more surely which topic is meant.
 */
const minConfidence = { toAnswer: 0.35, toAnswerPair: 0.55, toAsk: 0.2, toGuess: 0.12, toAnswerWord: 0.8 }

/** From which probability on a message surely asks for advice about children. */
const surelyAboutChildren = 0.9

/** Returns all topics by how well they fit a question in a language, the best first. */
export const rankTopics = (question: string, language: Locale): TopicHit[] => {
  const { text, age } = separateAge(question)
  const hits = getTopicSearch(language)(text).filter(({ id }) => id !== 'hates-me' || !hatesOther(text))
  if (age === null) return hits
  const weighted = hits.map((hit) =>
    suitsAge(loadTopics(language).get(hit.id)?.ages, createSingleAgeRange(age))
      ? hit
      : { ...hit, score: hit.score * otherAgeFactor },
  )
  return weighted.toSorted((a, b) => b.score - a.score)
}

const isSingleWord = (question: string): boolean =>
  /^\s*(?:\p{Script=Han}{1,2}|[^\s\p{Script=Han}]+)\s*$/u.test(question)

/** Returns whether a question is nothing but the name of a topic, or another word for it. */
const isNameOf = (id: string, question: string, language: Locale): boolean => {
  const topic = loadTopics(language).get(id)
  const fold = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')
  return topic !== undefined && [topic.name, ...topic.synonyms].some((name) => fold(name) === fold(question))
}

/** Returns the topics for a question, with how likely the first one is right, and how likely one of the first two is. */
export const rankWithConfidence = (question: string, language: Locale) => {
  const hits = rankTopics(question, language)
  const [first, , ...others] = hits
  const topicProbability = estimateTopicProbability(question)
  if (!first) return { hits, confidence: 0, pairConfidence: 0, topicProbability }
  const confidence = estimateConfidence({ hits, topicProbability }, language)
  if (isSingleWord(question) && isNameOf(first.id, question, language))
    return { hits, confidence: 1, pairConfidence: 1, topicProbability }
  if (isSingleWord(question) && confidence < minConfidence.toAnswerWord)
    return { hits, confidence: 0, pairConfidence: 0, topicProbability }
  const pairConfidence = estimateConfidence({ hits: [first, ...others], topicProbability }, language)
  return { hits, confidence, pairConfidence, topicProbability }
}

type Ranking = ReturnType<typeof rankWithConfidence>

const findConfidentMatch = ({
  hits: [first, second],
  confidence,
  pairConfidence,
}: Ranking): TopicOrCandidates | null => {
  if (!first || (confidence < minConfidence.toAnswer && pairConfidence < minConfidence.toAnswerPair)) return null
  const isNear = second !== undefined && second.score > first.score * nearFactor && second.known.count > 0
  return { kind: 'topic', id: first.id, near: isNear ? second.id : null, confidence }
}

const findUncertainMatch = ({
  hits: [first, second],
  confidence,
  topicProbability,
}: Ranking): TopicOrCandidates | null =>
  first && second && confidence >= minConfidence.toAsk
    ? { kind: 'tie', ids: [first.id, second.id], isAboutChildren: topicProbability >= surelyAboutChildren }
    : null

/** Returns the most likely topic of a message that is surely about children, though no topic is likely; null if there is none. */
const guessTopic = ({ hits: [first], confidence, topicProbability }: Ranking): string | null =>
  first && topicProbability >= surelyAboutChildren && confidence >= minConfidence.toGuess ? first.id : null

/**
 * Returns the languages to search for a question: the reader's first, and only those in the script of the question, because each
 * index is built on first use.
 */
export const listLanguagesToSearch = (question: string, language: Locale): [Locale, ...Locale[]] => {
  if (hasHan(question)) return language === 'zh' ? ['zh'] : ['zh', language]
  return language === 'es' ? ['es', 'en'] : ['en', 'es']
}

/** Indexes the topics that a question is compared with first in advance, while other requests are handled. */
export const prepareTopicSearch = (question: string, language: Locale): Promise<void> =>
  getTopicSearch.prepare(listLanguagesToSearch(question, language)[0])

const nearestCount = 3
const commonTopics: readonly RequiredTopic[] = [
  'not-listening',
  'bedtime',
  'homework',
  'screen-time',
  'tantrum',
  'special-time',
]

/** Returns the topics to offer to somebody who has not said what it is about. */
export const listCommonTopics = (): readonly string[] => commonTopics.slice(0, nearestCount)

/** Returns the topics that fit a question nearly as well as `found`, the best first. */
export const listNearestTopics = (question: string, language: Locale, found: string | undefined): string[] => {
  const [first] = listLanguagesToSearch(question, language)
  const known = rankTopics(question, first).filter(({ id, coverage }) => id !== found && coverage > 0)
  return known.map(({ id }) => id).slice(0, nearestCount)
}

/** Finds what a question is about in the reader's language, else in the others; returns two topics when uncertain. */
export const findTopicOrCandidates = (question: string, language: Locale): TopicOrCandidates => {
  const [first, ...others] = listLanguagesToSearch(question, language)
  const ranking = rankWithConfidence(question, first)
  const match = findConfidentMatch(ranking)
  if (match) return match
  for (const other of others) {
    const otherMatch = findConfidentMatch(rankWithConfidence(question, other))
    if (otherMatch) return otherMatch
  }
  const nearest = ranking.hits.filter(({ coverage }) => coverage > 0).map(({ id }) => id)
  return (
    findUncertainMatch(ranking) ?? {
      kind: 'none',
      nearest: [...new Set([...nearest, ...commonTopics])].slice(0, nearestCount),
      guess: guessTopic(ranking),
    }
  )
}
