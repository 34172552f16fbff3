import { countSlips } from '#server/assistant/search/correct-words.ts'
import type { FollowUpPatterns } from './patterns.ts'

const minLength = 4

/** Returns a text in which the misspelt words of follow-ups are corrected; those that topics know stay. */
export const correctTypos = (form: string, { vocabulary, fillers, topicWords }: FollowUpPatterns): string =>
  form
    .split(' ')
    .map((word) => {
      if (word.length < minLength || fillers.has(word) || topicWords.has(word) || vocabulary.includes(word)) return word
      return vocabulary.find((known) => countSlips(word, known, 1) <= 1) ?? word
    })
    .join(' ')
