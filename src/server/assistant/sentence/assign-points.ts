import { loadSentenceContent } from '#server/assistant/content/load.ts'
import { blankOut } from './clean-title.ts'
import { isOnlyPoints, removeFillers, type ClauseFacts } from './clause-facts.ts'
import { occurs, type LanguageWords } from './language-words.ts'

const isAboutSame = (points: ClauseFacts, deed: ClauseFacts): boolean =>
  points.names.length === 0 ||
  deed.subjectNames.length === 0 ||
  points.names.some(({ child }) => deed.subjectNames.some((other) => other.child === child))

const canTake = (points: ClauseFacts, deed: ClauseFacts | undefined, words: LanguageWords): deed is ClauseFacts =>
  deed !== undefined && deed.points === null && !deed.isPlan && !isOnlyPoints(deed, words) && isAboutSame(points, deed)

/** Returns whether a clause names neither a deed nor anybody, such as the second one of “tidied up, wonderful! 5 points”. */
const isAside = ({ deeds, names, clause }: ClauseFacts, { people }: LanguageWords): boolean =>
  deeds.every(({ isWeak }) => isWeak) &&
  names.length === 0 &&
  ![people.he, people.she, people.they].some((pattern) => occurs(pattern, clause.text))

const isHard = ({ deeds }: ClauseFacts): boolean =>
  deeds.some(({ id }) => loadSentenceContent().deeds[id]?.is === 'hard')

/** Returns the position of the last hard deed in this or the last sentence, for which points are taken rather than for a good one after it. */
const findHardBefore = (facts: readonly ClauseFacts[], at: number): number | null => {
  const sentence = facts[at]?.clause.sentence ?? 0
  const isNear = ({ clause }: ClauseFacts) => clause.sentence >= sentence - 1
  const found = facts.findLastIndex((deed, n) => n < at && isNear(deed) && isHard(deed) && deed.points === null)
  return found < 0 ? null : found
}

/** Returns the position of the last deed before in its sentence of somebody whom points are for: “Mia cleaned up and Leo did not, 3 for Mia”. */
const findOwn = (facts: readonly ClauseFacts[], at: number, words: LanguageWords): number | null => {
  const points = facts[at]
  if (!points || points.names.length === 0) return null
  const own = facts.findLastIndex(
    (deed, n) =>
      n < at &&
      deed.clause.sentence === points.clause.sentence &&
      deed.subjectNames.length > 0 &&
      deed.deeds.length > 0 &&
      canTake(points, deed, words),
  )
  return own < 0 ? null : own
}

/** Returns the position of the clause that takes points, or null. */
const findTaker = (facts: readonly ClauseFacts[], at: number, words: LanguageWords): number | null => {
  const points = facts[at]
  if (!points) return null
  const [before, beforeThat] = [facts[at - 1], facts[at - 2]]
  const skips =
    before !== undefined && beforeThat !== undefined && isAside(before, words) && beforeThat.deeds.length > 0
  const hard = points.points !== null && points.points < 0 ? findHardBefore(facts, at) : null
  const previous = hard ?? (skips ? at - 2 : at - 1)
  const isSameSentence = (to: number) => facts[to]?.clause.sentence === points.clause.sentence
  const prefersNext = points.names.length > 0 && isSameSentence(at + 1) && !isSameSentence(at - 1)
  if (!prefersNext && canTake(points, facts[previous], words)) return previous
  if (isSameSentence(at + 1) && canTake(points, facts[at + 1], words)) return at + 1
  return findOwn(facts, at, words)
}

/** Returns the positions of the hard deeds of its sentence that a clause takes points for: “I took 5 from each”. */
const findEach = (facts: readonly ClauseFacts[], at: number, { people }: LanguageWords): number[] => {
  const points = facts[at]
  if (!points || !(occurs(people.both, points.clause.text) || occurs(people.all, points.clause.text))) return []
  return facts.flatMap((deed, n) => {
    const isBefore = n < at && deed.clause.sentence === points.clause.sentence
    return isBefore && deed.points === null && !deed.isPlan && deed.subjectNames.length > 0 && deed.deeds.length > 0
      ? [n]
      : []
  })
}

