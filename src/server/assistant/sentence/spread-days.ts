import type { ClauseFacts } from './clause-facts.ts'

/** Only a word such as “and” between two clauses, no comma. */
const isLink = (text: string): boolean => /^\s*\p{L}*\s*$/u.test(text)

/**
 * Gives the day of a clause also to the one before that is linked with it by a word such as “and”, has no day and is about the
 * same child: in “brushed her teeth and read yesterday” both was yesterday.
 */
export const spreadDays = (text: string, facts: readonly ClauseFacts[]): ClauseFacts[] => {
  const result = [...facts]
  for (let at = facts.length - 1; at > 0; at--) {
    const [before, one] = [result[at - 1], result[at]]
    if (!before || !one || before.days !== null || one.days === null || one.names.length > 0) continue
    const isSentenceBegin = result[at - 2]?.clause.sentence !== before.clause.sentence
    const isLinked =
      before.clause.sentence === one.clause.sentence && isLink(text.slice(before.clause.end, one.clause.start))
    if (isLinked && isSentenceBegin && one.endsWithDay) result[at - 1] = { ...before, days: one.days }
  }
  return result
}
