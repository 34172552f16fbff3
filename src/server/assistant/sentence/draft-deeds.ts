import { foldText } from '#server/assistant/search/text.ts'
import { loadSentenceContent } from '#server/assistant/content/load.ts'
import type { ClauseFacts } from './clause-facts.ts'
import { blankOut } from './clean-title.ts'
import { findAmounts } from './find-amounts.ts'
import { findSiblingBehavior } from './find-sibling-behavior.ts'
import type { KnownBehavior, KnownChild, KnownHabit } from './known-family.ts'
import type { LanguageWords } from './language-words.ts'
import { matchDeeds, toSaid, type DeedMatch, type Said } from './match-things.ts'
import {
  doubtFor,
  isOpen,
  proposeBehavior,
  proposeCheckIn,
  proposeDeed,
  proposeRest,
  type Draft,
  type Told,
} from './propose.ts'

/** What a deed is recorded from. */
export interface DeedContext {
  facts: ClauseFacts
  told: Told
  said: Said
  title: string
  words: LanguageWords
  /** The other children of the family. */
  siblings: readonly KnownChild[]
}

/** From which score on a match is certain, and by how much a habit may fit worse than a quick behaviour. */
export const scores = { sure: 0.7, equal: 0.16 } as const

/** Returns the deed that decides whether a clause is about something good: the first one, or one that settles another. */
const findFirstDeed = ({ deeds }: ClauseFacts) => {
  const known = loadSentenceContent().deeds
  const [first] = deeds.toSorted((a, b) => a.start - b.start)
  // “At his homework he slammed the door” is hard.
  const hard =
    first?.id === 'homework' ? deeds.find(({ id, isWeak }) => known[id]?.is === 'hard' && !isWeak) : undefined
  return deeds.find(({ id }) => known[id]?.settles) ?? hard ?? first
}

/** Returns whether a deed is said along with another one: “helped set the table”. */
const isAlong = (deed: string) => loadSentenceContent().deeds[deed]?.along === true

const kindOf = (deed: string | undefined) => (deed === undefined ? undefined : loadSentenceContent().deeds[deed]?.is)

/** Returns whether a clause tells of something hard for which no points are given. */
const isHardUnpaid = (facts: ClauseFacts): boolean => kindOf(findFirstDeed(facts)?.id) === 'hard' && !facts.isGiven

/** Returns whether fewer minutes are said than the title of the habit asks for. */
const isTooLittle = ({ title }: KnownHabit, { facts, words }: DeedContext): boolean => {
  if (!/\d/.test(title)) return false
  const own = findAmounts(foldText(title), words).find(({ unit }) => unit !== null)
  const isOwn = (unit: string | null) => unit === own?.unit || (unit === '分' && own?.unit === '分钟')
  const done = findAmounts(facts.bare, words).find(({ unit }) => isOwn(unit))
  return own !== undefined && done !== undefined && done.value < own.value
}

/** Returns the habits that a clause names: the best one, and one for each further deed that is exactly one. */
const findHabits = (
  matches: readonly DeedMatch[],
  context: DeedContext,
  least: number = scores.sure,
): { habit: KnownHabit; score: number }[] => {
  const habits = matches.flatMap((match) =>
    match.kind === 'habit' ? [{ habit: match.thing, score: match.score }] : [],
  )
  const [best] = habits
  if (!best) return []
  const further = context.facts.deeds.flatMap(({ id, isWeak }) => {
    const [own] = matchDeeds(context.told.child, { parts: new Set(), deeds: [{ id, isWeak }] })
    return own?.kind === 'habit' && own.score >= least ? [{ habit: own.thing, score: own.score }] : []
  })
  const others = new Map(further.filter(({ habit }) => habit.id !== best.habit.id).map((one) => [one.habit.id, one]))
  return [best, ...others.values()]
}

/** How many words a clause may have beside its deed for a check-in to be certain: “fed the cat of the neighbours while they are away”. */
const maxOtherWords = 2

