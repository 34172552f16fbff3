import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { Locale } from '#shared/locale/locale.ts'
import type { Classify } from '#server/assistant/safety/classifier.ts'
import { createWordCorrector } from './correct-words.ts'
import type { TopicIndex } from '#server/assistant/models/models.ts'
import { createSimilarityScorer, indexNgrams } from './ngram-similarity.ts'
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

const fieldBoosts = { name: 2, synonyms: 1.5, questions: 1.5, searchWords: 1.5, body: 0.2 }
const joinLines = (texts: readonly string[]) => texts.join('\n')

/** What is searched: names, words and questions, and the sentences that the answer says. */
export interface SearchableSubject {
  id: string
  name: string
  synonyms: readonly string[]
  questions: readonly string[]
  searchWords: string
  body: readonly string[]
}

const toIndexEntry = ({ id, name, synonyms, questions, searchWords, body }: SearchableSubject) => ({
  id,
  name,
  synonyms: joinLines(synonyms),
  questions: joinLines(questions),
  searchWords,
  body: joinLines(body),
})

type IndexEntry = ReturnType<typeof toIndexEntry>

const isLongWord = (term: string, length: number) => !hasHan(term) && term.length >= length

// Chinese words and bigrams overlap: what counts is how many of the characters are known.
const listDistinctUnits = (terms: readonly string[]) => [
  ...new Set(terms.flatMap((term) => (hasHan(term) ? Array.from(term) : [term]))),
]

const wordOptions = (language: Locale): Options<IndexEntry> => ({
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

/** Indexes the subjects of a language by words and character n-grams. */
export const indexTopics = (topics: readonly SearchableSubject[], language: Locale): TopicIndex => {
  const words = new MiniSearch<IndexEntry>(wordOptions(language))
  words.addAll(topics.map(toIndexEntry))
  return {
    ids: topics.map(({ id }) => id),
    words: words.toJSON(),
    ngrams: indexNgrams(
      topics.map(({ name, synonyms, questions, searchWords }) => [name, ...synonyms, ...questions, searchWords]),
    ),
  }
}

/** Returns the terms of the names and words of each subject, without those of the sentences that its answer says. */
const listKnownTerms = ({ documentIds, fieldIds, index }: AsPlainObject): Map<string, Set<string>> => {
  const known = new Map(Object.values(documentIds).map((id) => [String(id), new Set<string>()]))
  const bodyField = String(fieldIds['body'])
  for (const [term, byField] of index) {
    const documents = Object.entries(byField).flatMap(([field, counts]) =>
      field === bodyField ? [] : Object.keys(counts),
    )
    for (const document of documents) known.get(String(documentIds[document]))?.add(term)
  }
  return known
}

/** Creates functions that return the weight of a term (more if fewer topics know it), and how well a topic knows some terms. */
const createTermWeights = (words: AsPlainObject) => {
  const known = listKnownTerms(words)
  const topicCounts = new Map<string, number>()
  for (const terms of known.values()) for (const term of terms) topicCounts.set(term, (topicCounts.get(term) ?? 0) + 1)
  const weightOf = (term: string) => Math.log(1 + known.size / (topicCounts.get(term) ?? 1))
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
 * Returns a function that ranks all subjects of an index by how well they fit a question, the best first; `classify` and `compareMeaning` are
 * what has been learned beside. Misspelt words count as the known ones that are nearest.
 */
export const createTopicSearch = (
  { ids, words: wordIndex, ngrams }: TopicIndex,
  language: Locale,
  classify: Classify = () => new Map(),
  compareMeaning: (question: string) => ReadonlyMap<string, number> = () => new Map(),
): ((question: string) => TopicHit[]) => {
  const index = MiniSearch.loadJS(wordIndex, wordOptions(language))
  const { weightOf, createFit, vocabulary } = createTermWeights(wordIndex)
  const listTerms = createTermLister(vocabulary, language)
  const compare = createSimilarityScorer(ngrams)
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
    return ids
      .map((id, n) => {
        const [learned, meaning] = [probabilities.get(id) ?? 0, meanings.get(id) ?? 0]
        const known = { words: words.get(id) ?? 0, similarity: similarities[n] ?? 0, learned, meaning }
        const hit = { id, ...known, ...fitOf(id) }
        return { ...hit, score: scoreTopic(hit, best) }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}
