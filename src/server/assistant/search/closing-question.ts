import { hasHan } from './text.ts'

const charactersPerWord = 2

/** Returns how many words a text has, two Chinese characters for one. */
export const countWords = (text: string): number =>
  hasHan(text) ? Array.from(text).filter(Boolean).length / charactersPerWord : text.split(/\s+/).filter(Boolean).length

const sentenceEnd = /(?<=[.!?。！？\n])\s*/u

/** From how many words, or pairs of Chinese characters, on a message tells a story before it asks. */
export const minWordsOfStory = 28

const asks = /[?？]["”»)）]?\s*$/u

/** What a story comes to: the question at its end, with the sentence before. */
export const findClosing = (message: string): string | null => {
  if (countWords(message) < minWordsOfStory) return null
  const sentences = message.split(sentenceEnd).filter((sentence) => /\p{L}/u.test(sentence))
  const [before = '', last = ''] = sentences.slice(-2)
  return sentences.length > 2 && asks.test(last) ? `${before} ${last}` : null
}