/** Returns how many words of a clause neither tell of its deeds nor say when, how long or without what. */
const countOtherWords = ({ facts, words }: DeedContext): number => {
  if (words.language === 'zh') return 0
  const places = [...facts.mentioned, ...findAmounts(facts.bare, words)]
  const rest = blankOut(facts.bare, places).replace(words.adjuncts, ' ').replace(words.manners.noNegation, ' ')
  const others = Object.values(words.people).reduce((text, pattern) => text.replace(pattern, ' '), rest)
  const told = others.replace(words.fillers, ' ').replace(words.points.giving, ' ').replace(words.actions.good, ' ')
  return told.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2).length
}

const draftCheckIns = (matches: readonly DeedMatch[], context: DeedContext): Draft[] => {
  const { facts, told } = context
  const found = findHabits(matches, context)
  const hasRival =
    matches.filter(({ kind, score }) => kind === 'habit' && score > (found[0]?.score ?? 0) - 0.02).length > found.length
  const isHelp = facts.deeds.some(({ id }) => isAlong(id)) && facts.deeds.length > 1
  const isOnlyWeak = facts.deeds.every(({ isWeak }) => isWeak)
  const hasMore = countOtherWords(context) > maxOtherWords
  return found.flatMap(({ habit, score }) => {
    const isCertain =
      score >= scores.sure && !hasRival && !isHelp && !isOnlyWeak && !hasMore && !isTooLittle(habit, context)
    const drafts = proposeCheckIn({ ...told, isSure: told.isSure && isCertain }, habit)
    // What only may be meant is not said to be done.
    return score >= scores.sure && !isHelp ? drafts : drafts.filter(({ kind }) => kind !== 'already')
  })
}

/** Returns whether points are taken for something hard: “50 points off” may be the price of a reward. */
const isCertainlyHard = ({ points, deeds, action }: ClauseFacts): boolean =>
  points !== null && points < 0 && (deeds.some(({ id }) => kindOf(id) === 'hard') || action?.isHard === true)

/** Returns whether a clause names something known that was done. */
const namesDeed = ({ deeds }: ClauseFacts): boolean => deeds.some(({ id, isWeak }) => !isWeak && kindOf(id) !== 'thing')

/** More points than this are hardly given for one deed: they may be a score. */
const mostUsualPoints = 20

/** Something hard without points is only noted; points are taken only where it certainly is hard. */
const doubtHard = (told: Told, facts: ClauseFacts): Told => ({
  ...told,
  isSure: told.isSure && (facts.points === null || isCertainlyHard(facts)),
})

const draftNewDeed = ({ facts, told, title }: DeedContext): Draft[] => {
  const { points } = facts
  const first = findFirstDeed(facts)
  const kind = kindOf(first?.id)
  if (title === '' || (points === null && (kind === undefined || kind === 'thing'))) return []
  if ((points ?? 0) < 0 || (isHardUnpaid(facts) && !facts.isNegative))
    return [proposeDeed(doubtHard(told, facts), title, true, points)]
  // What is in no list and has no points is chosen by the parent.
  if (points === null) return [proposeDeed(doubtFor(told, 'unlisted'), title, false, null)]
  const isCertain = points <= mostUsualPoints && namesDeed(facts)
  return [proposeDeed({ ...told, isSure: told.isSure && isCertain }, title, false, points)]
}

/** Returns the tile of another child for the same deed; what only helps with it is another one. */
const findOfSiblings = (context: DeedContext): KnownBehavior | undefined => {
  const { facts, siblings, said, words } = context
  if (facts.isHelp || facts.deeds.some(({ id }) => isAlong(id))) return undefined
  return findSiblingBehavior({ siblings, said, mayHaveMore: words.language === 'zh' || countOtherWords(context) > 0 })
}

