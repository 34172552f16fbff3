import type { KnownBehavior, KnownChild } from './known-family.ts'
import { matchDeeds, type Said } from './match-things.ts'
import { getTitleWords } from './title-words.ts'

/** From which score on a tile is certainly for the same deed. */
const leastScore = 0.85

interface ToFind {
  siblings: readonly KnownChild[]
  said: Said
  /** Whether the words may say more than the deed: then they have to be those of the title. */
  mayHaveMore: boolean
}

/** Returns the tile in the quick lists of siblings that is for the very deed that is told, or undefined. */
export const findSiblingBehavior = ({ siblings, said, mayHaveMore }: ToFind): KnownBehavior | undefined => {
  const isWholly = ({ titles }: KnownBehavior) =>
    titles.some((title) => [...said.parts].every((part) => getTitleWords(title).parts.has(part)))
  const [best] = siblings
    .flatMap((sibling) => matchDeeds({ ...sibling, habits: [] }, said))
    .flatMap((match) => (match.kind === 'behavior' && match.thing.points > 0 ? [match] : []))
    .filter(({ thing, score }) => score >= leastScore && (!mayHaveMore || isWholly(thing)))
    .toSorted((a, b) => b.score - a.score)
  return best?.thing
}
