/** The terms of the direct answers to subjects, and of the messages that ask for them. */
export interface AnswerWords {
  terms: readonly string[]
  /** For each subject where the terms of its answers begin in `numbers`, and where the last ones end. */
  starts: ReadonlyMap<string, Uint32Array>
  /** The places of terms in `terms`, by answer. */
  numbers: Uint16Array
}

/** What fits in a number of 16 bits. */
const maxTerms = 65_536

/** Indexes the terms of the answers to each subject; those that only one text of all has are left out, as most are slips. */
export const indexAnswerWords = (
  subjects: readonly { id: string; answers: readonly (readonly (readonly string[])[])[] }[],
): AnswerWords => {
  const counts = new Map<string, number>()
  for (const { answers } of subjects)
    for (const text of answers.flat()) for (const term of new Set(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const terms = [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxTerms)
    .map(([term]) => term)
  const places = new Map(terms.map((term, n) => [term, n]))
  const numbers: number[] = []
  const starts = new Map<string, Uint32Array>()
  for (const { id, answers } of subjects) {
    const ofSubject = [numbers.length]
    for (const texts of answers) {
      const own = new Set(texts.flat().flatMap((term) => places.get(term) ?? []))
      numbers.push(...[...own].toSorted((a, b) => a - b))
      ofSubject.push(numbers.length)
    }
    starts.set(id, Uint32Array.from(ofSubject))
  }
  return { terms, starts, numbers: Uint16Array.from(numbers) }
}

/** Creates the function that returns the terms of each answer to a subject; none if there is no such subject. */
export const createAnswerWords = ({ terms, starts, numbers }: AnswerWords) => {
  return (subjectId: string): ReadonlySet<string>[] => {
    const [from = 0, ...ends] = starts.get(subjectId) ?? []
    return ends.map((end, n) => {
      const own = numbers.subarray(ends[n - 1] ?? from, end)
      return new Set(Array.from(own, (number) => terms[number] ?? ''))
    })
  }
}
