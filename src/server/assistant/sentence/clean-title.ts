import { textLimits, toLine } from '#shared/contract/fields.ts'

/** Removes places from a text; they are replaced by blanks so that others keep their offsets. */
export const blankOut = (text: string, places: readonly { start: number; end: number }[]): string =>
  places.reduce((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, text)

/** Returns words as a title: without blanks around, with a capital letter first; '' if nothing is left. */
export const toTitle = (words: string): string => {
  const clean = words
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})%]+$/gu, '')
    .replace(/(?<=\p{Script=Han})(?:了|啦|呢|哦|呀)$/u, '')
  return toLine(clean.slice(0, 1).toLocaleUpperCase() + clean.slice(1), textLimits.title)
}
