/** Named rows of numbers as they are stored: one signed byte each, to be multiplied by `scale`. */
export interface PackedRows {
  names: readonly string[]
  scale: number
  rows: Int8Array
}

/** Returns the dot product of two vectors of the same size. */
export const dot = (a: Float32Array, b: Float32Array): number => {
  // Four sums that do not wait for each other are twice as fast as one; so is reading the length once, here and below.
  const { length } = a
  let [one, two, three, four] = [0, 0, 0, 0]
  for (let n = 0; n < length; n += 4) {
    one += (a[n] ?? 0) * (b[n] ?? 0)
    two += (a[n + 1] ?? 0) * (b[n + 1] ?? 0)
    three += (a[n + 2] ?? 0) * (b[n + 2] ?? 0)
    four += (a[n + 3] ?? 0) * (b[n + 3] ?? 0)
  }
  return one + two + three + four
}

/** Adds a multiple of one vector to another. */
export const addTo = (target: Float32Array, source: Float32Array, factor = 1): void => {
  const { length } = target
  for (let n = 0; n < length; n++) target[n] = (target[n] ?? 0) + factor * (source[n] ?? 0)
}

/** Makes the length of a vector 1, unless it is 0. Returns its length before. */
export const normalize = (vector: Float32Array): number => {
  const length = Math.sqrt(dot(vector, vector))
  if (length > 0) for (let n = 0; n < vector.length; n++) vector[n] = (vector[n] ?? 0) / length
  return length
}

/** Stores rows in one byte for each number. */
export const packRows = (names: readonly string[], rows: readonly Float32Array[]): PackedRows => {
  const max = rows.reduce((top, row) => row.reduce((a, b) => Math.max(a, Math.abs(b)), top), 0)
  const scale = max / 127 || 1
  return {
    names,
    scale,
    rows: Int8Array.from(rows.flatMap((row) => [...row].map((value) => Math.round(value / scale)))),
  }
}

/** Returns the rows by their names. */
export const unpackRows = ({ names, scale, rows }: PackedRows): Map<string, Float32Array> => {
  const size = rows.length / (names.length || 1)
  return new Map(
    names.map((name, n) => [name, Float32Array.from(rows.subarray(n * size, (n + 1) * size), (byte) => byte * scale)]),
  )
}

/** How often the words of an answer count beside those of the texts that ask for it. */
export const answerWeight = 2

/** Returns the unit vector of a text by its terms; zeros if none is known. */
export type Vectorize = (terms: Iterable<string>) => Float32Array

/** Creates the function that returns what a text means: the sum of its terms, each counted once. */
export const createVectorizer = (terms: PackedRows): Vectorize => {
  const known = unpackRows(terms)
  const size = known.values().next().value?.length ?? 0
  return (texts) => {
    const sum = new Float32Array(size)
    for (const term of new Set(texts)) {
      const vector = known.get(term)
      if (vector) addTo(sum, vector)
    }
    normalize(sum)
    return sum
  }
}
