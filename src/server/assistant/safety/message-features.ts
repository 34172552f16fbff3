import { extractHanRuns, extractLatinWords, foldText } from '#server/assistant/search/text.ts'

// Repeated letters ("diiie") and punctuation between letters ("k.i.l.l") do not hide a word.
const removeDisguise = (folded: string) =>
  folded
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\b(?:\p{L}[.*_-]){2,}\p{L}\b/gu, (word) => word.replace(/[.*_-]/g, ''))

/** Numbers count by their size only: one digit, two digits, more. */
const maskNumber = (word: string): string => (/^\p{N}/u.test(word) ? '#'.repeat(Math.min(word.length, 3)) : word)

/** How far apart two words may be that count together, and two Chinese characters. */
const maxDistance = { words: 3, characters: 4 }

const listWordFeatures = (words: readonly string[]): string[] =>
  words.flatMap((word, n) => {
    const padded = `^${word}$`
    // Beginnings and parts of a word recognise its inflections and misspellings.
    const beginnings = [4, 5].filter((length) => word.length > length).map((length) => `${word.slice(0, length)}*`)
    const parts = word.length > 3 ? Array.from({ length: padded.length - 3 }, (_, k) => padded.slice(k, k + 4)) : []
    const pairs = words.slice(n + 1, n + 1 + maxDistance.words).map((next, k) => `${word}${k === 0 ? ' ' : '…'}${next}`)
    return [word, ...beginnings, ...parts, ...pairs]
  })

const listCharacterFeatures = (run: string): string[] => {
  const characters = Array.from(run)
  return characters.flatMap((character, n) => {
    const sequences = [1, 2, 3, 4].map((length) => characters.slice(n, n + length).join(''))
    const pairs = characters.slice(n + 2, n + 1 + maxDistance.characters).map((next) => `${character}…${next}`)
    return [...sequences, ...pairs]
  })
}

/**
 * Returns the features of a message by which it is classified, some of them more than once: its words, their beginnings and parts, and pairs of near words; for
 * Chinese, sequences of up to four characters and pairs of near ones.
 */
export const extractFeatures = (message: string): string[] => {
  const text = removeDisguise(foldText(message))
  const words = extractLatinWords(text).map(maskNumber)
  return [...listWordFeatures(words), ...extractHanRuns(text).flatMap(listCharacterFeatures)]
}
