import type { Locale } from '#shared/locale/locale.ts'
import { loadHealthSubjects, loadTopics } from '#server/assistant/content/load.ts'
import type { AskedAnswer } from '#server/assistant/content/topic-schema.ts'
import { memoizeByLocale, memoizeLast } from '#server/assistant/memoize.ts'
import { repentsHitting, tellsOfHitting } from '#server/assistant/parent-hit.ts'
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

/** The answer of all subjects that is nearest to a message, with its subject, and how near each subject comes. */
interface NearestOfAll extends AskedHit {
  subjectId: string
  bySubject: ReadonlyMap<string, number>
}

/** Creates the function that returns the answer of all subjects that is nearest to a message. */
const createSearchOfAll = (subjects: readonly AskedSubject[], language: Locale) => {
  const owners = new Map(subjects.flatMap(({ id, answers }) => answers.map(({ answer }) => [answer, id] as const)))
  const search = createSearch([{ id: 'all', answers: subjects.flatMap(({ answers }) => answers) }], language)
  return memoizeLast((message: string): NearestOfAll | null => {
    const hits = search(message, 'all')
    const [first] = hits
    const subjectId = owners.get(first?.answer ?? '')
    // The last one that is set for a subject is its nearest.
    const bySubject = new Map(hits.toReversed().map(({ answer, similarity }) => [owners.get(answer) ?? '', similarity]))
    return first && subjectId !== undefined ? { ...first, subjectId, bySubject } : null
  })
}

const getSearchOfTopics = memoizeByLocale((language) => createSearchOfAll([...loadTopics(language).values()], language))

const getSearchOfHealth = memoizeByLocale((language) => createSearchOfAll(loadHealthSubjects(language), language))

/** From which similarity on an answer likely is what was asked for, and from which on it is worth being offered, or said where nothing else fits. */
const minSimilarity = { likely: 0.4, possible: 0.2, health: 0.3 }

/** Returns whether an answer likely is what was asked for. */
export const isLikely = ({ similarity }: AskedHit): boolean => similarity >= minSimilarity.likely

/**
 * From which similarity on an answer tells what a message is about: on health, on a topic where no other search finds one, on another
 * topic than the one found, which has none that is nearly as near, and on the whole of a message with parts.
 */
const minTelling = {
  health: 0.45,
  topic: 0.5,
  otherTopic: { similarity: 0.6, beyond: 0.2 },
  whole: { least: 0.6, alone: 0.5, beyondOthers: 0.1 },
}

const findFirst = ([first]: readonly AskedHit[], least: number): AskedHit | null =>
  first && first.similarity >= least ? first : null

/** Returns the answers to what is asked about a topic that suit a message: sorry for hitting says only who did it. */
const listSuitable = (message: string, topicId: string, language: Locale): readonly AskedHit[] => {
  const hits = getTopicSearch(language)(message, topicId)
  return tellsOfHitting(message) ? hits : hits.filter(({ answer }) => !repentsHitting(answer))
}

/** Returns the answer to what a message most likely asks about a topic in particular; null if nothing like it is prepared. */
export const findAskedAnswer = (message: string, topicId: string, language: Locale): AskedHit | null =>
  message === '' ? null : findFirst(listSuitable(message, topicId, language), minSimilarity.possible)

/** Returns whether an answer is to all that a message asks: it is very near, or much nearer than those of all other subjects. */
const isWhole = ({ subjectId, similarity, bySubject }: NearestOfAll): boolean => {
  const others = [...bySubject].flatMap(([id, one]) => (id === subjectId ? [] : [one]))
  const { least, alone, beyondOthers } = minTelling.whole
  return similarity >= least || (similarity >= alone && similarity >= Math.max(...others) + beyondOthers)
}

/**
 * Returns the id of the topic that has an answer to what a message asks in particular, and whether that is all it asks; null if none surely
 * has, or one that was found otherwise has one as well.
 */
export const findTopicByAsked = (
  message: string,
  found: string | null,
  language: Locale,
): { id: string; isWhole: boolean } | null => {
  const hit = message === '' ? null : getSearchOfTopics(language)(message)
  if (!hit) return null
  const least =
    found === null
      ? minTelling.topic
      : Math.max(minTelling.otherTopic.similarity, (hit.bySubject.get(found) ?? 0) + minTelling.otherTopic.beyond)
  const isSure = hit.subjectId === found || hit.similarity >= least
  return isSure ? { id: hit.subjectId, isWhole: isWhole(hit) } : null
}

/** Subjects of health that everyday questions are near to, too. */
const everydaySubjects = new Set(['mood', 'attention'])

/** How near an answer about health must be at least, and how much nearer than all about topics, to be asked for whatever a message looks like. */
const rival = { health: 0.6, beyondTopic: 0.1 }

/** Returns whether a message asks rather for an answer about health than for one about any topic. */
export const asksForHealth = (message: string, language: Locale): boolean => {
  const health = getSearchOfHealth(language)(message)
  if (!health || health.similarity < rival.health || everydaySubjects.has(health.subjectId)) return false
  const topic = getSearchOfTopics(language)(message)
  return health.similarity >= (topic?.similarity ?? 0) + rival.beyondTopic
}

/** Returns the answer that most likely is what a message asks about health, whatever the subject; null if none surely is. */
export const findHealthByAsked = (message: string, language: Locale): NearestOfAll | null => {
  const hit = getSearchOfHealth(language)(message)
  return hit && hit.similarity >= minTelling.health ? hit : null
}

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
