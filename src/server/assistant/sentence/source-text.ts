import { foldText } from '#server/assistant/search/text.ts'

/** A text and its folded form: lower case without accents, in which words are looked up. */
export interface SourceText {
  original: string
  folded: string
  /** The offset in `original` of each code unit of `folded`, and that of the end. */
  offsets: readonly number[]
}

/** Folds a text and remembers where each part of it came from. */
export const createSourceText = (original: string): SourceText => {
  let folded = ''
  const offsets: number[] = []
  let at = 0
  for (const character of original) {
    const part = foldText(character)
    for (let n = 0; n < part.length; n++) offsets.push(at)
    folded += part
    at += character.length
  }
  return { original, folded, offsets: [...offsets, original.length] }
}

/** Returns the original words of a part of the folded text, without the signs around it. */
export const sliceOriginal = ({ original, offsets }: SourceText, start: number, end: number): string =>
  original
    .slice(offsets[start] ?? original.length, offsets[end] ?? original.length)
    .replace(/^[^\p{L}\p{N}+\-−]+|[^\p{L}\p{N})%!?！？]+$/gu, '')