/** Returns the behaviour that a clause tells of: one of its quick list or those of its siblings if it fits, else a new one. */
const draftBehavior = (matches: readonly DeedMatch[], context: DeedContext): Draft[] => {
  const known = matches.find((match) => match.kind === 'behavior' && match.score >= scores.sure)
  const behavior = known?.kind === 'behavior' ? known.thing : findOfSiblings(context)
  return behavior ? [proposeBehavior(context.told, behavior, context.facts.points)] : draftNewDeed(context)
}

/**
 * Returns the check-ins of the habits that fit a clause at least as well as a quick behaviour does, those with what is done already, and
 * whether they fit well.
 */
const preferHabits = (matches: readonly DeedMatch[], context: DeedContext) => {
  const habit = matches.find(({ kind }) => kind === 'habit')
  const isPreferred = habit !== undefined && habit.score + scores.equal >= (matches[0]?.score ?? 0)
  const told = isPreferred ? draftCheckIns(matches, context) : []
  return {
    told,
    checkIns: told.filter(({ kind }) => kind === 'check-in'),
    already: told.filter(({ kind }) => kind === 'already'),
    isClear: isPreferred && habit.score >= scores.sure,
  }
}

const makeUnsure = (draft: Draft): Draft => ({ ...draft, isSure: false })

/** Returns the check-ins, quick behaviours or new behaviours that a clause tells of. */
export const draftDeeds = (context: DeedContext): Draft[] => {
  const { facts, told, said } = context
  const { points } = facts
  if ((points ?? 0) < 0 || isHardUnpaid(facts)) return draftNewDeed(context)
  const matches = matchDeeds(told.child, said)
  const { told: all, checkIns, already, isClear } = preferHabits(matches, context)
  if (checkIns.length > 0 && points === null && facts.deeds.every(({ isWeak }) => isWeak)) return all
  // Points that a check-in does not pay are meant as points.
  const paysOtherwise =
    points !== null && checkIns.some((draft) => draft.kind === 'check-in' && draft.points !== points)
  if (checkIns.length > 0 && isClear && !paysOtherwise) return all
  const isRepeated = isClear && checkIns.length === 0
  // What was checked in already is no new behaviour, but perhaps one of the quick list.
  const behaviors =
    isRepeated && points === null ? draftBehavior(matches, context).filter(isKnown) : draftBehavior(matches, context)
  return [
    ...already,
    ...behaviors.map((draft) => (isRepeated ? makeUnsure(draft) : draft)),
    ...checkIns.map(makeUnsure),
  ]
}

const isKnown = (draft: Draft): boolean => draft.kind === 'behavior' && draft.preset !== undefined

/** Returns what a clause tells of that was not done: a rest of a habit, perhaps, or that something hard did not happen. */
export const draftNotDone = (context: DeedContext, isExcused: boolean): Draft[] => {
  const { facts, told, said } = context
  if (facts.points !== null) return draftNewDeed(context)
  const least = isExcused ? 0 : scores.sure
  const named = matchDeeds(told.child, said).filter(({ kind }) => kind === 'habit')
  const found = findHabits(named, context, least).filter(({ score }) => score >= least)
  const isExact = found.length === 1 || found.every(({ score }) => score >= scores.sure)
  return found
    .filter(({ habit }) => isOpen(habit, told.day))
    .map(({ habit, score }) => {
      const isCertain = isExcused && score >= scores.sure && isExact
      return proposeRest({ ...told, isSure: told.isSure && isCertain }, habit)
    })
}

/** Returns what a clause says, for matching. */
export const createSaid = ({ bare, deeds, feelings, isHelp }: ClauseFacts): Said => {
  // “Helped her find it” names nothing but the help.
  const isOnlyHelp = deeds.length > 0 && deeds.every(({ id }) => isAlong(id))
  return toSaid(
    isHelp ? '' : blankOut(bare, feelings),
    isOnlyHelp ? [...deeds, { id: 'help-others', isWeak: false }] : deeds,
  )
}
