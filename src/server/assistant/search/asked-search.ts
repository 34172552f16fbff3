import type { Locale } from '#shared/locale/locale.ts'
import { loadHealthSubjects, loadTopics } from '#server/assistant/content/load.ts'
import type { DirectAnswer } from '#server/assistant/content/direct-answers-schema.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { repentsHitting, tellsOfHitting } from '#server/assistant/parent-hit.ts'
import { addTo, dot, normalize } from '#server/assistant/vectors/word-vectors.ts'
import { createKnownAnswers, withoutCommon, type KnownAnswers, type SubjectAnswers } from './answer-vectors.ts'
import { countWords, findClosing, minWordsOfStory } from './closing-question.ts'
import { getMeaning } from './meaning.ts'
import { opensWithOtherScene, presumesMore } from './other-scene.ts'

/** An answer with how near what it answers is to a message, up to 1. */
export interface AskedHit extends DirectAnswer {
  similarity: number
  subjectId: string
  /** Its place among the answers of its subject. */
  position: number
}

/** How much the answer that was given last says of what a reply is about: “and if he screams?” names nothing. */
const givenShare = 0.4

/** Creates the functions that compare messages with what is prepared about subjects. */
const createSearch = (subjects: SubjectAnswers, language: Locale) => {
  const { ofSubject, ofAll } = createKnownAnswers(subjects, language)
  const { vectorize } = getMeaning(language)
  const read = (message: string, { answers, common }: KnownAnswers, given: readonly number[]) => {
    const own = withoutCommon(vectorize(message), common)
    const last = answers[given.at(-1) ?? -1]
    const inContext = Float32Array.from(own)
    if (last) addTo(inContext, last.vector, givenShare)
    normalize(inContext)
    // A reply may name what it is about.
    return (vector: Float32Array) => (last ? Math.max(dot(own, vector), dot(inContext, vector)) : dot(own, vector))
  }
  const compareAnswers = (message: string, known: KnownAnswers, given: readonly number[]): AskedHit[] => {
    const compare = read(message, known, given)
    return known.answers.flatMap(({ vector, hit }) =>
      given.includes(hit.position) ? [] : [{ ...hit, similarity: compare(vector) }],
    )
  }
  return {
    /** Makes the vectors of all answers in advance, while other requests are handled. */
    prepare: () => ofAll.prepare('all'),
    /** Returns all answers to what is asked about any subject, in their order. */
    compareAll: (message: string): AskedHit[] => compareAnswers(message, ofAll('all'), []),
    /** Returns the answers to what is asked about a subject, the most likely one first, without those that were given. */
    listAnswers: (message: string, subjectId: string, given: readonly number[] = []): readonly AskedHit[] =>
      compareAnswers(message, ofSubject(subjectId), given).toSorted((a, b) => b.similarity - a.similarity),
    /** Returns how near texts about a subject are to a message, or a reply to the answers that were given. */
    compare: (texts: readonly string[], message: string, subjectId: string, given: readonly number[]): number[] => {
      const known = ofSubject(subjectId)
      const compare = read(message, known, given)
      return texts.map((text) => compare(withoutCommon(vectorize(text), known.common)))
    },
  }
}

/** Compares messages with what is prepared about topics. */
export const getTopicSearch = memoizeByLocale((language) =>
  createSearch({ kind: 'topics', subjects: [...loadTopics(language).values()] }, language),
)

/** Compares messages with what is prepared about health. */
export const getHealthSearch = memoizeByLocale((language) =>
  createSearch({ kind: 'health', subjects: loadHealthSubjects(language) }, language),
)

/** From which similarity on an answer likely is what was asked for, and from which on it is worth being offered, or said where nothing else fits. */
const minSimilarity = { likely: 0.4, possible: 0.2, health: 0.3 }

/** Returns whether an answer likely is what was asked for. */
export const isLikely = ({ similarity }: AskedHit): boolean => similarity >= minSimilarity.likely

const findFirst = ([first]: readonly AskedHit[], least: number): AskedHit | null =>
  first && first.similarity >= least ? first : null

