import { listNumbers, type Vocabulary } from './vocabulary.ts'

/** A symmetric matrix of which only what is not 0 is stored: for each row its columns and their values. */
export interface SparseMatrix {
  size: number
  /** Where each row begins in `columns` and `values`, and where the last one ends. */
  starts: Int32Array
  columns: Int32Array
  values: Float32Array
}

/** Counts which terms stand in one text; in a long one each pair says less. The key of a pair is `lower * size + higher`. */
const countPairs = (texts: readonly (readonly string[])[], vocabulary: Vocabulary): Map<number, number> => {
  const size = vocabulary.terms.length
  const counts = new Map<number, number>()
  for (const text of texts) {
    const numbers = listNumbers(text, vocabulary).toSorted()
    const weight = 1 / (numbers.length - 1)
    for (const [n, higher] of numbers.entries())
      for (const lower of numbers.subarray(0, n)) {
        const key = lower * size + higher
        counts.set(key, (counts.get(key) ?? 0) + weight)
      }
  }
  return counts
}

const toMatrix = (pairs: readonly (readonly [key: number, value: number])[], size: number): SparseMatrix => {
  const sorted = pairs.toSorted(([a], [b]) => a - b)
  const starts = new Int32Array(size + 1)
  for (const [key] of sorted) {
    const next = Math.floor(key / size) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let row = 0; row < size; row++) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0)
  return {
    size,
    starts,
    columns: Int32Array.from(sorted, ([key]) => key % size),
    values: Float32Array.from(sorted, ([, value]) => value),
  }
}

/**
 * Returns how much more often than by chance two terms stand in one text: their positive pointwise mutual information (Church & Hanks 1990;
 * Levy & Goldberg 2014).
 */
export const createPairMatrix = (texts: readonly (readonly string[])[], vocabulary: Vocabulary): SparseMatrix => {
  const size = vocabulary.terms.length
  const counts = countPairs(texts, vocabulary)
  const sums = new Float64Array(size)
  let total = 0
  for (const [key, count] of counts) {
    const [lower, higher] = [Math.floor(key / size), key % size]
    sums[lower] = (sums[lower] ?? 0) + count
    sums[higher] = (sums[higher] ?? 0) + count
    total += 2 * count
  }
  const pairs = [...counts].flatMap(([key, count]) => {
    const [lower, higher] = [Math.floor(key / size), key % size]
    const information = Math.log((count * total) / ((sums[lower] ?? 1) * (sums[higher] ?? 1)))
    return information > 0 ? [[key, information] as const, [higher * size + lower, information] as const] : []
  })
  return toMatrix(pairs, size)
}
