import type { LanguageWords } from './language-words.ts'

/** A part of a folded text that tells of one thing. */
export interface Clause {
  start: number
  end: number
  text: string
  /** The number of the sentence in the text. */
  sentence: number
  isQuestion: boolean
}

// A point or comma between digits belongs to a number.
const sentenceEnd = /[.!?;\n。！？；…]+(?!\d)/gu
const comma = /[,，、](?!\d)|[:：](?!\d)/gu

interface Part {
  start: number
  end: number
}

const splitAt = (text: string, { start, end }: Part, pattern: RegExp): Part[] => {
  const parts: Part[] = []
  let from = start
  for (const { 0: sign, index } of text.slice(start, end).matchAll(pattern)) {
    parts.push({ start: from, end: start + index })
    from = start + index + sign.length
  }
  return [...parts, { start: from, end }].filter((part) => /[\p{L}\p{N}]/u.test(text.slice(part.start, part.end)))
}

/** Splits a folded text into clauses: at the ends of sentences, commas and words such as “and”. */
export const splitClauses = (text: string, { joiners }: LanguageWords): Clause[] =>
  splitAt(text, { start: 0, end: text.length }, sentenceEnd).flatMap((sentence, n) => {
    const isQuestion = /^\s*[?？]/.test(text.slice(sentence.end))
    return splitAt(text, sentence, comma)
      .flatMap((part) => splitAt(text, part, joiners))
      .map((part) => ({ ...part, text: text.slice(part.start, part.end), sentence: n, isQuestion }))
  })
