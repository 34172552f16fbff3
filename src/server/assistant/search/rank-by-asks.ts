import type { AskedAnswer } from '#server/assistant/content/asked-schema.ts'
import { createSimilarityScorer } from './ngram-similarity.ts'
import { hasHan } from './text.ts'

/**
 * How much the messages that ask for an answer count beside the vector of all of them: the nearest, the three nearest, and shared n-grams.
 * `offset` and `factor` bring the sum back to the scale of a similarity, so that as many messages are above each threshold as without them.
 */
const weights = {
  latin: { nearest: 0.5, nearestThree: 0.6, ngrams: 0.3, offset: 0.345, factor: 2.08 },
  han: { nearest: 0, nearestThree: 0, ngrams: 0.2, offset: 0.101, factor: 1.158 },
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** Creates the function that returns for each answer which share it has of the n-grams that the best one shares with a message. */
const createNgramShares = (answers: readonly AskedAnswer[]) => {
  const score = createSimilarityScorer(answers.map(({ asks, answer }) => [...asks, answer]))
  return (message: string): Float32Array => {
    const scores = score(message)
    const best = scores.reduce((a, b) => Math.max(a, b), 0)
    return best > 0 ? scores.map((one) => one / best) : scores
  }
}

/**
 * Creates the function that returns how near the answers to a subject are to a message, up to 1: by the vector of all messages that ask for
 * each (`vectors`), by those of the nearest ones, and by the n-grams that they share. `compare` compares the message with a vector.
 */
export const createRankByAsks = (
  answers: readonly AskedAnswer[],
  vectors: readonly Float32Array[],
  vectorize: (ask: string) => Float32Array,
) => {
  const asks = answers.map((answer) => answer.asks.map(vectorize))
  const shareNgrams = createNgramShares(answers)
  return (message: string, compare: (vector: Float32Array) => number): number[] => {
    const shares = shareNgrams(message)
    const { nearest, nearestThree, ngrams, offset, factor } = weights[hasHan(message) ? 'han' : 'latin']
    return vectors.map((vector, n) => {
      const similarities = (asks[n] ?? []).map(compare).toSorted((a, b) => b - a)
      const ofAsks = nearest * (similarities[0] ?? 0) + nearestThree * mean(similarities.slice(0, 3))
      return (compare(vector) + ofAsks + ngrams * (shares[n] ?? 0) - offset) / factor
    })
  }
}
