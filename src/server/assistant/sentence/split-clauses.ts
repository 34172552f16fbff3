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

interface Part {
  start: number
  end: number
}

// A point, comma or colon between digits belongs to a number.
const sentenceEnd = /(?:(?<!\d)[.]|[.](?!\d)|[!?;\n。…])+/gu
const comma =
  /(?<!\d)[,:]|[,:](?!\d)|[、\u2014()✓✔✅☑]|(?<=[✗✘✖❌]\uFE0F?)\s*|(?<=\b(?:yes|ok|no|si|done)) +(?=\p{L}+ (?:yes|ok|no|si|done)\b)|(?<=\p{Script=Han}[^\p{L}]{0,2})\s+(?=\p{Script=Han})/gu

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
    const isQuestion =
      /^\s*[.!]*\?/.test(text.slice(sentence.end)) || text.slice(sentence.start - 1, sentence.end).includes('¿')
    return splitAt(text, sentence, comma)
      .flatMap((part) => splitAt(text, part, joiners))
      .map((part) => ({ ...part, text: text.slice(part.start, part.end), sentence: n, isQuestion }))
  })

/** Returns two clauses and what is between them as one. */
export const joinClauses = (text: string, first: Clause, second: Clause): Clause => ({
  ...second,
  start: first.start,
  text: text.slice(first.start, second.end),
})

/** Splits a clause at an offset of its text. */
export const cutClause = (clause: Clause, at: number): [Clause, Clause] => {
  const middle = clause.start + at
  return [
    { ...clause, end: middle, text: clause.text.slice(0, at) },
    { ...clause, start: middle, text: clause.text.slice(at) },
  ]
}
