import { hasHan } from './text.ts'

/** Number of words, or of Chinese characters, at the end of a message that may be a question without punctuation. */
const lastUnits = { latin: [8, 14, 22], han: [12, 20, 32] }

const charactersPerWord = 2

const listUnits = (text: string): string[] => (hasHan(text) ? Array.from(text) : text.split(/\s+/)).filter(Boolean)

/** Returns how many words a text has, two Chinese characters for one. */
export const countUnits = (text: string): number => listUnits(text).length / (hasHan(text) ? charactersPerWord : 1)

const sentenceEnd = /(?<=[.!?。！？\n])\s*/u

/**
 * Returns the parts of a message that may ask what it wants to know, in two groups, the likelier first: its last sentence and last words, and the
 * two sentences before.
 */
export const listEndings = (message: string): string[][] => {
  const isChinese = hasHan(message)
  const sentences = message.split(sentenceEnd).filter(Boolean)
  const units = listUnits(message)
  const cut = lastUnits[isChinese ? 'han' : 'latin'].map((size) => units.slice(-size).join(isChinese ? '' : ' '))
  return [[...new Set([...sentences.slice(-1), ...cut])], sentences.slice(-3, -1)]
}

/** From how many words, or pairs of Chinese characters, on a message tells a story before it asks. */
export const minWordsOfStory = 28

const asks = /[?？]["”»)）]?\s*$/u

/** What a story comes to: the question at its end, with the sentence before. */
export const findClosing = (message: string): string | null => {
  if (countUnits(message) < minWordsOfStory) return null
  const sentences = message.split(sentenceEnd).filter((sentence) => /\p{L}/u.test(sentence))
  const [before = '', last = ''] = sentences.slice(-2)
  return sentences.length > 2 && asks.test(last) ? `${before} ${last}` : null
}
