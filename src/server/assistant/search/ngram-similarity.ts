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

/** For each bucket the texts that have it, with how much it counts in them: those of `bucket` are from `starts[bucket]` to `starts[bucket + 1]`. */
const createPostings = (vectors: readonly Vector[]) => {
  const starts = new Uint32Array(bucketCount + 1)
  for (const { buckets } of vectors) for (const bucket of buckets) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1
  for (let bucket = 0; bucket < bucketCount; bucket++)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0)
  const next = Uint32Array.from(starts)
  const texts = new Uint16Array(starts[bucketCount] ?? 0)
  const weights = new Float32Array(texts.length)
  for (const [text, vector] of vectors.entries()) {
    for (const [n, bucket] of vector.buckets.entries()) {
      const at = next[bucket] ?? 0
      next[bucket] = at + 1
      texts[at] = text
      weights[at] = vector.weights[n] ?? 0
    }
  }
  return { starts, texts, weights }
}

/** What is computed of a fixed list of texts, to compare questions with them by shared character n-grams. */
export interface NgramIndex {
  /** Inverse document frequency of each bucket. */
  frequencies: Float32Array
  /** What the score of each text is divided by. */
  norms: Float64Array
  /** For each bucket where its texts begin in `texts` and `weights`, and where the last ones end. */
  starts: Uint32Array
  texts: Uint16Array
  weights: Float32Array
}

/** Indexes texts, each of several lines, by their character n-grams. */
export const indexNgrams = (texts: readonly (readonly string[])[]): NgramIndex => {
  const vectors = texts.map(toVector)
  const frequencies = computeInverseFrequencies(vectors)
  const norms = Float64Array.from(vectors, ({ buckets, weights }) => {
    const squares = weights.reduce((sum, weight, n) => sum + (weight * (frequencies[buckets[n] ?? 0] ?? 0)) ** 2, 0)
    return squares ** normExponent || 1
  })
  return { frequencies, norms, ...createPostings(vectors) }
}

/**
 * Returns a function that compares a question with the indexed texts by shared character n-grams, which tolerates endings and typos: a
 * score for each text in order, as a share of the weight of the question's n-grams.
 */
export const createSimilarityScorer = ({ frequencies, norms, starts, texts, weights }: NgramIndex) => {
  // What no text has says most about the question.
  const unknownFrequency = Math.log(norms.length + 1)
  return (question: string): Float32Array => {
    const scores = new Float64Array(norms.length)
    const seen = new Set<number>()
    let total = 0
    forEachNgram(question, (bucket) => {
      const frequency = frequencies[bucket] ?? 0
      total += (frequency || unknownFrequency) ** 2
      if (seen.has(bucket)) return
      seen.add(bucket)
      const end = starts[bucket + 1] ?? 0
      for (let at = starts[bucket] ?? 0; at < end; at++) {
        const text = texts[at] ?? 0
        scores[text] = (scores[text] ?? 0) + (weights[at] ?? 0) * frequency ** 2
      }
    })
    return Float32Array.from(scores, (score, n) => score / (norms[n] ?? 1) / (total || 1))
  }
}
