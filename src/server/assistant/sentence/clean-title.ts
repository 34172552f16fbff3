import { textLimits, toLine } from '#shared/contract/fields.ts'
import type { LanguageWords } from './language-words.ts'
import { sliceOriginal, type SourceText } from './source-text.ts'

interface Place {
  start: number
  end: number
}

/** Replaces places of a text by blanks, so that the others keep their offsets. */
export const blankOut = (text: string, places: readonly Place[]): string =>
  places.reduce((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, text)

/** Returns words as a title: without signs around, with a capital letter first; '' if nothing is left. */
const toTitle = (words: string): string => {
  const clean = words
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})%]+$/gu, '')
    .replace(/(?<=\p{Script=Han}{2})(?:了|啦|呢|哦|呀)$/u, '')
  return toLine(clean.slice(0, 1).toLocaleUpperCase() + clean.slice(1), textLimits.title)
}

const listKept = (length: number, removed: readonly Place[]): Place[] => {
  const kept: Place[] = []
  let from = 0
  for (const { start, end } of removed.toSorted((a, b) => a.start - b.start)) {
    if (start > from) kept.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  return from < length ? [...kept, { start: from, end: length }] : kept
}

// “Se lavó los dientes”: without it, something else is washed.
const reflexive = /\bse $/u

const trimFillers = (text: string, { start, end }: Place, { edges, language }: LanguageWords): Place => {
  const cut = text.slice(start, end).replace(edges.leading, '')
  const from = end - cut.length
  const [before = ''] = language === 'es' && cut !== '' ? (reflexive.exec(text.slice(start, from)) ?? []) : []
  return { start: from - before.length, end: from + cut.replace(edges.trailing, '').length }
}

/** Returns the words of a clause as a title, without some places such as names and points; '' if nothing is left. */
export const createTitle = (
  source: SourceText,
  clause: Place & { text: string },
  removed: readonly Place[],
  words: LanguageWords,
): string => {
  const parts = listKept(clause.text.length, removed)
    .map((part) => trimFillers(clause.text, part, words))
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => sliceOriginal(source, clause.start + start, clause.start + end))
  return toTitle(parts.join(words.language === 'zh' ? '' : ' '))
}
