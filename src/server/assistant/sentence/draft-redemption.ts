import type { ClauseFacts } from './clause-facts.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import { matchRewards, type Said } from './match-things.ts'
import { listParts } from './title-words.ts'
import { proposeRedemption, type Draft, type Told } from './propose.ts'

const wholeTitle = 0.99

/** Returns the redemption that a clause tells of, or null. It is certain only if the points suffice. */
export const draftRedemption = ({ bare }: ClauseFacts, told: Told, said: Said, words: LanguageWords): Draft | null => {
  const isSure = occurs(words.redeem.sure, bare)
  if (!isSure && !occurs(words.redeem.perhaps, bare)) return null
  const alike = words.redeem.alike.filter(({ pattern }) => occurs(pattern, bare)).flatMap(({ forms }) => forms)
  const [best, second] = matchRewards(told.child, {
    ...said,
    parts: new Set([...said.parts, ...listParts(alike.join(' '))]),
  })
  if (!best || (!isSure && best.score < wholeTitle)) return null
  const isTie = second !== undefined && second.score >= best.score
  const isAffordable = best.thing.points <= told.child.balance
  return proposeRedemption({ ...told, isSure: told.isSure && isSure && !isTie && isAffordable }, best.thing)
}
