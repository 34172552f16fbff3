import MiniSearch from 'minisearch'
import type { Locale } from '#shared/locale/locale.ts'
import type { Topic } from '#server/assistant/content/topic-schema.ts'
import { createSimilarityScorer } from './ngram-similarity.ts'
import { hasHan } from './text.ts'
import { tokenize } from './tokenize.ts'

/** How well a topic fits a question. */
export interface TopicHit {
  id: string
  score: number
  /** Weighted share of the question's terms that the topic knows, 0 to 1. */
  coverage: number
}

const boost = { name: 2, synonyms: 1.5, questions: 1.5, searchWords: 1.5, body: 0.2 }
const lines = (texts: readonly string[]) => texts.join('\n')

const toEntry = ({ id, name, synonyms, questions, searchWords, openings, tips }: Topic) => ({
  id,
  name,
  synonyms: lines(synonyms),
  questions: lines(questions),
  searchWords,
  body: lines([...openings, ...tips.map(({ text }) => text)]),
})

type Entry = ReturnType<typeof toEntry>

const isLongWord = (term: string, length: number) => !hasHan(term) && term.length >= length

// Chinese words and bigrams overlap: what counts is how many of the characters are known.
const countCharacters = (terms: readonly string[]) => [
  ...new Set(terms.flatMap((term) => (hasHan(term) ? Array.from(term) : [term]))),
]

/** Terms of each topic with their weights: the fewer topics know a term, the more it weighs. */
const createVocabulary = (entries: readonly Entry[], language: Locale) => {
  const known = new Map(
    entries.map(({ id, name, synonyms, questions, searchWords }) => [
      id,
      new Set(tokenize(lines([name, synonyms, questions, searchWords]), language)),
    ]),
  )
  const topicCounts = new Map<string, number>()
  for (const terms of known.values()) for (const term of terms) topicCounts.set(term, (topicCounts.get(term) ?? 0) + 1)
  const weightOf = (term: string) => Math.log(1 + entries.length / (topicCounts.get(term) ?? 1))
  const sum = (terms: readonly string[]) =>
    countCharacters(terms).reduce((total, unit) => total + (hasHan(unit) ? 1 : weightOf(unit)), 0)
  const coverageOf = (id: string, terms: readonly string[]) =>
    sum(terms.filter((term) => known.get(id)?.has(term))) / (sum(terms) || 1)
  return { weightOf, coverageOf }
}

const createWordIndex = (entries: readonly Entry[], language: Locale): MiniSearch<Entry> => {
  const index = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    tokenize: (text) => tokenize(text, language),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      prefix: (term) => isLongWord(term, 4),
      fuzzy: (term) => (isLongWord(term, 5) ? 1 : false),
      weights: { fuzzy: 0.3, prefix: 0.375 },
      bm25: { k: 0.6, b: 0.5, d: 0.5 },
    },
  })
  index.addAll(entries)
  return index
}

const similarityWeight = 2

/**
 * Indexes the topics of a language by words and character n-grams. Returns a function that finds a hit for every topic,
 * the best first.
 */
export const createTopicSearch = (topics: readonly Topic[], language: Locale) => {
  const entries = topics.map(toEntry)
  const index = createWordIndex(entries, language)
  const { weightOf, coverageOf } = createVocabulary(entries, language)
  const compare = createSimilarityScorer(
    topics.map(({ name, synonyms, questions, searchWords }) => [name, ...synonyms, ...questions, searchWords]),
  )
  const wordScores = (question: string) => {
    const results = index.search(question, { boostTerm: (term) => Math.sqrt(weightOf(term)) })
    const best = results[0]?.score ?? 1
    return new Map(results.map(({ id, score }) => [String(id), score / best]))
  }
  return (question: string): TopicHit[] => {
    const terms = [...new Set(tokenize(question, language))]
    const words = wordScores(question)
    const similarities = compare(question)
    return entries
      .map(({ id }, n) => {
        const score = (words.get(id) ?? 0) + similarityWeight * (similarities[n] ?? 0)
        return { id, score, coverage: coverageOf(id, terms) }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}
