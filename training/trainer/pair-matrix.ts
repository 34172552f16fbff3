import { listNumbers, type Vocabulary } from './vocabulary.ts'

/** A symmetric matrix of which only what is not 0 is stored: for each row its columns and their values. */
export interface SparseMatrix {
  size: number
  /** Where each row begins in `columns` and `values`, and where the last one ends. */
  starts: Int32Array
  columns: Int32Array
  values: Float32Array
}

/** Returns for each term the texts that it stands in with others; a text is the numbers of its terms. */
const listTextsOfTerms = (texts: readonly Int32Array[], size: number): Int32Array[][] => {
  const lists = Array.from({ length: size }, (): Int32Array[] => [])
  for (const text of texts) for (const term of text) lists[term]?.push(text)
  return lists
}

/** Counts the terms of some texts into `counts`; in a long text each says less. Returns their numbers, sorted. */
const countTerms = (texts: readonly Int32Array[], counts: Float64Array): Int32Array => {
  const found: number[] = []
  for (const text of texts)
    for (let n = 0; n < text.length; n++) {
      const other = text[n] ?? 0
      const before = counts[other] ?? 0
      if (before === 0) found.push(other)
      counts[other] = before + 1 / (text.length - 1)
    }
  return Int32Array.from(found).toSorted()
}

/**
 * Returns how much more often than by chance two terms stand in one text: their positive pointwise mutual information (Church & Hanks 1990;
 * Levy & Goldberg 2014).
 */
export const createPairMatrix = (texts: readonly (readonly string[])[], vocabulary: Vocabulary): SparseMatrix => {
  const size = vocabulary.terms.length
  const numbered = texts.map((text) => listNumbers(text, vocabulary)).filter(({ length }) => length > 1)
  const textsOfTerms = listTextsOfTerms(numbered, size)
  // A term counts 1 in each of its texts, however many others share it.
  const total = numbered.reduce((sum, { length }) => sum + length, 0)
  const [starts, columns, values] = [new Int32Array(size + 1), Array<number>(), Array<number>()]
  const counts = new Float64Array(size)
  for (const [term, own] of textsOfTerms.entries()) {
    for (const other of countTerms(own, counts)) {
      const expected = (own.length * (textsOfTerms[other]?.length ?? 0)) / total
      const information = Math.log((counts[other] ?? 0) / expected)
      if (other !== term && information > 0) {
        columns.push(other)
        values.push(information)
      }
      counts[other] = 0
    }
    starts[term + 1] = columns.length
  }
  return { size, starts, columns: Int32Array.from(columns), values: Float32Array.from(values) }
}
