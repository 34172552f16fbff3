import type { Locale } from '#shared/locale/locale.ts'
import { loadHealthSubjects, loadTopics } from '#server/assistant/content/load.ts'
import type { AskedAnswer } from '#server/assistant/content/topic-schema.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { addTo, answerWeight, dot, normalize } from '#server/assistant/vectors/word-vectors.ts'
import { getMeaning } from './meaning.ts'

/** A topic, or all subjects of health, with the answers to what is asked about it in particular. */
interface AskedSubject {
  id: string
  answers: readonly AskedAnswer[]
}

/** An answer with how near what it answers is to a message, up to 1. */
export interface AskedHit extends Pick<AskedAnswer, 'answer' | 'chip'> {
  similarity: number
}

interface KnownSubject {
  answers: readonly (Pick<AskedAnswer, 'answer' | 'chip'> & { vector: Float32Array })[]
  /** What all answers share. */
  common: Float32Array
}

/** How much of what all answers of a subject share is left out: it does not tell them apart. */
const commonShare = 0.7

const withoutCommon = (vector: Float32Array, common: Float32Array): Float32Array => {
  const rest = Float32Array.from(vector)
  addTo(rest, common, -commonShare)
  normalize(rest)
  return rest
}

/** Creates the function that returns the answers to what is asked about a subject, the most likely one for a message first. */
const createSearch = (subjects: readonly AskedSubject[], language: Locale) => {
  const { vectorize } = getMeaning(language)
  const toVector = ({ asks, answer }: AskedAnswer): Float32Array => {
    const vector = new Float32Array(vectorize(answer).length)
    addTo(vector, vectorize(answer), answerWeight)
    for (const ask of asks) addTo(vector, vectorize(ask))
    normalize(vector)
    return vector
  }
  const toKnown = ({ answers }: AskedSubject): KnownSubject => {
    const vectors = answers.map(toVector)
    const common = new Float32Array(vectors[0]?.length ?? 0)
    for (const vector of vectors) addTo(common, vector, 1 / vectors.length)
    const known = answers.map((asked, n) => ({
      ...asked,
      vector: withoutCommon(vectors[n] ?? new Float32Array(), common),
    }))
    return { answers: known, common }
  }
  const known = new Map<string, KnownSubject>()
  return (message: string, subjectId: string): readonly AskedHit[] => {
    const subject = subjects.find(({ id }) => id === subjectId)
    if (!subject) return []
    const { answers, common } = known.get(subjectId) ?? toKnown(subject)
    known.set(subjectId, { answers, common })
    const meaning = withoutCommon(vectorize(message), common)
    return answers
      .map(({ vector, ...asked }) => ({ ...asked, similarity: dot(meaning, vector) }))
      .toSorted((a, b) => b.similarity - a.similarity)
  }
}

const getTopicSearch = memoizeByLocale((language) => createSearch([...loadTopics(language).values()], language))

const getHealthSearch = memoizeByLocale((language) => createSearch(loadHealthSubjects(language), language))

/** From which similarity on an answer likely is what was asked for, and from which on it is worth being offered, or said where nothing else fits. */
const minSimilarity = { likely: 0.4, possible: 0.2, health: 0.3 }

/** Returns whether an answer likely is what was asked for. */
export const isLikely = ({ similarity }: AskedHit): boolean => similarity >= minSimilarity.likely

const findFirst = ([first]: readonly AskedHit[], least: number): AskedHit | null =>
  first && first.similarity >= least ? first : null

/** Returns the answer to what a message most likely asks about a topic in particular; null if nothing like it is prepared. */
export const findAskedAnswer = (message: string, topicId: string, language: Locale): AskedHit | null =>
  message === '' ? null : findFirst(getTopicSearch(language)(message, topicId), minSimilarity.possible)

/** Returns the answer to what a message asks about a topic in particular; null if none likely is that. */
export const findLikelyAnswer = (message: string, topicId: string, language: Locale): AskedHit | null => {
  const asked = findAskedAnswer(message, topicId, language)
  return asked && isLikely(asked) ? asked : null
}

/** Returns the answer to what a message most likely asks about a subject of health in particular; null if nothing like it is prepared. */
export const findAskedAboutHealth = (message: string, subjectId: string, language: Locale): AskedHit | null =>
  findFirst(getHealthSearch(language)(message, subjectId), minSimilarity.health)

/** Returns the chips of the answers that a message may ask for, too, beside those that `said` has; the most likely ones first. */
export const listOtherChips = (message: string, topicId: string, language: Locale, said: string): string[] =>
  message === ''
    ? []
    : getTopicSearch(language)(message, topicId).flatMap(({ chip, answer, similarity }) =>
        chip === undefined || similarity < minSimilarity.possible || said.includes(answer) ? [] : [chip],
      )
