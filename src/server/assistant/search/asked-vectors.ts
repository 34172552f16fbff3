import type { Locale } from '#shared/locale/locale.ts'
import type { AskedAnswer } from '#server/assistant/content/asked-schema.ts'
import { memoizeInSteps } from '#server/assistant/memoize.ts'
import { addTo, answerWeight, normalize } from '#server/assistant/vectors/word-vectors.ts'
import { getMeaning } from './meaning.ts'

/** A topic, or all subjects of health, with the answers to what is asked about it in particular. */
export interface AskedSubject {
  id: string
  answers: readonly AskedAnswer[]
}

/** A subject with the vectors of its answers. */
interface KnownSubject {
  answers: readonly {
    hit: Pick<AskedAnswer, 'answer' | 'chip' | 'isEveryday'> & { position: number }
    vector: Float32Array
  }[]
  /** What all answers share. */
  common: Float32Array
}

/** How much of what all answers of a subject share is left out: it does not tell them apart. */
const commonShare = 0.7

/** Returns a vector of length 1 without most of what all answers of a subject share. */
export const withoutCommon = (vector: Float32Array, common: Float32Array): Float32Array => {
  const rest = Float32Array.from(vector)
  addTo(rest, common, -commonShare)
  normalize(rest)
  return rest
}

/** Creates the function that returns a subject with the vectors of its answers, or null when there is none. */
export const createKnownSubjects = (subjects: readonly AskedSubject[], language: Locale) => {
  const { vectorize } = getMeaning(language)
  const toVector = ({ asks, answer }: AskedAnswer): Float32Array => {
    const vector = new Float32Array(vectorize(answer).length)
    addTo(vector, vectorize(answer), answerWeight)
    for (const ask of asks) addTo(vector, vectorize(ask))
    normalize(vector)
    return vector
  }
  const getKnown = memoizeInSteps(function* (subjectId: string): Generator<void, KnownSubject | null> {
    const subject = subjects.find(({ id }) => id === subjectId)
    if (!subject) return null
    const vectors: Float32Array[] = []
    for (const asked of subject.answers) {
      vectors.push(toVector(asked))
      yield
    }
    const common = new Float32Array(vectors[0]?.length ?? 0)
    for (const vector of vectors) addTo(common, vector, 1 / vectors.length)
    const answers = subject.answers.map(({ asks: _, ...asked }, n) => ({
      hit: { ...asked, position: n },
      vector: withoutCommon(vectors[n] ?? new Float32Array(), common),
    }))
    return { answers, common }
  })
  return getKnown
}
