import type { Doubt, SentenceReading } from '#shared/assistant/sentence.ts'
import type { Day } from '#shared/time/day.ts'
import { removeFillers, type ClauseFacts } from './clause-facts.ts'
import { blankOut, createTitle } from './clean-title.ts'
import type { ToldMoment } from './collect-moments.ts'
import { createSaid, draftDeeds, draftNotDone, scores, type DeedContext } from './draft-deeds.ts'
import { draftRedemptions } from './draft-redemption.ts'
import { draftScore } from './draft-score.ts'
import { findAmounts } from './find-amounts.ts'
import { findMoment } from './find-moment.ts'
import {
  isDeedFinished,
  isDoneByOther,
  isFinished,
  isNamedLate,
  namesSomebodyElse,
  type FamilyWords,
} from './find-doubts.ts'
import type { FoundSubjects } from './find-subjects.ts'
import type { KnownChild } from './known-family.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import { matchDeeds, type Said } from './match-things.ts'
import { isOpen, proposeDeed, proposeRest, type Draft, type Told } from './propose.ts'
import { sliceOriginal, type SourceText } from './source-text.ts'

export type Leftover = SentenceReading['leftovers'][number]

/** A clause with whom and which days it is about. */
export interface ClauseToRead {
  facts: ClauseFacts
  subjects: FoundSubjects
  days: readonly Day[]
  /** Whether the text so far says that somebody is ill, or its sentence that somebody has a day off. */
  isExcused: boolean
  /** Which children it says so of; empty if it does not say. */
  excused: ReadonlySet<string>
  /** Whether its sentence says that something pauses. */
  isPaused: boolean
  /** Whether its sentence says one or the other. */
  isExcusedHere: boolean
  /** Whether the next clause takes back a part of it. */
  isDoubted: boolean
  /** Whether the sentence says that rewards are bought. */
  isBuying: boolean
  /** Whether its day was said before, and may no longer hold. */
  hasDoubtfulDay: boolean
  /** The children of the family. */
  family: readonly KnownChild[]
  familyWords: FamilyWords
  source: SourceText
  words: LanguageWords
}

/** What a clause tells of. */
export interface ClauseReading {
  drafts: Draft[]
  /** Behaviours by which a deed that is in no list may be recorded, unless it is a part of a story. */
  actions: Draft[]
  moment: ToldMoment | null
  /** Whether it says anything that can be recorded, or was not done. */
  isUnderstood: boolean
}

// The subject of a Spanish verb stands before it, or is left out.
const beginsWithVerb = (text: string, words: LanguageWords): boolean =>
  words.language === 'es' && occurs(words.actions.done, text)

/** Returns whether words before the first deed name somebody unknown, as in “Ben hit Leo”. */
const isAboutUnknown = ({ facts, subjects, words }: ClauseToRead): boolean => {
  const [first] = facts.deeds.toSorted((a, b) => a.start - b.start)
  if (!first || subjects.names.length > 0 || words.language === 'zh') return false
  const before = facts.bare.slice(0, first.start)
  const withoutAmounts = blankOut(before, findAmounts(before, words))
  const withoutRest = withoutAmounts.replace(words.manners.rest, ' ')
  const known = Object.values(words.people).reduce((text, pattern) => text.replace(pattern, ' '), withoutRest)
  const rest = known.replace(words.adjuncts, ' ').replace(words.manners.noNegation, ' ')
  return removeFillers(rest, words).length > 2 && !beginsWithVerb(rest, words)
}

/** Returns whether a clause may be about somebody else, or another day than the one that was said before. */
const isUncertain = (clause: ClauseToRead): boolean =>
  isNamedLate(clause) ||
  isDoneByOther(clause) ||
  namesSomebodyElse(clause, clause.familyWords) ||
  (clause.hasDoubtfulDay && !isFinished(clause.facts, clause.words))

/** Returns what a clause tells of that was done. */
const draftDone = (context: DeedContext, { facts, isBuying, words }: ClauseToRead): Draft[] => {
  const redemptions = draftRedemptions(facts, { ...context, isBuying }, words)
  if (redemptions.length > 0) return redemptions
  const score = draftScore(facts, context.told, context.said, words)
  return score ? [score] : draftDeeds(context)
}

/** Returns those who did what a clause tells of. */
const listDoers = ({ children, companions }: FoundSubjects): KnownChild[] => [
  ...new Set([...children, ...companions.map(({ child }) => child)]),
]

/** Returns whether words say that the parent doubts it: 一起收 does so, unless it is said who did. */
const isDoubtSaid = ({ facts: { bare }, subjects, words }: ClauseToRead): boolean =>
  occurs(words.manners.doubt, listDoers(subjects).length > 1 ? bare.replace(/一起/gu, '  ') : bare)

/** Returns whether it is certain whom a clause is about and when it happened. */
const isClear = (clause: ClauseToRead): boolean =>
  clause.subjects.isSure && !clause.isDoubted && !isDoubtSaid(clause) && !isAboutUnknown(clause) && !isUncertain(clause)

