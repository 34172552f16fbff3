import type { ClauseFacts } from './clause-facts.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import { matchRewards, type Said } from './match-things.ts'
import { listParts } from './title-words.ts'
import { proposeRedemption, type Draft, type Told } from './propose.ts'

/** Which part of a title is enough where nothing is said to be bought, and where words such as “got” are said. */
const leastShares = { withoutVerb: 0.99, perhaps: 0.6 } as const

/** Returns the redemption that a clause tells of, or null. It is certain only if the points suffice. */
export const draftRedemption = (
  { bare, deeds }: ClauseFacts,
  { told, said, isBuying }: { told: Told; said: Said; isBuying: boolean },
  words: LanguageWords,
): Draft | null => {
  const isSure = occurs(words.redeem.sure, bare)
  const isPerhaps = occurs(words.redeem.perhaps, bare)
  if (!isSure && !isPerhaps && (!isBuying || deeds.length > 0)) return null
  const alike = isSure
    ? words.redeem.alike.filter(({ pattern }) => occurs(pattern, bare)).flatMap(({ forms }) => forms)
    : []
  const [best, second] = matchRewards(told.child, {
    ...said,
    parts: new Set([...said.parts, ...listParts(alike.join(' '))]),
  })
  const leastShare = isSure ? 0 : isPerhaps ? leastShares.perhaps : leastShares.withoutVerb
  if (!best || best.score < leastShare) return null
  const isTie = second !== undefined && second.score >= best.score
  const isAffordable = best.thing.points <= told.child.balance
  return proposeRedemption({ ...told, isSure: told.isSure && isSure && !isTie && isAffordable }, best.thing)
}
