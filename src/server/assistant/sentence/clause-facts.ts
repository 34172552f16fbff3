import type { Day } from '#shared/time/day.ts'
import { loadSentenceContent } from '#server/assistant/content/load.ts'
import { blankOut } from './clean-title.ts'
import type { KnownChild } from './known-family.ts'
import type { NamedChild, NameFinder } from './find-children.ts'
import { findDays } from './find-day.ts'
import { findSubjectNames } from './find-subjects.ts'
import { findPoints, type SaidPoints } from './find-points.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import type { PhraseMatch } from './phrase-matcher.ts'
import { findDeeds, type ToldDeeds } from './find-deeds.ts'
import type { Clause } from './split-clauses.ts'

/** What a clause says, before it is known whom it is about. */
export interface ClauseFacts extends ToldDeeds {
  clause: Clause
  names: readonly NamedChild[]
  /** Those to whom nothing is done. */
  subjectNames: readonly NamedChild[]
  /** Null when it names no day; a day is null when it is out of reach. */
  days: readonly (Day | null)[] | null
  /** Whether a day is its last word, as in “read yesterday”. */
  endsWithDay: boolean
  dayPlaces: readonly { start: number; end: number }[]
  said: SaidPoints | null
  /** The points said in it, or in a clause that only gives points. */
  points: number | null
  /** Whether words or a sign say that the points are given. */
  isGiven: boolean
  /** Whether its points are for a deed of another clause. */
  isAssigned: boolean
  /** Whom points of another clause are for. */
  recipients: readonly KnownChild[]
  /** Its text with blanks in place of names, days and points. */
  bare: string
  /** Where it only says how somebody felt. */
  feelings: readonly { start: number; end: number }[]
  isPlan: boolean
  /** Whether it says what comes later, while the clauses after it may tell what was done. */
  isLater: boolean
  /** Whether it complains, or tells what always happens or what somebody else did. */
  isNoDeed: boolean
  isNegative: boolean
  /** Whether it only says that the one before holds for another day or child, too. */
  isRepetition: boolean
}

