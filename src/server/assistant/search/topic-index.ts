import MiniSearch from 'minisearch'
import type { Locale } from '#shared/locale/locale.ts'
import { entriesOf, type Topics } from '#server/assistant/knowledge.ts'
import type { Tip, TopicId } from '#server/assistant/topic.ts'
import { isHan } from './fold.ts'
import { likeness } from './letter-groups.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { termsOf } from './terms.ts'

/** How well a topic fits a question. */
export interface Hit {
  id: TopicId
  score: number
  /** The share of the question's words, by their weight, that the topic knows. */
  known: number
}

/** Looks for the topics of one language. */
export interface TopicIndex {
  /** The best fits first. */
  search(question: string): Hit[]
}

interface Entry {
  id: TopicId
  name: string
  synonyms: string
  questions: string
  more: string
  body: string
}

const boost = { name: 2, synonyms: 1.5, questions: 1.5, more: 1.5, body: 0.2 }
const textOf = (tip: Tip) => (typeof tip === 'string' ? tip : tip.text)
const lines = (texts: readonly string[]) => texts.join('\n')

const entries = (topics: Topics, lexicon: Lexicon): Entry[] =>
  entriesOf(topics).map(([id, { name, synonyms, questions, openings, tips }]) => ({
    id,
    name,
    synonyms: lines(synonyms),
    questions: lines(questions),
    more: lexicon[id],
    body: lines([...openings, ...tips.map(textOf)]),
  }))

const isLongWord = (term: string, length: number) => !isHan(term) && term.length >= length

// Chinese words and pairs overlap: what counts is how many of the characters are known.
const unitsOf = (terms: readonly string[]) => [
  ...new Set(terms.flatMap((term) => (isHan(term) ? Array.from(term) : [term]))),
]

/** Which words each topic knows, and what a word says: the fewer topics know it, the more. One that none knows says most. */
const vocabularyOf = (all: readonly Entry[], language: Locale) => {
  const known = new Map(
    all.map(({ id, name, synonyms, questions, more }) => [
      id,
      new Set(termsOf(lines([name, synonyms, questions, more]), language)),
    ]),
  )
  const seenIn = new Map<string, number>()
  for (const terms of known.values()) for (const term of terms) seenIn.set(term, (seenIn.get(term) ?? 0) + 1)
  const weightOf = (term: string) => Math.log(1 + all.length / (seenIn.get(term) ?? 1))
  const sum = (terms: readonly string[]) =>
    unitsOf(terms).reduce((total, unit) => total + (isHan(unit) ? 1 : weightOf(unit)), 0)
  const shareKnown = (id: TopicId, terms: readonly string[]) =>
    sum(terms.filter((term) => known.get(id)?.has(term))) / (sum(terms) || 1)
  return { weightOf, shareKnown }
}

const searchOf = (all: readonly Entry[], language: Locale): MiniSearch<Entry> => {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'synonyms', 'questions', 'more', 'body'],
    tokenize: (text) => termsOf(text, language),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      prefix: (term) => isLongWord(term, 4),
      fuzzy: (term) => (isLongWord(term, 5) ? 1 : false),
      weights: { fuzzy: 0.3, prefix: 0.375 },
      bm25: { k: 0.6, b: 0.5, d: 0.5 },
    },
  })
  index.addAll(all)
  return index
}

const likenessCounts = 2

/** Builds the index of a language: a few dozen entries, built once. Words count, and groups of letters beside them. */
export const indexOf = (topics: Topics, lexicon: Lexicon, language: Locale): TopicIndex => {
  const all = entries(topics, lexicon)
  const index = searchOf(all, language)
  const { weightOf, shareKnown } = vocabularyOf(all, language)
  const alike = likeness(
    all.map(({ name, synonyms, questions, more }) => [name, ...synonyms.split('\n'), ...questions.split('\n'), more]),
  )
  const byWords = (question: string) => {
    const found = index.search(question, { boostTerm: (term) => Math.sqrt(weightOf(term)) })
    const most = found[0]?.score ?? 1
    return new Map(found.map(({ id, score }) => [String(id), score / most]))
  }
  return {
    search(question) {
      const terms = [...new Set(termsOf(question, language))]
      const words = byWords(question)
      const likes = alike.to(question)
      return all
        .map(({ id }, n): Hit => {
          const score = (words.get(id) ?? 0) + likenessCounts * (likes[n] ?? 0)
          return { id, score, known: shareKnown(id, terms) }
        })
        .toSorted((a, b) => b.score - a.score)
    },
  }
}
