import type { SentenceReading } from '#shared/assistant/sentence.ts'
import type { Day } from '#shared/time/day.ts'
import { removeFillers, type ClauseFacts } from './clause-facts.ts'
import { blankOut, createTitle } from './clean-title.ts'
import type { ToldMoment } from './collect-moments.ts'
import { createSaid, draftDeeds, draftNotDone, scores } from './draft-deeds.ts'
import { draftRedemptions } from './draft-redemption.ts'
import { draftScore } from './draft-score.ts'
import { findAmounts } from './find-amounts.ts'
import { findMoment } from './find-moment.ts'
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
  /** Whether the sentence says that somebody is ill or has a day off. */
  isExcused: boolean
  /** Whether the next clause takes back a part of it. */
  isDoubted: boolean
  /** Whether the sentence says that rewards are bought. */
  isBuying: boolean
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
  const known = Object.values(words.people).reduce((text, pattern) => text.replace(pattern, ' '), withoutAmounts)
  const rest = known.replace(words.adjuncts, ' ').replace(words.manners.noNegation, ' ')
  return removeFillers(rest, words).length > 2 && !beginsWithVerb(rest, words)
}

const draftFor = (child: KnownChild, day: Day, clause: ClauseToRead, title: string): Draft[] => {
  const { facts, subjects, source, words, isExcused } = clause
  const { start, end } = facts.clause
  const isDoubtful = clause.isDoubted || occurs(words.manners.doubt, facts.bare)
  const told: Told = {
    child,
    day,
    words: sliceOriginal(source, start, end),
    isSure: subjects.isSure && !isDoubtful && !isAboutUnknown(clause),
  }
  const said = createSaid(facts)
  const context = { facts, told, said, title, words }
  if (subjects.isOther && facts.points === null) {
    // “I gave her the ice cream with her points”
    if (facts.isNegative || !occurs(words.redeem.sure, facts.bare)) return []
    return draftRedemptions(facts, { told: { ...told, isSure: false }, said, isBuying: false }, words)
  }
  if (facts.isNegative) return draftNotDone(context, isExcused)
  if (occurs(words.manners.rest, facts.bare)) {
    const rests = draftNotDone({ ...context, facts: { ...facts, points: null } }, true)
    if (rests.length > 0) return rests
  }
  const redemptions = draftRedemptions(facts, { told, said, isBuying: clause.isBuying }, words)
  if (redemptions.length > 0) return redemptions
  const score = draftScore(facts, told, said, words)
  return score ? [score] : draftDeeds(context)
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
    others.map((child) => proposeDeed({ child, day, words, isSure: false }, title, action.isHard, null)),
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
  const removed = [...subjects.names, ...facts.dayPlaces, ...(facts.said ? [facts.said] : [])]
  const title = createTitle(source, facts.clause, removed, words)
  const drafts = days.flatMap((day) => subjects.children.flatMap((child) => draftFor(child, day, clause, title)))
  const moment = toMoment(clause, drafts.length > 0)
  const isUnderstood = drafts.length > 0 || moment !== null || facts.isNegative
  const actions = isUnderstood ? [] : draftActions(clause, title)
  return facts.action?.isClear
    ? { drafts: [...drafts, ...actions], actions: [], moment, isUnderstood: isUnderstood || actions.length > 0 }
    : { drafts, actions, moment, isUnderstood }
}
