import MiniSearch from 'minisearch'
import type { Locale } from '#shared/locale/locale.ts'
import type { Classify } from '#server/assistant/safety/classifier.ts'
import { createWordCorrector } from './correct-words.ts'
import { createSimilarityScorer } from './ngram-similarity.ts'
import { hasHan } from './text.ts'
import { listIgnoredTerms, tokenize } from './tokenize.ts'

/** How well a topic fits a question. */
export interface TopicHit {
  id: string
  score: number
  /** Weighted share of the question's terms that the topic knows, 0 to 1. */
  coverage: number
  /** How well the words fit, by BM25. */
  words: number
  /** How much of the question's character n-grams the topic shares. */
  similarity: number
  /** How likely the question is about it, by what a classifier has learned. */
  learned: number
  /** How near what it means is to the question, at most 1. */
  meaning: number
  /** Number of the question's terms that the topic knows, and the weight of the rarest one. */
  known: { count: number; rarest: number }
}

const fieldBoosts = { name: 2, synonyms: 1.5, questions: 1.5, searchWords: 1.5, asks: 0.3, body: 0.2 }
const joinLines = (texts: readonly string[]) => texts.join('\n')

/** What is searched: names, words and questions, and the sentences that the answer says. */
export interface SearchableSubject {
  id: string
  name: string
  synonyms: readonly string[]
  questions: readonly string[]
  searchWords: string
  /** What is asked about it in particular. */
  asks?: readonly string[]
  body: readonly string[]
}

const toIndexEntry = ({ id, name, synonyms, questions, searchWords, asks = [], body }: SearchableSubject) => ({
  id,
  name,
  synonyms: joinLines(synonyms),
  questions: joinLines(questions),
  searchWords,
  asks: joinLines(asks),
  body: joinLines(body),
})

type IndexEntry = ReturnType<typeof toIndexEntry>

const isLongWord = (term: string, length: number) => !hasHan(term) && term.length >= length

// Chinese words and bigrams overlap: what counts is how many of the characters are known.
const listDistinctUnits = (terms: readonly string[]) => [
  ...new Set(terms.flatMap((term) => (hasHan(term) ? Array.from(term) : [term]))),
]

/** Creates functions that return the weight of a term (more if fewer topics know it), and how well a topic knows some terms. */
const createTermWeights = (entries: readonly IndexEntry[], language: Locale) => {
  const known = new Map(
    entries.map(({ id, name, synonyms, questions, searchWords }) => [
      id,
      new Set(tokenize(joinLines([name, synonyms, questions, searchWords]), language)),
    ]),
  )
  const topicCounts = new Map<string, number>()
  for (const terms of known.values()) for (const term of terms) topicCounts.set(term, (topicCounts.get(term) ?? 0) + 1)
  const weightOf = (term: string) => Math.log(1 + entries.length / (topicCounts.get(term) ?? 1))
  const sum = (terms: readonly string[]) =>
    listDistinctUnits(terms).reduce((total, unit) => total + (hasHan(unit) ? 1 : weightOf(unit)), 0)
  const createFit = (terms: readonly string[]) => {
    const all = sum(terms) || 1
    return (id: string) => {
      const ofTopic = known.get(id)
      const shared = terms.filter((term) => ofTopic?.has(term))
      return {
        coverage: shared.length === 0 ? 0 : sum(shared) / all,
        known: { count: shared.length, rarest: Math.max(0, ...shared.map(weightOf)) },
      }
    }
  }
  return { weightOf, createFit, vocabulary: topicCounts.keys() }
}

function* createWordIndex(entries: readonly IndexEntry[], language: Locale): Generator<void, MiniSearch<IndexEntry>> {
  const index = new MiniSearch<IndexEntry>({
    fields: Object.keys(fieldBoosts),
    tokenize: (text) => tokenize(text, language),
    processTerm: (term) => term,
    searchOptions: {
      boost: fieldBoosts,
      prefix: (term) => isLongWord(term, 4),
      fuzzy: (term) => (isLongWord(term, 5) ? 1 : false),
      weights: { fuzzy: 0.3, prefix: 0.375 },
      bm25: { k: 0.6, b: 0.5, d: 0.5 },
    },
  })
  for (const entry of entries) {
    index.add(entry)
    yield
  }
  return index
}

const similarityWeight = 2
const learnedWeight = 1.2
const meaningWeight = 4

const maxOf = (values: Iterable<number>): number => [...values].reduce((a, b) => Math.max(a, b), 0) || 1

/** Creates a function that returns the terms of a question, misspelt ones as the known ones that are nearest. */
const createTermLister = (vocabulary: Iterable<string>, language: Locale) => {
  const ignored = listIgnoredTerms(language)
  const correct = createWordCorrector([...[...vocabulary].filter((term) => !hasHan(term)), ...ignored])
  return (question: string): string[] => [
    ...new Set(
      tokenize(question, language).flatMap((term) => {
        const corrected = correct(term)
        return corrected !== null && ignored.has(corrected) ? [] : [corrected ?? term]
      }),
    ),
  ]
}

/** Returns how well a topic fits a question; words and n-grams count as shares of the `best` topic. */
const scoreTopic = (
  { words, similarity, learned, meaning }: Omit<TopicHit, 'score'>,
  best: Readonly<Record<'words' | 'similarity', number>>,
): number =>
  words / best.words +
  (similarityWeight * similarity) / best.similarity +
  learnedWeight * learned +
  meaningWeight * Math.max(0, meaning)

/**
 * Indexes the topics of a language by words and character n-grams, in steps; `classify` and `compareMeaning` are what has been learned
 * beside. Returns a function that ranks all topics by how well they fit a question, the best first. Misspelt words count as the known ones
 * that are nearest.
 */
export function* createTopicSearch(
  topics: readonly SearchableSubject[],
  language: Locale,
  classify: Classify = () => new Map(),
  compareMeaning: (question: string) => ReadonlyMap<string, number> = () => new Map(),
): Generator<void, (question: string) => TopicHit[]> {
  const entries = topics.map(toIndexEntry)
  const index = yield* createWordIndex(entries, language)
  const { weightOf, createFit, vocabulary } = createTermWeights(entries, language)
  yield
  const listTerms = createTermLister(vocabulary, language)
  const compare = createSimilarityScorer(
    topics.map(({ name, synonyms, questions, searchWords }) => [name, ...synonyms, ...questions, searchWords]),
  )
  const scoreWords = (terms: readonly string[]) => {
    const boostTerm = (term: string) => Math.sqrt(weightOf(term))
    const found = index.search(terms.join(' '), { tokenize: (text) => text.split(' '), boostTerm })
    return new Map(found.map(({ id, score }) => [String(id), score]))
  }
  return (question: string): TopicHit[] => {
    const terms = listTerms(question)
    const words = scoreWords(terms)
    const similarities = compare(question)
    const probabilities = classify(question)
    const meanings = compareMeaning(question)
    const fitOf = createFit(terms)
    const best = { words: maxOf(words.values()), similarity: maxOf(similarities) }
    return entries
      .map(({ id }, n) => {
        const [learned, meaning] = [probabilities.get(id) ?? 0, meanings.get(id) ?? 0]
        const known = { words: words.get(id) ?? 0, similarity: similarities[n] ?? 0, learned, meaning }
        const hit = { id, ...known, ...fitOf(id) }
        return { ...hit, score: scoreTopic(hit, best) }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}
