import type { ClauseFacts } from './clause-facts.ts'
import { occurs, type LanguageWords } from './language-words.ts'

/** Returns whether a clause says that somebody is ill or that something pauses. */
export const isExcuse = ({ bare }: ClauseFacts, { manners }: LanguageWords): boolean =>
  occurs(manners.ill, bare) || occurs(manners.rest, bare)

/** Returns whether a clause only takes back a part of the one before: “but only after a fight”. */
const isDoubt = (next: ClauseFacts | undefined, sentence: number, { manners }: LanguageWords): boolean =>
  next !== undefined &&
  next.clause.sentence === sentence &&
  next.deeds.length === 0 &&
  next.names.length === 0 &&
  occurs(manners.doubt, next.bare)

/** Returns what the other clauses tell about one: an illness holds for the sentences that follow, the rest for its own sentence. */
export const findCircumstances = (facts: readonly ClauseFacts[], { clause }: ClauseFacts, words: LanguageWords) => {
  const inSentence = facts.filter((other) => other.clause.sentence === clause.sentence)
  const before = facts.filter((other) => other.clause.sentence < clause.sentence)
  return {
    isExcusedHere: inSentence.some((other) => isExcuse(other, words)),
    isPaused: inSentence.some(({ bare }) => occurs(words.manners.rest, bare)),
    isExcused:
      inSentence.some((other) => isExcuse(other, words)) || before.some(({ bare }) => occurs(words.manners.ill, bare)),
    isDoubted: facts.some((other, at) => other.clause === clause && isDoubt(facts[at + 1], clause.sentence, words)),
    isBuying: inSentence.some(({ bare, isPlan }) => !isPlan && occurs(words.redeem.sure, bare)),
  }
}

/** What the other clauses tell about one. */
export type Circumstances = ReturnType<typeof findCircumstances>
