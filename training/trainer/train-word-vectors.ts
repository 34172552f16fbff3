import { createPairMatrix } from './pair-matrix.ts'
import { findSubspace } from './subspace.ts'
import { sumTerms, tuneVectors, type LabelledText, type TunedAnswer, type WeightedText } from './tune-vectors.ts'
import { createVocabulary, listNumbers, type Vocabulary } from './vocabulary.ts'
import type { WordVectorModel } from '#server/assistant/models/models.ts'
import { addTo, answerWeight, normalize, packRows } from '#server/assistant/vectors/word-vectors.ts'

/** A subject by the terms of its texts: those that show what it is about, and its answers with the texts that ask for them. */
export interface SubjectTerms {
  id: string
  texts: readonly (readonly string[])[]
  answers: readonly { asks: readonly (readonly string[])[]; answer: readonly string[] }[]
}

const size = 128

/** Returns a vector for each term: terms that stand with the same others are near each other (latent semantic analysis). */
const createTermVectors = (texts: readonly (readonly string[])[], vocabulary: Vocabulary): Float32Array[] => {
  const axes = findSubspace(createPairMatrix(texts, vocabulary), size)
  return vocabulary.terms.map((_, n) => {
    const vector = Float32Array.from(axes, (axis) => axis[n] ?? 0)
    normalize(vector)
    return vector
  })
}

/** Returns a text with weights by which the sum of its vectors is 1 long. */
const weigh = (text: readonly string[], vocabulary: Vocabulary, terms: readonly Float32Array[]): WeightedText => {
  const numbers = listNumbers(text, vocabulary)
  const weights = Float32Array.from(numbers, (number) => vocabulary.weights[number] ?? 0)
  const length = normalize(sumTerms({ numbers, weights }, terms)) || 1
  return { numbers, weights: weights.map((weight) => weight / length) }
}

const join = (texts: readonly WeightedText[]): WeightedText => {
  const sums = new Map<number, number>()
  for (const { numbers, weights } of texts)
    for (const [n, number] of numbers.entries()) sums.set(number, (sums.get(number) ?? 0) + (weights[n] ?? 0))
  return { numbers: Int32Array.from(sums.keys()), weights: Float32Array.from(sums.values()) }
}

/** Returns the mean of the texts of each subject. */
const createSubjectVectors = (count: number, texts: readonly LabelledText[], terms: readonly Float32Array[]) => {
  const sums = Array.from({ length: count }, () => new Float32Array(size))
  for (const text of texts) {
    const sum = sums[text.subject]
    if (sum) addTo(sum, sumTerms(text, terms))
  }
  for (const sum of sums) normalize(sum)
  return sums
}

/**
 * Trains vectors of the terms of a language with its messages, and tunes them with what is asked about its subjects. The same texts give
 * the same model.
 */
export const trainWordVectors = (
  messages: readonly (readonly string[])[],
  subjects: readonly SubjectTerms[],
): Pick<WordVectorModel, 'terms' | 'subjects'> => {
  const vocabulary = createVocabulary(messages)
  const terms = createTermVectors(messages, vocabulary)
  const toWeighted = (text: readonly string[]) => weigh(text, vocabulary, terms)
  const answers: TunedAnswer[] = []
  const texts = subjects.flatMap((subject, n): LabelledText[] => [
    ...subject.texts.map((text) => ({ ...toWeighted(text), subject: n, answer: null })),
    ...subject.answers.flatMap(({ asks, answer }) => {
      const asking = asks.map(toWeighted)
      const own = Array.from({ length: answerWeight }, () => toWeighted(answer))
      answers.push({ ...join([...asking, ...own]), subject: n })
      return asking.map((text) => ({ ...text, subject: n, answer: answers.length - 1 }))
    }),
  ])
  const vectors = { terms, subjects: createSubjectVectors(subjects.length, texts, terms) }
  tuneVectors(vectors, texts, answers)
  for (const vector of vectors.subjects) normalize(vector)
  const weighted = terms.map((vector, n) => vector.map((value) => value * (vocabulary.weights[n] ?? 0)))
  return {
    terms: packRows(vocabulary.terms, weighted),
    subjects: packRows(
      subjects.map(({ id }) => id),
      vectors.subjects,
    ),
  }
}