/** Returns the answers to what is asked about a topic that suit a message: sorry for hitting says only who did it. */
export const listSuitable = (
  message: string,
  topicId: string,
  language: Locale,
  given: readonly number[],
): readonly AskedHit[] => {
  const hits = getTopicSearch(language).listAnswers(message, topicId, given)
  return tellsOfHitting(message) ? hits : hits.filter(({ answer }) => !repentsHitting(answer))
}

/**
 * Returns the answer to what a message most likely asks about a topic in particular; null if nothing like it is prepared. `given` are the
 * positions of those that were given before: none comes twice, and a reply is about what the last one is about.
 */
export const findAskedAnswer = (
  message: string,
  topicId: string,
  language: Locale,
  given: readonly number[] = [],
): AskedHit | null =>
  message === '' ? null : findFirst(listSuitable(message, topicId, language, given), minSimilarity.possible)

/** From which similarity on an answer likely is what a story asks. */
const minOfStory = 0.3

/** Returns the answer that is nearest to a story and to the question at its end, which counts as much as all before. */
const findAnswerToClosing = (
  message: string,
  closing: string,
  ...about: readonly [topicId: string, language: Locale, given?: readonly number[]]
): AskedHit | null => {
  const [topicId, language, given = []] = about
  const ofClosing = new Map(
    listSuitable(closing, topicId, language, given).map(({ position, similarity }) => [position, similarity]),
  )
  const [best] = listSuitable(message, topicId, language, given)
    .map((hit) => ({ ...hit, similarity: (hit.similarity + (ofClosing.get(hit.position) ?? 0)) / 2 }))
    .toSorted((a, b) => b.similarity - a.similarity)
  return best && best.similarity >= minOfStory ? best : null
}

/** How much less an answer counts that takes for granted what the message does not tell. */
const presumed = 0.25

/** How much less an answer counts that opens with people or an occasion that the message says nothing of. */
const otherScene = 0.08

/** Returns the nearest answer to what a message asks about a topic, rather one that opens with nothing that the message does not tell of. */
const findAskedInScene = (
  message: string,
  ...about: readonly [topicId: string, language: Locale, given?: readonly number[]]
): AskedHit | null => {
  const [topicId, language, given = []] = about
  if (message === '') return null
  const hits = listSuitable(message, topicId, language, given)
    .filter(({ similarity }) => similarity >= minSimilarity.possible)
    .map((hit) =>
      opensWithOtherScene(hit.answer, message) ? { ...hit, similarity: hit.similarity - otherScene } : hit,
    )
    .map((hit) => (presumesMore(hit.answer, message) ? { ...hit, similarity: hit.similarity - presumed } : hit))
  return hits.toSorted((a, b) => b.similarity - a.similarity)[0] ?? null
}

/**
 * Returns the answer to what a message asks about a topic in particular; null if none likely is that. A story has many words about other
 * things, so that the answer to what it asks is less similar to it.
 */
export const findLikelyAnswer = (...question: Parameters<typeof findAskedAnswer>): AskedHit | null => {
  const [message, ...about] = question
  const closing = findClosing(message)
  const ofClosing = closing === null ? null : findAnswerToClosing(message, closing, ...about)
  if (ofClosing) return ofClosing
  const asked = findAskedInScene(message, ...about)
  const isStory = countWords(message) >= minWordsOfStory
  return asked && (isLikely(asked) || (isStory && asked.similarity >= minOfStory)) ? asked : null
}

/** Returns the answer to what a message most likely asks about a subject of health in particular; null if nothing like it is prepared. */
export const findAskedAboutHealth = (message: string, subjectId: string, language: Locale): AskedHit | null =>
  findFirst(getHealthSearch(language).listAnswers(message, subjectId), minSimilarity.health)

/** Returns the chips of the answers that a message may ask for, too, beside those that `said` has; the most likely ones first. */
export const listOtherChips = (message: string, topicId: string, language: Locale, said: string): string[] =>
  message === ''
    ? []
    : getTopicSearch(language)
        .listAnswers(message, topicId)
        .flatMap(({ chip, answer, similarity }) =>
          chip === undefined || similarity < minSimilarity.possible || said.includes(answer) ? [] : [chip],
        )
