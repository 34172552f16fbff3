/** The terms of a language that are worth a vector, and how much each of them says. */
export interface Vocabulary {
  terms: readonly string[]
  numbers: ReadonlyMap<string, number>
  /** The rarer a term, the more it says (inverse document frequency). */
  weights: Float32Array
}

const minTexts = 5
/** Rarer ones of the many pairs of Chinese characters would only cost time. */
const maxTerms = 5000

/** Returns the terms that enough texts have, those that most have first. */
export const createVocabulary = (texts: readonly (readonly string[])[]): Vocabulary => {
  const counts = new Map<string, number>()
  for (const text of texts) for (const term of new Set(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= minTexts)
  const known = frequent.toSorted(([, a], [, b]) => b - a).slice(0, maxTerms)
  return {
    terms: known.map(([term]) => term),
    numbers: new Map(known.map(([term], n) => [term, n])),
    weights: Float32Array.from(known, ([, count]) => Math.log(1 + texts.length / count)),
  }
}

/** Returns the numbers of the known terms of a text, each once. */
export const listNumbers = (text: readonly string[], { numbers }: Vocabulary): Int32Array =>
  Int32Array.from([...new Set(text)].flatMap((term) => numbers.get(term) ?? []))
