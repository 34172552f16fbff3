import { locales } from '#shared/locale/locale.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { compilePatterns } from '#server/assistant/content/patterns.ts'
import { foldText, extractLatinWords } from '#server/assistant/search/text.ts'

/*
 * A phrase is a list of words in their order. A word is a choice (`a|b`) of whole words, beginnings (`suicid*`) or words
 * with a possible typo (`~overdose`). Up to two other words may stand before it, none before one that begins with `+`.
 */

type WordTest = (word: string) => boolean

interface PhraseWord {
  matches: WordTest
  /** How many other words may stand before it. */
  maxGap: number
}

type Phrase = readonly PhraseWord[]

/** Returns whether two words differ by at most one missing, added, changed or transposed letter. */
const isWithinOneEdit = (a: string, b: string): boolean => {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

const createWordTest = (choice: string): WordTest => {
  if (choice.endsWith('*')) return (word) => word.startsWith(choice.slice(0, -1))
  if (choice.startsWith('~')) return (word) => isWithinOneEdit(word, choice.slice(1))
  return (word) => word === choice
}

const parsePhraseWord = (source: string): PhraseWord => {
  const tests = source.replace('+', '').split('|').map(createWordTest)
  return { matches: (word) => tests.some((test) => test(word)), maxGap: source.startsWith('+') ? 0 : 2 }
}

const parsePhrase = (source: string): Phrase => source.trim().split(/\s+/).map(parsePhraseWord)

const matchesFrom = (words: readonly string[], at: number, phrase: Phrase): boolean => {
  const [step, ...rest] = phrase
  if (!step) return true
  for (let n = at; n <= at + step.maxGap && n < words.length; n++) {
    if (step.matches(words[n] ?? '') && matchesFrom(words, n + 1, rest)) return true
  }
  return false
}

/** Returns whether a phrase occurs anywhere in some words. */
const containsPhrase = (words: readonly string[], phrase: Phrase): boolean =>
  words.some((word, n) => phrase[0]?.matches(word) === true && matchesFrom(words, n + 1, phrase.slice(1)))

// Repeated letters ("diiie") and punctuation between letters ("k.i.l.l") do not hide a word.
const removeDisguise = (folded: string) =>
  folded
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\b(?:\p{L}[.*_-]){2,}\p{L}\b/gu, (word) => word.replace(/[.*_-]/g, ''))

const keepLettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

const compileDangerPatterns = () =>
  locales.map((language) => {
    const { words, phrases, patterns, harmless } = loadNonTopicContent()[language].danger
    const insertWords = (entry: string, toText: (group: string[]) => string) =>
      entry.replace(/<([a-z]+)>/g, (whole, name: string) => (words[name] ? toText(words[name]) : whole))
    return {
      harmless: compilePatterns(harmless, language, 'g'),
      phrases: phrases.map((phrase) => parsePhrase(insertWords(phrase, (group) => group.join('|')))),
      patterns: patterns.map((pattern) => new RegExp(insertWords(pattern, (group) => `(?:${group.join('|')})`))),
    }
  })

let compiled: ReturnType<typeof compileDangerPatterns> | undefined

/** Returns whether a message in any language is about somebody in danger; only helplines answer it. */
export const mentionsDanger = (message: string): boolean => {
  const folded = removeDisguise(foldText(message))
  const spaced = folded.replace(/\s+/g, ' ')
  const letters = keepLettersAndDigits(folded)
  return (compiled ??= compileDangerPatterns()).some(({ harmless, phrases, patterns }) => {
    const words = phrases.length === 0 ? [] : extractLatinWords(spaced.replace(harmless, ' '))
    const text = patterns.length === 0 ? '' : letters.replace(harmless, '·')
    return phrases.some((phrase) => containsPhrase(words, phrase)) || patterns.some((pattern) => pattern.test(text))
  })
}