/** Returns whether it is uncertain whom a clause is about, as a doubt. */
const findWhoDoubt = (clause: ClauseToRead): Doubt | undefined => {
  // The parent doubts it, too: “I think Leo did”.
  if (clause.isDoubted || isDoubtSaid(clause)) return undefined
  const isAboutOther =
    !clause.subjects.isSure ||
    isAboutUnknown(clause) ||
    isNamedLate(clause) ||
    isDoneByOther(clause) ||
    namesSomebodyElse(clause, clause.familyWords)
  return isAboutOther ? 'who' : undefined
}

/** Returns whether a child is ill or has a day off, whether the clause then only names what is left out, and whether it may do so. */
const readExcuse = (
  { facts, isExcused, excused, isExcusedHere, isPaused, words }: ClauseToRead,
  { id }: KnownChild,
) => {
  const isOwn = isExcused && (excused.size === 0 || excused.has(id))
  return { isExcused: isOwn, isNoun: isOwn && !isFinished(facts, words), mayRest: isOwn && isExcusedHere && isPaused }
}

/** Returns the rests that a clause tells of: that something pauses, or what a child that is ill leaves out. */
const draftRests = (context: DeedContext, { facts, words, ...clause }: ClauseToRead, isNoun: boolean): Draft[] => {
  const isRest = occurs(words.manners.rest, facts.bare)
  if (!isRest && !(isNoun && clause.isExcusedHere)) return []
  if (isDeedFinished(facts, words)) return []
  const isSure = context.told.isSure && (isRest || clause.isPaused)
  return draftNotDone({ ...context, told: { ...context.told, isSure }, facts: { ...facts, points: null } }, true)
}

const draftFor = (child: KnownChild, day: Day, clause: ClauseToRead, title: string): Draft[] => {
  const { facts, subjects, source, words } = clause
  const { isExcused, isNoun, mayRest } = readExcuse(clause, child)
  const { start, end } = facts.clause
  const told: Told = {
    child,
    day,
    words: sliceOriginal(source, start, end),
    isSure: isClear(clause),
    doubt: findWhoDoubt(clause),
  }
  const said = createSaid(facts)
  const siblings = clause.family.filter((one) => one !== child)
  const context = { facts, told, said, title, words, siblings }
  if (subjects.isOther && facts.points === null) {
    // “I gave her the ice cream with her points”
    if (facts.isNegative || !occurs(words.redeem.sure, facts.bare)) return []
    return draftRedemptions(facts, { told: { ...told, isSure: false }, said, isBuying: false }, words)
  }
  if (facts.isNegative) return draftNotDone(context, isExcused)
  const rests = draftRests(context, clause, isNoun)
  if (rests.length > 0) return rests
  return draftDone({ ...context, told: { ...told, isSure: told.isSure && !isNoun && !mayRest } }, clause)
}

/** Returns a rest for each open habit of a child that is ill or has a day off; none is certain. */
export const draftRestsOfAll = (child: KnownChild, day: Day, words: string): Draft[] =>
  child.habits
    .filter((habit) => isOpen(habit, day) && !habit.restDays.has(day))
    .map((habit) => proposeRest({ child, day, words, isSure: false }, habit))

const hasHabitFor = (child: KnownChild, said: Said): boolean =>
  matchDeeds(child, said).some(({ kind, score }) => kind === 'habit' && score >= scores.sure)

const draftActions = ({ facts, subjects, days, source }: ClauseToRead, title: string): Draft[] => {
  const { action, clause, isNegative } = facts
  if (!action || isNegative || subjects.isOther || title === '') return []
  const words = sliceOriginal(source, clause.start, clause.end)
  const said = createSaid(facts)
  const others = subjects.children.filter((child) => !hasHabitFor(child, said))
  return days.flatMap((day) =>
    others.map((child) => {
      const doubt = action.isHard ? 'doubtful' : 'unlisted'
      return proposeDeed({ child, day, words, isSure: false, doubt }, title, action.isHard, null)
    }),
  )
}

const toMoment = (clause: ClauseToRead, hasActs: boolean): ToldMoment | null => {
  const { facts, subjects, days, words } = clause
  const found = findMoment(facts.bare, words)
  const [day] = days
  if (!found || day === undefined) return null
  const { start, end, sentence } = facts.clause
  return {
    ...found,
    children: subjects.children,
    isAssumed: subjects.isAssumed || subjects.isOther,
    day,
    start,
    end,
    sentence,
    isSure: !hasActs,
  }
}

/** Returns what a clause tells of. */
export const readClause = (clause: ClauseToRead): ClauseReading => {
  const { facts, subjects, days, source, words } = clause
  const doers = listDoers(subjects)
  const said = facts.said ? [facts.said] : []
  const removed = [...subjects.names, ...subjects.companions, ...facts.dayPlaces, ...facts.feelings, ...said]
  const title = createTitle(source, facts.clause, removed, words)
  const drafts = days.flatMap((day) => doers.flatMap((child) => draftFor(child, day, clause, title)))
  const moment = toMoment(clause, drafts.length > 0)
  const isUnderstood = drafts.length > 0 || moment !== null || facts.isNegative
  const actions = isUnderstood ? [] : draftActions(clause, title)
  return facts.action?.isClear
    ? { drafts: [...drafts, ...actions], actions: [], moment, isUnderstood: isUnderstood || actions.length > 0 }
    : { drafts, actions, moment, isUnderstood }
}
