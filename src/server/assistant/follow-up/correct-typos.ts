import type { FollowUpPatterns } from './patterns.ts'

const minLength = 5

/** Returns whether one letter was added, left out or changed, or two adjacent ones swapped. */
const isOneTypoApart = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  if (a.length === b.length) {
    const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
    return isSwapped || restA.slice(1) === restB.slice(1)
  }
  return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1)
}

/** Returns a text in which the misspelt words of follow-ups are corrected. */
export const correctTypos = (form: string, { vocabulary, fillers }: FollowUpPatterns): string =>
  form
    .split(' ')
    .map((word) => {
      if (word.length < minLength - 1 || fillers.has(word) || vocabulary.includes(word)) return word
      return vocabulary.find((known) => isOneTypoApart(word, known)) ?? word
    })
    .join(' ')
