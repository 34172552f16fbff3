import type { Locale } from '#shared/locale/locale.ts'
import { guessPicture } from '#shared/pictures/guess.ts'
import { tokenize, toTerm } from '#server/assistant/search/tokenize.ts'
import { normalizeQuestion, type RecordMessage } from './record-message.ts'

const minFuzzyLength = 5

/** Returns whether two words differ by at most one letter that is added, missing, other or swapped. */
const isNear = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < minFuzzyLength) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left[0] === right[1] && left[1] === right[0])
}

export const isSameTerm = (a: string, b: string): boolean => a === b || isNear(a, b)

/** Returns the search terms of a title; those of all its words if none tells what it is. */
export const listTitleTerms = (title: string, language: Locale): string[] => {
  const terms = tokenize(title, language)
  return terms.length > 0
    ? terms
    : normalizeQuestion(title)
        .split(' ')
        .map((word) => toTerm(word, language))
}

/** The words of a question that may name an entry. */
export type NamingWords = Pick<RecordMessage, 'text' | 'terms' | 'unknown' | 'language'>

interface Shares {
  /** The least part of the question's words, and of the title's. */
  question: number
  title: number
}

/** In a message that is surely about the record other words may stand beside those of a title. */
const minShares = { strict: { question: 0.5, title: 0.25 }, lenient: { question: 0.01, title: 0.3 } } as const

/** Returns whether a text has a whole title of more than one character. */
export const hasTitle = (title: string, { text, language }: Pick<NamingWords, 'text' | 'language'>): boolean => {
  const folded = normalizeQuestion(title)
  return folded.length > 1 && ` ${text} `.includes(language === 'zh' ? folded : ` ${folded} `)
}

/** Returns how well a title is what a question names, 0 for not at all. */
const scoreTitle = (title: string, { text, terms, language }: NamingWords, min: Shares): number => {
  if (hasTitle(title, { text, language })) return 2 + normalizeQuestion(title).length / 1000
  if (terms.length === 0) return 0
  const own = listTitleTerms(title, language)
  const known = terms.filter((term) => own.some((one) => isSameTerm(one, term))).length
  const used = own.filter((one) => terms.some((term) => isSameTerm(one, term))).length
  const [ofQuestion, ofTitle] = [known / terms.length, used / Math.max(1, own.length)]
  return ofQuestion < min.question || ofTitle < min.title ? 0 : ofQuestion + ofTitle / 10
}

/** Returns the entries that a question names best, if any; several have the same score, or suit the same picture. */
export const findThings = <Thing extends { title: string }>(
  message: NamingWords,
  things: readonly Thing[],
  isLenient = false,
): Thing[] => {
  for (const min of isLenient ? [minShares.strict, minShares.lenient] : [minShares.strict]) {
    const scored = things.map((thing) => ({ thing, score: scoreTitle(thing.title, message, min) }))
    const best = Math.max(0, ...scored.map(({ score }) => score))
    if (best > 0) return scored.filter(({ score }) => score >= best - 0.05).map(({ thing }) => thing)
  }
  const picture = message.terms.length === 0 ? null : guessPicture(message.unknown)
  return picture === null ? [] : things.filter(({ title }) => guessPicture(title) === picture)
}

/** Returns the entry of each child that is what a conversation was about: that entry, or of other children what has its title. */
export const findSameThings = <Thing extends { title: string; childId: string }>(
  things: readonly Thing[],
  isFormer: (thing: Thing) => boolean,
  childIds: readonly string[],
  language: Locale,
): Thing[] => {
  const formers = things.filter(isFormer)
  const [former] = formers
  if (!former) return []
  const { title } = former
  const words = { text: normalizeQuestion(title), terms: listTitleTerms(title, language), unknown: title, language }
  return childIds.flatMap((id) => {
    const own = things.filter(({ childId }) => childId === id)
    const same = own.filter((thing) => formers.includes(thing))
    return same.length > 0 ? same : findThings(words, own)
  })
}
