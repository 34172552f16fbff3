import type { Locale } from '#shared/locale/locale.ts'
import { loadHealthSubjects, loadTopics } from '#server/assistant/content/load.ts'
import type { AskedAnswer } from '#server/assistant/content/topic-schema.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { addTo, answerWeight, dot, normalize } from '#server/assistant/vectors/word-vectors.ts'
import { getMeaning } from './meaning.ts'

/** A topic or a health subject, and the answers to what is asked about it in particular. */
interface AskedSubject {
  id: string
  answers: readonly AskedAnswer[]
}

/** An answer with how near what it answers is to a message, up to 1. */
interface AskedHit {
  /** The id of its subject. */
  id: string
  answer: string
  similarity: number
}

interface KnownAnswer {
  id: string
  answer: string
  vector: Float32Array
}

/** Creates the function that returns the answers of some subjects, those first to what is asked most like a message. */
const createSearch = (subjects: readonly AskedSubject[], language: Locale) => {
  const { vectorize } = getMeaning(language)
  const toKnown = (id: string, { asks, answer }: AskedAnswer): KnownAnswer => {
    const vector = new Float32Array(vectorize(answer).length)
    addTo(vector, vectorize(answer), answerWeight)
    for (const ask of asks) addTo(vector, vectorize(ask))
    normalize(vector)
    return { id, answer, vector }
  }
  const known = new Map<string, KnownAnswer[]>()
  const listKnown = ({ id, answers }: AskedSubject): KnownAnswer[] => {
    const own = known.get(id) ?? answers.map((answer) => toKnown(id, answer))
    known.set(id, own)
    return own
  }
  return (message: string, isMeant: (id: string) => boolean): AskedHit[] => {
    const meaning = vectorize(message)
    return subjects
      .filter(({ id }) => isMeant(id))
      .flatMap(listKnown)
      .map(({ id, answer, vector }) => ({ id, answer, similarity: dot(meaning, vector) }))
      .toSorted((a, b) => b.similarity - a.similarity)
  }
}

const getTopicSearch = memoizeByLocale((language) => createSearch([...loadTopics(language).values()], language))

const getHealthSearch = memoizeByLocale((language) => createSearch(loadHealthSubjects(language), language))

/** What a message is: a question, a reply, or a reply that has an answer without anything in particular. */
export type AskedKind = 'question' | 'reply' | 'plain-reply'

/** From which similarity on an answer is given, and how near to the best one a second one must be. */
const minSimilarity = { question: 0.25, reply: 0.3, 'plain-reply': 0.42, health: 0.35, second: 0.3, secondShare: 0.85 }

const maxAnswers = 2

/** Returns the answers to what a message most likely asks about a topic in particular, the best first; none if nothing like it is prepared. */
export const findAskedAnswers = (
  message: string,
  topicId: string,
  language: Locale,
  kind: AskedKind = 'question',
): string[] => {
  const [best, ...others] = getTopicSearch(language)(message, (id) => id === topicId).slice(0, maxAnswers)
  if (!best || best.similarity < minSimilarity[kind]) return []
  const least = Math.max(minSimilarity.second, best.similarity * minSimilarity.secondShare)
  return [best, ...others.filter(({ similarity }) => similarity >= least)].map(({ answer }) => answer)
}

/** Returns the answer to what a message asks about health in particular, with the id of its subject; null if nothing like it is prepared. */
export const findAskedAboutHealth = (message: string, language: Locale): { id: string; answer: string } | null => {
  const [best] = getHealthSearch(language)(message, () => true)
  return best && best.similarity >= minSimilarity.health ? best : null
}
