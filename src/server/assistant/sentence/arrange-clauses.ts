import { removeFillers } from './clause-facts.ts'
import { blankOut } from './clean-title.ts'
import type { NamedChild, NameFinder } from './find-children.ts'
import { findAmounts } from './find-amounts.ts'
import { findDays } from './find-day.ts'
import { findMoment } from './find-moment.ts'
import { findPoints } from './find-points.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import type { TitleTests } from './title-tests.ts'
import { cutClause, joinClauses, splitClauses, type Clause } from './split-clauses.ts'

/** Whether words name a day does not depend on today. */
const anyDay = '2000-01-01'

/** More points than this are hardly given for one deed. */
const mostUsualPoints = 20

const shortestDeed = { latin: 4, han: 2 } as const

/** Returns whether a clause is only the name of a child, such as the first of “Mia and Leo tidied up”. */
const isOnlyNames = (text: string, names: readonly NamedChild[], words: LanguageWords): boolean =>
  names.length > 0 && removeFillers(blankOut(text, names), words) === ''

/** Returns whether a clause is one more name of a list at the end of the clause before: “5 points for Mia and Leo”. */
const isListGoingOn = (
  text: string,
  previous: Clause,
  clause: Clause,
  findNames: NameFinder,
  words: LanguageWords,
): boolean => {
  const last = findNames(previous).at(-1)
  const isLinked = /^\s*\p{L}+\s*$|^\s*&\s*$/u.test(text.slice(previous.end, clause.start))
  return (
    last !== undefined &&
    isLinked &&
    previous.text.slice(last.end).trim() === '' &&
    isOnlyNames(clause.text, findNames(clause), words)
  )
}

/** Returns whether a clause has a word that makes it tell something, although it names no deed. */
const hasTellingWord = (text: string, { language, manners, redeem, actions, days }: LanguageWords): boolean =>
  [manners.negation, manners.ill, manners.rest, redeem.sure, ...days.daysAgo, ...days.weekdays].some((pattern) =>
    occurs(pattern, text),
  ) ||
  (language === 'es' && occurs(actions.done, text))

/** Returns whether a clause says nothing by itself, such as the last of “put away cars and blocks”. */
const isFragment = (
  text: string,
  names: readonly NamedChild[],
  words: LanguageWords,
  isTitle: TitleTests['isTitle'],
): boolean =>
  names.length === 0 &&
  !/\d/.test(text) &&
  text.trim().split(/\s+/u).length <= 3 &&
  text.trim().length <= (words.language === 'zh' ? shortestDeed.latin : 30) &&
  words.findDeeds(text).length === 0 &&
  findMoment(text, words) === null &&
  !hasTellingWord(text, words) &&
  !isTitle(text)

/** Returns whether a clause is only an amount, such as the last of “she ran, 29 minutes”. */
const isOnlyAmount = (text: string, words: LanguageWords): boolean =>
  findAmounts(text, words).some((one) => one.unit !== null && removeFillers(blankOut(text, [one]), words) === '')

/** Returns whether a clause is the amount of the one before; points are that only after a colon: “times tables: 76 points”. */
const isAmountOf = (text: string, previous: Clause, clause: Clause, words: LanguageWords): boolean =>
  isOnlyAmount(clause.text, words) &&
  (findPoints(clause.text, words) === null || /^\s*:\s*$/u.test(text.slice(previous.end, clause.start))) &&
  findAmounts(previous.text, words).every(
    ({ unit }) => unit !== null && unit !== findAmounts(clause.text, words)[0]?.unit,
  )

/** Returns whether a clause only says that a reward was taken, such as the last of “we went to the zoo, her reward”. */
const isOnlyRedeemed = (text: string, words: LanguageWords): boolean =>
  occurs(words.redeem.sure, text) && removeFillers(text.replace(words.redeem.sure, ' '), words) === ''

/** Returns whether a clause is only a score of the challenge in the one before: 练了口诀，83分. */
const isScoreOf = (text: string, previous: string, words: LanguageWords, isSkill: TitleTests['isSkill']): boolean => {
  const said = findPoints(text, words)
  return (
    said !== null &&
    said.points > mostUsualPoints &&
    removeFillers(blankOut(text, [said]), words) === '' &&
    isSkill(previous)
  )
}

/** Returns whether a clause only says that points paid for what the clause before tells of: 用分换的. */
const isPayment = (text: string, words: LanguageWords): boolean =>
  words.language === 'zh' &&
  (occurs(words.redeem.sure, text) || occurs(words.redeem.perhaps, text)) &&
  text
    .replace(words.redeem.sure, '')
    .replace(words.redeem.perhaps, '')
    .replace(/[用拿花的他她自己攒积分奖励出去了啦\d\s是]/gu, '') === ''

/** Returns whether a clause is only a day, such as the first of “on Monday and Tuesday she read”. */
const isOnlyDays = (text: string, words: LanguageWords): boolean => {
  const found = findDays(text, anyDay, words)
  return found !== null && removeFillers(blankOut(text, found.places), words) === ''
}

