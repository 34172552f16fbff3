import { foldText } from '#server/assistant/search/text.ts'

/** A text and its folded form: lower case without accents, in which words are looked up. */
export interface SourceText {
  original: string
  folded: string
  /** The offset in `original` of each code unit of `folded`, and that of the end. */
  offsets: readonly number[]
}

const foldWithOffsets = (original: string): SourceText => {
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

/** Writes out the words that stand for longer ones; each letter of those comes from the beginning of the short one. */
const writeOut = (source: SourceText, shortForms: ReadonlyMap<string, string>): SourceText => {
  let folded = ''
  const offsets: number[] = []
  const keep = (start: number, end: number) => {
    folded += source.folded.slice(start, end)
    offsets.push(...source.offsets.slice(start, end))
  }
  let from = 0
  for (const { 0: word, index } of source.folded.matchAll(/[\p{Script=Latin}\p{N}]+/gu)) {
    const long = shortForms.get(word)
    if (long === undefined) continue
    keep(from, index)
    folded += long
    offsets.push(...Array.from(long, () => source.offsets[index] ?? 0))
    from = index + word.length
  }
  keep(from, source.folded.length)
  return { ...source, folded, offsets: [...offsets, source.original.length] }
}

const salutation = /^\s*(?:hi|hiya|hey|hello|hola|buenas|你好|您好)(?: (?:glim|there|everyone|a todos))?[,.!:，。！：]/u

/** Blanks the greeting with which a text begins: “hello, please note” says of no child that it said hello. */
const blankSalutation = (source: SourceText): SourceText => ({
  ...source,
  folded: source.folded.replace(salutation, (greeting) => ' '.repeat(greeting.length)),
})

/** Folds a text, writes out its short forms, and remembers where each part of it came from. */
export const createSourceText = (original: string, shortForms: ReadonlyMap<string, string>): SourceText =>
  blankSalutation(writeOut(foldWithOffsets(original), shortForms))

/** Returns the original words of a part of the folded text, without the signs around it. */
export const sliceOriginal = ({ original, offsets }: SourceText, start: number, end: number): string =>
  original
    .slice(offsets[start] ?? original.length, offsets[end] ?? original.length)
    .replace(/^[^\p{L}\p{N}+\-−]+|[^\p{L}\p{N})%!?！？]+$/gu, '')
