import { foldText, hasHan } from './text.ts'

const ngramLengths = { latin: [3, 4, 5], han: [1, 2, 3] } as const

// N-grams are hashed: as strings they would take a hundred times the memory. Rare collisions do no harm.
const bucketCount = 2 ** 16

const forEachNgram = (text: string, visit: (bucket: number) => void): void => {
  const plain = ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  for (const length of hasHan(plain) ? ngramLengths.han : ngramLengths.latin) {
    for (let from = 0; from + length <= plain.length; from++) {
      let hash: number = length
      for (let at = from; at < from + length; at++) hash = Math.imul(hash ^ plain.charCodeAt(at), 0x01000193)
      visit((hash ^ (hash >>> 15)) & (bucketCount - 1))
    }
  }
}

// A longer text has more n-grams; its norm is damped so that length counts, but not in full.
const normExponent = 0.35

interface Vector {
  buckets: Uint16Array
  weights: Float32Array
}

const toVector = (lines: readonly string[]): Vector => {
  const counts = new Float32Array(bucketCount)
  const used: number[] = []
  for (const line of lines) {
    forEachNgram(line, (bucket) => {
      const n = counts[bucket] ?? 0
      if (n === 0) used.push(bucket)
      counts[bucket] = n + 1
    })
  }
  return {
    buckets: Uint16Array.from(used),
    weights: Float32Array.from(used, (bucket) => 1 + Math.log(counts[bucket] ?? 1)),
  }
}

/** Inverse document frequency of each bucket. */
const computeInverseFrequencies = (vectors: readonly Vector[]): Float32Array => {
  const textCounts = new Float32Array(bucketCount)
  for (const { buckets } of vectors) for (const bucket of buckets) textCounts[bucket] = (textCounts[bucket] ?? 0) + 1
  return textCounts.map((n) => (n === 0 ? 0 : Math.log(vectors.length / n)))
}

/**
 * Returns a function that compares a question with a fixed list of texts by shared character n-grams, which tolerates
 * endings and typos: a score for each text in order, as a share of the weight of the question's n-grams.
 */
export const createSimilarityScorer = (texts: readonly (readonly string[])[]) => {
  const vectors = texts.map(toVector)
  const frequencies = computeInverseFrequencies(vectors)
  // What no text has says most about the question.
  const unknownFrequency = Math.log(vectors.length + 1)
  const norms = vectors.map(({ buckets, weights }) => {
    const squares = weights.reduce((sum, weight, n) => sum + (weight * (frequencies[buckets[n] ?? 0] ?? 0)) ** 2, 0)
    return squares ** normExponent || 1
  })
  return (question: string): Float32Array => {
    const query = new Float32Array(bucketCount)
    let total = 0
    forEachNgram(question, (bucket) => {
      const frequency = frequencies[bucket] ?? 0
      query[bucket] = frequency ** 2
      total += (frequency || unknownFrequency) ** 2
    })
    return Float32Array.from(vectors, ({ buckets, weights }, n) => {
      let score = 0
      for (let at = 0; at < buckets.length; at++) score += (weights[at] ?? 0) * (query[buckets[at] ?? 0] ?? 0)
      return score / (norms[n] ?? 1) / (total || 1)
    })
  }
}
