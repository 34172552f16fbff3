import type { ClauseFacts } from './clause-facts.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import { matchRewards, type Said } from './match-things.ts'
import { listParts } from './title-words.ts'
import { proposeRedemption, type Draft, type Told } from './propose.ts'

/** Which part of a title is enough where nothing is said to be bought, and where words such as “got” are said. */
const leastShares = { withoutVerb: 0.99, perhaps: 0.6 } as const

/** Returns the redemptions that a clause tells of. One is certain only if the points suffice. */
export const draftRedemptions = (
  { bare, deeds }: ClauseFacts,
  { told, said, isBuying }: { told: Told; said: Said; isBuying: boolean },
  words: LanguageWords,
): Draft[] => {
  const isSure = occurs(words.redeem.sure, bare)
  const isPerhaps = occurs(words.redeem.perhaps, bare)
  if (!isSure && !isPerhaps && (!isBuying || deeds.length > 0)) return []
  const known = isSure || isBuying ? words.redeem.alike : []
  const alike = known.filter(({ pattern }) => occurs(pattern, bare)).flatMap(({ forms }) => forms)
  const found = matchRewards(told.child, {
    ...said,
    parts: new Set([...said.parts, ...listParts(alike.join(' '))]),
  })
  const leastShare = isSure ? 0 : isPerhaps ? leastShares.perhaps : leastShares.withoutVerb
  const [best, second] = found.filter(({ score }) => score >= leastShare)
  if (!best) return []
  const whole = found.filter(({ score }) => score >= leastShares.withoutVerb)
  const bought = whole.length > 1 ? whole : [best]
  const isTie = whole.length < 2 && second !== undefined && second.score >= best.score
  return bought.map(({ thing }) => {
    const isCertain = isSure && !isTie && thing.points <= told.child.balance
    return proposeRedemption({ ...told, isSure: told.isSure && isCertain && bought.length === 1 }, thing)
  })
}
