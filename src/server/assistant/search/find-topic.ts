import type { Locale } from '#shared/locale/locale.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { createSingleAgeRange, suitsAge } from '#server/assistant/age-groups.ts'
import { loadTopics } from '#server/assistant/content/load.ts'
import type { RequiredTopic } from '#server/assistant/content/required-topics.ts'
import { separateAge } from './separate-age.ts'
import { hasHan } from './text.ts'
import { createTopicSearch, type TopicHit } from './topic-index.ts'

/** What a question is about: one topic, one of two, or none (with the nearest ones). */
export type TopicOrCandidates =
  | { kind: 'topic'; id: string }
  | { kind: 'tie'; ids: readonly [string, string] }
  | { kind: 'none'; nearest: readonly string[] }

const getTopicSearch = memoizeByLocale((language) => {
  const topics = [...loadTopics(language).values()]
  return createTopicSearch(
    topics.map((topic) => ({ ...topic, body: [...topic.openings, ...topic.tips.map(({ text }) => text)] })),
    language,
  )
})

const otherAgeFactor = 0.8
const tieFactor = 0.93

/** Share of the question's terms that a topic must know to answer it, and to be offered as one of two topics. */
const minCoverage: Readonly<Record<Locale, { toAnswer: number; toAsk: number }>> = {
  en: { toAnswer: 0.4, toAsk: 0.3 },
  es: { toAnswer: 0.4, toAsk: 0.3 },
  zh: { toAnswer: 0.33, toAsk: 0.25 },
}

/** Returns all topics by how well they fit a question in a language, the best first. */
export const rankTopics = (question: string, language: Locale): TopicHit[] => {
  const { text, age } = separateAge(question)
  const hits = getTopicSearch(language)(text)
  if (age === null) return hits
  const weighted = hits.map((hit) =>
    suitsAge(loadTopics(language).get(hit.id)?.ages, createSingleAgeRange(age))
      ? hit
      : { ...hit, score: hit.score * otherAgeFactor },
  )
  return weighted.toSorted((a, b) => b.score - a.score)
}

const findConfidentMatch = ([first, second]: readonly TopicHit[], toAnswer: number): TopicOrCandidates | null => {
  if (!first || first.coverage < toAnswer) return null
  const isTie = second !== undefined && second.score > first.score * tieFactor && second.coverage >= toAnswer
  return isTie ? { kind: 'tie', ids: [first.id, second.id] } : { kind: 'topic', id: first.id }
}

const findUncertainMatch = ([first, second]: readonly TopicHit[], toAsk: number): TopicOrCandidates | null =>
  first && second && first.coverage >= toAsk ? { kind: 'tie', ids: [first.id, second.id] } : null

/**
 * Returns the languages to search for a question: the reader's first, and only those in the script of the question, because each
 * index is built on first use.
 */
export const listLanguagesToSearch = (question: string, language: Locale): [Locale, ...Locale[]] => {
  if (hasHan(question)) return language === 'zh' ? ['zh'] : ['zh', language]
  return language === 'es' ? ['es', 'en'] : ['en', 'es']
}

const nearestCount = 3
const commonTopics: readonly RequiredTopic[] = [
  'not-listening',
  'bedtime',
  'homework',
  'screen-time',
  'tantrum',
  'special-time',
]

/** Finds what a question is about in the reader's language, else in the others; returns two topics when uncertain. */
export const findTopicOrCandidates = (question: string, language: Locale): TopicOrCandidates => {
  const [first, ...others] = listLanguagesToSearch(question, language)
  const hits = rankTopics(question, first)
  const match = findConfidentMatch(hits, minCoverage[first].toAnswer)
  if (match) return match
  for (const other of others) {
    const otherMatch = findConfidentMatch(rankTopics(question, other), minCoverage[other].toAnswer)
    if (otherMatch) return otherMatch
  }
  const nearest = hits.filter(({ coverage }) => coverage > 0).map(({ id }) => id)
  return (
    findUncertainMatch(hits, minCoverage[first].toAsk) ?? {
      kind: 'none',
      nearest: [...new Set([...nearest, ...commonTopics])].slice(0, nearestCount),
    }
  )
}
