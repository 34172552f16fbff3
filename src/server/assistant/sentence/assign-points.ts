import { isOnlyPoints, type ClauseFacts } from './clause-facts.ts'
import type { LanguageWords } from './language-words.ts'

const isAboutSame = (points: ClauseFacts, deed: ClauseFacts): boolean =>
  points.names.length === 0 ||
  deed.subjectNames.length === 0 ||
  points.names.some(({ child }) => deed.subjectNames.some((other) => other.child === child))

const canTake = (points: ClauseFacts, deed: ClauseFacts | undefined, words: LanguageWords): deed is ClauseFacts =>
  deed !== undefined && deed.points === null && !deed.isPlan && !isOnlyPoints(deed, words) && isAboutSame(points, deed)

/**
 * Gives the points of clauses that only give points (“Leo tidied up, 3 points”, “3 points for Leo: he tidied up”) to the clause
 * before or after, which takes the names, too; others are kept.
 */
export const assignPoints = (facts: readonly ClauseFacts[], words: LanguageWords): ClauseFacts[] => {
  const result = [...facts]
  const assigned = new Set<number>()
  const give = (from: ClauseFacts, to: number, isBefore: boolean) => {
    const deed = result[to]
    if (deed) result[to] = { ...deed, points: from.points, said: isBefore ? deed.said : deed.said }
  }
  facts.forEach((one, at) => {
    if (one.isPlan || !isOnlyPoints(one, words)) return
    const before = assigned.has(at - 1) ? undefined : result[at - 1]
    const after = result[at + 1]
    const isFirst = before === undefined || before.clause.sentence !== one.clause.sentence
    const prefersAfter = one.names.length > 0 && isFirst && after?.clause.sentence === one.clause.sentence
    if (!prefersAfter && canTake(one, before, words)) give(one, at - 1, true)
    else if (canTake(one, after, words) && after.clause.sentence === one.clause.sentence) give(one, at + 1, false)
    else return
    assigned.add(at)
  })
  return result.map((one, at) => (assigned.has(at) ? { ...one, points: null } : one))
}
