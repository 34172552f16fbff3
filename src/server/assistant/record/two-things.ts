import { toTerm } from '#server/assistant/search/tokenize.ts'
import { guessPicture } from '#shared/pictures/guess.ts'
import { hasHan } from '#server/assistant/search/text.ts'
import { normalizeQuestion, type RecordMessage } from './record-message.ts'
import { findThings, hasTitle, isSameTerm, listTitleTerms, type NamingWords } from './things.ts'
import type { Vocabulary } from './vocabulary.ts'

const minPrefix = 3

/** Returns where a text names a title: its words, or the first word of it; its end if it does not. */
const findPosition = (title: string, { text, language }: NamingWords): number => {
  const whole = text.indexOf(normalizeQuestion(title))
  if (whole >= 0) return whole
  const own = listTitleTerms(title, language)
  // "The zoo" is the zoological garden.
  const isOwn = (word: string) =>
    own.some((one) => isSameTerm(one, toTerm(word, language))) ||
    (word.length >= minPrefix &&
      normalizeQuestion(title)
        .split(' ')
        .some((one) => one.startsWith(word)))
  const places = hasHan(text)
    ? own.map((term) => text.indexOf(term))
    : [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => (isOwn(word) ? index : -1))
  return Math.min(...places.filter((place) => place >= 0), text.length)
}

/** Returns a question without the words of a title. */
const removeTitle = (title: string, { text, terms, unknown, language }: NamingWords): NamingWords => {
  const own = listTitleTerms(title, language)
  const folded = normalizeQuestion(title)
  const rest = terms.filter((term) => !own.some((one) => isSameTerm(one, term)))
  return { text: text.replace(folded, ' '), terms: rest, unknown, language }
}

/** A Chinese title has more terms, of which people say fewer. */
const minShareOfTitle = { han: 0.3, other: 0.5 }

/** Returns whether a question has a title, or half the words of it. */
const isClear = (title: string, words: NamingWords): boolean => {
  const { terms, language } = words
  const own = listTitleTerms(title, language)
  const known = own.filter((one) => terms.some((term) => isSameTerm(one, term)))
  return (
    hasTitle(title, words) || known.length / Math.max(1, own.length) >= minShareOfTitle[hasHan(title) ? 'han' : 'other']
  )
}

/** Returns the entries of another title that suit the picture of what is left of a question: "the zoo" is the zoological garden. */
const findByPicture = <Thing extends { title: string }>(
  title: string,
  { unknown, language }: NamingWords,
  things: readonly Thing[],
): Thing[] => {
  const own = listTitleTerms(title, language)
  const left = unknown
    .split(/\s+/u)
    .filter((word) => !own.some((one) => isSameTerm(one, toTerm(word, language))))
    .join(' ')
  const picture = hasHan(left) ? null : guessPicture(left)
  return picture === null ? [] : things.filter((one) => one.title !== title && guessPicture(one.title) === picture)
}

/** Returns whether the entry that is named last comes first; `parts` are what stands before, between and after both. */
const isReverse = ([before, between, after]: readonly [string, string, string], { clauses }: Vocabulary): boolean => {
  const leads = (part: string) => part.search(clauses.condition) >= 0 || part.search(clauses.firstAhead) >= 0
  return (!leads(before) && leads(between)) || after.search(clauses.firstBehind) >= 0
}

/** Returns the two entries that a question names, in the order in which they are to come; null if it does not name two. */
export const findTwoThings = <Thing extends { title: string }>(
  message: RecordMessage,
  things: readonly Thing[],
): readonly [Thing, Thing] | null => {
  const { text, terms, language, vocabulary } = message
  // A picture that fits names nothing beside another entry.
  const words = { text, terms, unknown: '', language }
  const [one] = findThings(words, things, true)
    .filter(({ title }) => isClear(title, words))
    // "Cinema" is in "Cinema with popcorn", too.
    .toSorted((a, b) => b.title.length - a.title.length)
  if (!one) return null
  const rest = removeTitle(one.title, words)
  const others = things.filter(({ title }) => title !== one.title && isClear(title, rest))
  const [other] = [...findThings(rest, others, true), ...findByPicture(one.title, message, things)]
  if (!other) return null
  const places = [findPosition(one.title, words), findPosition(other.title, words)] as const
  const named = places[0] <= places[1] ? ([one, other] as const) : ([other, one] as const)
  const [begin, end] = [Math.min(...places), Math.max(...places)]
  const parts = [text.slice(0, begin), text.slice(begin, end), text.slice(end)] as const
  return isReverse(parts, vocabulary) ? [named[1], named[0]] : named
}