/** Returns whether a deed is another one or belongs to it: “separated them, 5 for helping”. */
const isKindOf = (id: string, general: string): boolean => {
  const { within } = loadSentenceContent().deeds[id] ?? {}
  return id === general || (within !== undefined && isKindOf(within, general))
}

/** Returns whether a clause only gives points for a deed: “3 off for hitting”. */
const isOnlyForDeed = ({ said, deeds, days, bare }: ClauseFacts, words: LanguageWords): boolean =>
  said !== null && deeds.length > 0 && days === null && removeFillers(blankOut(bare, deeds), words).length < 3

/** Returns whether the clause before tells of something that is in no list: “separated them and got 5 for helping”. */
const isUnlistedBefore = (points: ClauseFacts, previous: ClauseFacts | undefined): boolean =>
  previous !== undefined &&
  previous.action !== null &&
  previous.deeds.length === 0 &&
  previous.points === null &&
  previous.clause.sentence === points.clause.sentence &&
  isAboutSame(points, previous)

/** Returns whether a deed is told with the words by which points are given for it: “helped clean the bath … 2 points for the bath”. */
const mentionsSame = (points: ClauseFacts, deed: ClauseFacts): boolean =>
  deed.deeds.length > 0 &&
  points.deeds.some(({ start, end }) => end - start > 2 && deed.bare.includes(points.bare.slice(start, end)))

/** Returns the position of the last deed before that a clause gives points for; null if it tells of a new one. */
const findPaid = (facts: readonly ClauseFacts[], at: number, words: LanguageWords): number | null => {
  const points = facts[at]
  if (!points || !isOnlyForDeed(points, words)) return null
  const isSame = (deed: ClauseFacts) =>
    deed.deeds.some(({ id }) => points.deeds.some((other) => isKindOf(id, other.id)))
  if (isUnlistedBefore(points, facts[at - 1])) return at - 1
  const paid = facts.findLastIndex(
    (deed, n) => n < at && deed.points === null && !deed.isPlan && isAboutSame(points, deed) && isSame(deed),
  )
  if (paid >= 0) return paid
  const mentioning = facts.findLastIndex(
    (deed, n) =>
      n < at && deed.points === null && !deed.isPlan && isAboutSame(points, deed) && mentionsSame(points, deed),
  )
  return mentioning < 0 ? null : mentioning
}

/**
 * Gives the points of clauses that only give points (“Leo tidied up, 3 points”, “3 points for Leo: he tidied up”) to the clause
 * before or after, with whom they are for; others are kept.
 */
export const assignPoints = (facts: readonly ClauseFacts[], words: LanguageWords): ClauseFacts[] => {
  const result = [...facts]
  facts.forEach((one, at) => {
    if (one.isPlan) return
    const each = isOnlyPoints(one, words) ? findEach(result, at, words) : []
    if (each.length > 1) {
      for (const [n, deed] of result.entries())
        if (each.includes(n)) result[n] = { ...deed, points: one.points, isGiven: one.isGiven }
      result[at] = { ...one, points: null, isAssigned: true }
      return
    }
    const to = isOnlyPoints(one, words) ? findTaker(result, at, words) : findPaid(result, at, words)
    const deed = to === null ? undefined : result[to]
    if (!deed || to === null) return
    const recipients = deed.subjectNames.length > 0 ? [] : one.names.map(({ child }) => child)
    result[to] = { ...deed, points: one.points, isGiven: one.isGiven, recipients }
    result[at] = { ...one, points: null, isAssigned: true }
    const other = result[to - 1]
    // 两样各加2分 is for the deed before, too.
    if (/[两每]\s?[样件个]/u.test(one.clause.text) && to < at && canTake(one, other, words))
      result[to - 1] = { ...other, points: one.points, isGiven: one.isGiven }
  })
  return result
}