/** Returns what is left of a text without the words that say nothing. */
export const removeFillers = (text: string, { fillers, points }: LanguageWords): string =>
  text
    .replace(fillers, ' ')
    .replace(points.giving, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Writes `nn` in the place of those to whom something is done, as the phrases expect it: “helped nn”. */
const markObjects = (text: string, names: readonly NamedChild[], subjects: readonly NamedChild[]): string =>
  names.reduce(
    (rest, { start, end }) =>
      subjects.some((subject) => subject.start === start)
        ? rest
        : rest.slice(0, start) + 'nn'.slice(0, end - start).padEnd(end - start) + rest.slice(end),
    text,
  )

/** Returns a text with `nn` in place of each name, as the patterns expect it. */
const nameAs = (text: string, names: readonly NamedChild[]): string =>
  names.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)}nn${rest.slice(end)}`, text)

/** Returns whether a negation follows at once on what was not done: 作业也没写. */
const isTopicOf = (between: string): boolean => /^[也都还就倒又全是\s]*$/u.test(between)

/** Returns whether at most somebody stands between what was not done and its negation: “violin she didn’t touch”. */
const isNegatedAfter = (between: string): boolean =>
  /^[\s,]*(?:nn|he|she|they|it|ella?|ellos|ellas)?\s*(?:se|lo|la|los|las|le)?\s*$/u.test(between)

/**
 * Returns whether a negation stands before the end of the first deed, or at the end as in “the table no”; that of something hard
 * may be a part of it.
 */
const isNegativeIn = (text: string, deeds: readonly PhraseMatch[], { manners, language }: LanguageWords): boolean => {
  const without = text.replace(manners.noNegation, (words) => ' '.repeat(words.length))
  const [first] = deeds.toSorted((a, b) => a.start - b.start)
  const isHard = first !== undefined && loadSentenceContent().deeds[first.id]?.is === 'hard'
  const limit = first ? (isHard ? first.start : first.end) : text.length
  const isTopic = first !== undefined && !isHard
  const follows = language === 'zh' ? isTopicOf : isNegatedAfter
  const isLast = (end: number) => language !== 'zh' && !/\p{L}/u.test(without.slice(end))
  return Array.from(without.matchAll(manners.negation)).some(
    ({ 0: words, index }) =>
      index < limit || (isTopic && follows(without.slice(limit, index))) || isLast(index + words.length),
  )
}

const isRepetition = (bare: string, words: LanguageWords): boolean =>
  occurs(words.manners.again, bare) && removeFillers(bare.replace(words.manners.again, ' '), words) === ''

const toPoints = (said: SaidPoints | null): Pick<ClauseFacts, 'points' | 'isGiven'> =>
  said === null ? { points: null, isGiven: false } : { points: said.points, isGiven: said.isGiven }

/** Fewer minutes are hardly told of. */
const leastMinutes = 10

/** Returns the points that a clause says, or null; 分 are minutes where something is told that lasts: 看书15分. */
const findSaidPoints = (text: string, words: LanguageWords): SaidPoints | null => {
  const said = findPoints(text, words)
  if (!said || words.language !== 'zh' || said.isGiven || said.points < leastMinutes) return said
  const { deeds } = loadSentenceContent()
  return words.findDeeds(blankOut(text, [said])).some(({ id }) => deeds[id]?.lasts) ? null : said
}

const findFeelings = (bare: string, { feelings }: LanguageWords) =>
  Array.from(bare.matchAll(feelings)).map(({ 0: phrase, index }) => ({ start: index, end: index + phrase.length }))

/** Returns what a clause says. */
export const findFacts = (clause: Clause, findNames: NameFinder, today: Day, words: LanguageWords): ClauseFacts => {
  const { text } = clause
  const names = findNames(clause)
  const listed = findSubjectNames(text, names, false, words)
  const isObject = (name: NamedChild) => !listed.includes(name) && words.objectMark.test(text.slice(0, name.start))
  const subjectNames = names.filter((name) => !isObject(name))
  const withoutNames = markObjects(blankOut(text, names), names, subjectNames)
  const found = findDays(withoutNames, today, words)
  const said = findSaidPoints(blankOut(text, found?.places ?? []), words)
  const dayPlaces = found?.places ?? []
  const bare = blankOut(withoutNames, [...dayPlaces, ...(said ? [said] : [])])
  const feelings = findFeelings(bare, words)
  const told = findDeeds(blankOut(bare, feelings), names.length > subjectNames.length, words)
  const named = nameAs(text, names)
  return {
    clause,
    names,
    subjectNames,
    days: found?.days ?? null,
    endsWithDay: dayPlaces.some(({ end }) => text.slice(end).trim() === ''),
    dayPlaces,
    said,
    ...toPoints(said),
    isAssigned: false,
    recipients: [],
    bare,
    feelings,
    ...told,
    isNoDeed: occurs(words.manners.noDeed, named),
    isPlan: clause.isQuestion || occurs(words.manners.plan, named) || occurs(words.manners.question, named),
    isLater: occurs(words.manners.later, named),
    isNegative: isNegativeIn(bare, told.deeds, words) || /[✗✘✖❌]/u.test(text) || occurs(words.manners.undone, bare),
    isRepetition: isRepetition(bare, words),
  }
}

/** Returns whether a clause only says how well something was done: “well done”. */
export const isComment = ({ bare }: Pick<ClauseFacts, 'bare'>, words: LanguageWords): boolean =>
  occurs(words.comments, bare) && removeFillers(bare.replace(words.comments, ' '), words) === ''

/** Returns whether a clause only gives points: it names no deed. */
export const isOnlyPoints = ({ said, bare, deeds }: ClauseFacts, words: LanguageWords): boolean =>
  said !== null &&
  (isComment({ bare }, words) ||
    (deeds.length === 0 && removeFillers(bare, words).length < (words.language === 'zh' ? 2 : 3)))