/** What tells whether a clause goes on from the one before. */
interface Context {
  findNames: NameFinder
  words: LanguageWords
  tests: TitleTests
}

/** Returns whether a clause only adds a score or that a reward was taken to the one before. */
const isAddition = (text: string, previous: string, { words, tests }: Context): boolean =>
  isOnlyRedeemed(text, words) || isScoreOf(text, previous, words, tests.isSkill)

/** Returns whether a clause of the same sentence says nothing without the one before. */
const isPartOf = (
  text: string,
  clause: Clause,
  previous: Clause,
  next: Clause | undefined,
  context: Context,
): boolean => {
  const { findNames, words, tests } = context
  // “… today, yesterday though she …”: the day belongs to what follows.
  const isLinkedWithNext =
    next?.sentence === clause.sentence && /^[\s\p{L}:]*$/u.test(text.slice(clause.end, next.start))
  return (
    isOnlyNames(previous.text, findNames(previous), words) ||
    isListGoingOn(text, previous, clause, findNames, words) ||
    isOnlyDays(previous.text, words) ||
    (isOnlyDays(clause.text, words) && !isLinkedWithNext && findDays(previous.text, anyDay, words) !== null) ||
    isAmountOf(text, previous, clause, words) ||
    isAddition(clause.text, previous.text, context) ||
    isFragment(clause.text, findNames(clause), words, tests.isTitle)
  )
}

const joinParts = (text: string, clauses: readonly Clause[], context: Context): Clause[] => {
  const { findNames, words } = context
  const joined: Clause[] = []
  for (const [n, clause] of clauses.entries()) {
    const previous = joined.at(-1)
    const isPaid = findNames(clause).length === 0 && isPayment(clause.text, words)
    const joins = previous?.sentence === clause.sentence && isPartOf(text, clause, previous, clauses[n + 1], context)
    if (previous && (joins || isPaid)) joined.splice(-1, 1, joinClauses(text, previous, clause))
    else joined.push(clause)
  }
  return joined
}

/** Removes a phrase that introduces reported speech: “grandma says that”. */
const dropQuote = (clause: Clause, findNames: NameFinder, { people }: LanguageWords): Clause => {
  // Patterns expect a name as `nn`.
  const named = findNames(clause).reduce(
    (text, { start, end }) => `${text.slice(0, start)}${'n'.repeat(end - start)}${text.slice(end)}`,
    clause.text,
  )
  const quote = Array.from(named.matchAll(people.quotes)).find(({ index }) => named.slice(0, index).trim() === '')
  return quote ? cutClause(clause, quote.index + quote[0].length)[1] : clause
}

/** Cuts a clause before each name that begins a new one: after a deed, with a deed that follows. */
const cutAtNames = (clause: Clause, findNames: NameFinder, words: LanguageWords): Clause[] => {
  const names = findNames(clause)
  const deeds = words.findDeeds(clause.text)
  const cut = names.find(({ start, end }) => {
    const before = clause.text.slice(0, start)
    const hasBefore = deeds.some((deed) => deed.end <= start) && names.some((name) => name.end <= start)
    const isListed = /(?:\band|\by|\be|和|与|、|&)\s*$/u.test(before)
    return hasBefore && !isListed && !words.objectMark.test(before) && deeds.some((deed) => deed.start >= end)
  })
  if (!cut) return [clause]
  const [first, rest] = cutClause(clause, cut.start)
  return [first, ...cutAtNames(rest, findNames, words)]
}

/** Cuts a clause before each day that begins a new one: “Monday 13 laps Tuesday 14”. */
const cutAtDays = (clause: Clause, words: LanguageWords): Clause[] => {
  const places = findDays(clause.text, anyDay, words)?.places.toSorted((a, b) => a.start - b.start) ?? []
  if (places.length < 2) return [clause]
  const deeds = words.findDeeds(clause.text)
  const tells = (from: number, to: number) =>
    /\d/.test(clause.text.slice(from, to)) || deeds.some(({ start, end }) => start >= from && end <= to)
  const cut = places.find(({ start, end }, n) => {
    const previous = places[n - 1]
    return previous !== undefined && tells(previous.end, start) && tells(end, clause.text.length)
  })
  if (!cut) return [clause]
  const [first, rest] = cutClause(clause, cut.start)
  return [first, ...cutAtDays(rest, words)]
}

/** Splits a text into clauses that tell of one thing each. */
export const arrangeClauses = (
  text: string,
  findNames: NameFinder,
  words: LanguageWords,
  tests: TitleTests,
): Clause[] =>
  joinParts(text, splitClauses(text, words), { findNames, words, tests })
    .map((clause) => dropQuote(clause, findNames, words))
    .flatMap((clause) => cutAtNames(clause, findNames, words))
    .flatMap((clause) => cutAtDays(clause, words))
