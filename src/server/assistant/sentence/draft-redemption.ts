import { loadSentenceContent } from '#server/assistant/content/load.ts'
import type { ClauseFacts } from './clause-facts.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import { matchRewards, type Said } from './match-things.ts'
import { listParts } from './title-words.ts'
import { doubtFor, proposeRedemption, type Draft, type Told } from './propose.ts'

/** Which part of a title is enough where nothing is said to be bought, and where words such as “got” are said. */
const leastShares = { withoutVerb: 0.99, perhaps: 0.6 } as const

/** Returns which part of the title of a reward is enough for a clause to tell that it was taken; null when it tells of something else. */
const findLeastShare = (
  { bare, deeds, points }: ClauseFacts,
  { told, isBuying }: { told: Told; isBuying: boolean },
  { redeem }: LanguageWords,
): number | null => {
  if (occurs(redeem.sure, bare)) return 0
  if (deeds.some(({ id }) => loadSentenceContent().deeds[id]?.is === 'hard')) return null
  if (occurs(redeem.perhaps, bare)) return leastShares.perhaps
  const isPriced = points !== null && told.child.rewards.some((reward) => reward.points === Math.abs(points))
  return isPriced || (isBuying && deeds.length === 0) ? leastShares.withoutVerb : null
}

/** Returns the redemptions that a clause tells of. One is certain only if the points suffice. */
export const draftRedemptions = (
  facts: ClauseFacts,
  { told, said, isBuying }: { told: Told; said: Said; isBuying: boolean },
  words: LanguageWords,
): Draft[] => {
  const leastShare = findLeastShare(facts, { told, isBuying }, words)
  if (leastShare === null) return []
  const isSure = leastShare === 0
  const known = isSure || isBuying ? words.redeem.alike : []
  const alike = known.filter(({ pattern }) => occurs(pattern, facts.bare)).flatMap(({ forms }) => forms)
  const found = matchRewards(told.child, {
    ...said,
    parts: new Set([...said.parts, ...listParts(alike.join(' '))]),
  })
  const [best, second] = found.filter(({ score }) => score >= leastShare)
  if (!best) return []
  const whole = found.filter(({ score }) => score >= leastShares.withoutVerb)
  const bought = whole.length > 1 ? whole : [best]
  const isTie = whole.length < 2 && second !== undefined && second.score >= best.score
  return bought.map(({ thing }) => {
    const isCertain = isSure && !isTie && bought.length === 1
    const isAffordable = thing.points <= told.child.balance
    return proposeRedemption(
      { ...doubtFor(told, isAffordable ? null : 'unaffordable'), ...(!isCertain && { isSure: false }) },
      thing,
    )
  })
}
