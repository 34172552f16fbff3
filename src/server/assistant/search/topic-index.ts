import MiniSearch from 'minisearch'
import type { Locale } from '#shared/locale/locale.ts'
import { entriesOf, type Topics } from '#server/assistant/knowledge.ts'
import type { Tip, TopicId } from '#server/assistant/topic.ts'
import { fold, isHan } from './fold.ts'
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
  body: string
}

const boost = { name: 3, synonyms: 2, questions: 1.5, body: 0.2 }
const textOf = (tip: Tip) => (typeof tip === 'string' ? tip : tip.text)
const lines = (texts: readonly string[]) => texts.join('\n')

const entries = (topics: Topics): Entry[] =>
  entriesOf(topics).map(([id, { name, synonyms, questions, openings, tips }]) => ({
    id,
    name,
    synonyms: lines(synonyms),
    questions: lines(questions),
    body: lines([...openings, ...tips.map(textOf)]),
  }))

const isLongWord = (term: string, length: number) => !isHan(term) && term.length >= length

// Fewer topics know a word, the more it says; a word that no topic knows says as much as the rarest.
const weigher = (all: readonly Entry[], language: Locale) => {
  const seenIn = new Map<string, number>()
  for (const { name, synonyms, questions } of all) {
    for (const term of new Set(termsOf(lines([name, synonyms, questions]), language))) {
      seenIn.set(term, (seenIn.get(term) ?? 0) + 1)
    }
  }
  return (term: string) => Math.log(1 + all.length / (seenIn.get(term) ?? 1))
}

const compact = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whole phrases of a topic that stand in a question as they are say more than their words do. */
const phraseFinder = (topics: Topics) => {
  const phrases = entriesOf(topics).flatMap(([id, { name, synonyms }]) =>
    [name, ...synonyms].map((phrase) => ({ id, phrase: isHan(phrase) ? compact(phrase).trim() : compact(phrase) })),
  )
  return (question: string): Map<TopicId, number> => {
    const said = compact(question)
    const found = new Map<TopicId, number>()
    for (const { id, phrase } of phrases) {
      if (!said.includes(phrase)) continue
      const weight = isHan(phrase) ? phrase.length : phrase.trim().split(' ').length * 2
      found.set(id, Math.max(found.get(id) ?? 0, weight))
    }
    return found
  }
}

const phraseBonus = 0.12

/** Builds the index of a language: a few dozen entries, built once. */
export const indexOf = (topics: Topics, language: Locale): TopicIndex => {
  const all = entries(topics)
  const index = new MiniSearch<Entry>({
    fields: ['name', 'synonyms', 'questions', 'body'],
    tokenize: (text) => termsOf(text, language),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      prefix: (term) => isLongWord(term, 4),
      fuzzy: (term) => (isLongWord(term, 8) ? 2 : isLongWord(term, 4) ? 1 : false),
      weights: { fuzzy: 0.4, prefix: 0.5 },
      bm25: { k: 1.2, b: 0.4, d: 0.5 },
    },
  })
  index.addAll(all)
  const ids = new Map(all.map(({ id }) => [id as string, id]))
  const weightOf = weigher(all, language)
  const phrasesIn = phraseFinder(topics)

  return {
    search(question) {
      const terms = [...new Set(termsOf(question, language))]
      const total = terms.reduce((sum, term) => sum + weightOf(term), 0)
      const phrases = phrasesIn(question)
      const hits = index
        .search(question, { boostTerm: (term) => weightOf(term) / 3 })
        .flatMap(({ id: found, score, queryTerms }): Hit[] => {
          const id = ids.get(String(found))
          if (id === undefined) return []
          const known = queryTerms.reduce((sum, term) => sum + weightOf(term), 0)
          const bonus = 1 + phraseBonus * (phrases.get(id) ?? 0)
          return [{ id, score: score * bonus, known: total === 0 ? 0 : known / total }]
        })
      return hits.toSorted((a, b) => b.score - a.score)
    },
  }
}
