/*
 * Phrases as a list of words in their order. A word is a choice (`a|b`), of whole words, beginnings (`suicid*`) or words
 * that may be misspelt (`~overdose`). Up to two other words may stand before it, none before one that begins with `+`.
 */

type Test = (word: string) => boolean

interface Step {
  fits: Test
  /** The most other words before it. */
  gap: number
}

export type Phrase = readonly Step[]

/** Whether two words differ by at most one letter that is missing, added, changed, or swapped with its neighbour. */
const isAlmost = (a: string, b: string): boolean => {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

const testOf = (choice: string): Test => {
  if (choice.endsWith('*')) return (word) => word.startsWith(choice.slice(0, -1))
  if (choice.startsWith('~')) return (word) => isAlmost(word, choice.slice(1))
  return (word) => word === choice
}

const stepOf = (written: string): Step => {
  const tests = written.replace('+', '').split('|').map(testOf)
  return { fits: (word) => tests.some((test) => test(word)), gap: written.startsWith('+') ? 0 : 2 }
}

/** Phrases as they are written down, one a line. */
export const phrasesIn = (lines: string): Phrase[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(stepOf))

const fitsFrom = (words: readonly string[], at: number, phrase: Phrase): boolean => {
  const [step, ...rest] = phrase
  if (!step) return true
  for (let n = at; n <= at + step.gap && n < words.length; n++) {
    if (step.fits(words[n] ?? '') && fitsFrom(words, n + 1, rest)) return true
  }
  return false
}

/** Whether a phrase stands somewhere in some words. */
export const isIn = (words: readonly string[], phrase: Phrase): boolean =>
  words.some((word, n) => phrase[0]?.fits(word) === true && fitsFrom(words, n + 1, phrase.slice(1)))
