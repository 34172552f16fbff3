import { removeFillers, type ClauseFacts } from './clause-facts.ts'
import type { LanguageWords } from './language-words.ts'

/** Only a word such as “and” between two clauses, no comma. */
const isLink = (text: string): boolean => /^\s*\p{L}*\s*$/u.test(text)

/** Returns whether a clause says nothing but a day, perhaps with “both” or “all three”. */
const isOnlyDay = ({ days, bare, names }: ClauseFacts, words: LanguageWords): boolean => {
  const { all, both } = words.people
  return days !== null && names.length === 0 && removeFillers(bare.replace(all, ' ').replace(both, ' '), words) === ''
}

/** Returns whether a clause stands in brackets after another one: “phone stayed out (last night)”. */
const isInBrackets = (text: string, { clause }: ClauseFacts): boolean =>
  text.slice(0, clause.start).trimEnd().endsWith('(')

/** Gives a day that is said last and alone to all that its sentence tells of: “teeth and table, both yesterday”. */
const moveLastDays = (text: string, facts: readonly ClauseFacts[], words: LanguageWords): ClauseFacts[] => {
  const result = [...facts]
  for (let at = result.length - 1; at > 0; at--) {
    const one = result[at]
    if (!one || !isOnlyDay(one, words)) continue
    const isAside = isInBrackets(text, one)
    if (!isAside && result[at + 1]?.clause.sentence === one.clause.sentence) continue
    const own = result.slice(isAside ? at - 1 : 0, at).filter(({ clause }) => clause.sentence === one.clause.sentence)
    if (own.length === 0 || own.some(({ days }) => days !== null)) continue
    for (const other of own) result[result.indexOf(other)] = { ...other, days: one.days }
    result.splice(at, 1)
  }
  return result
}

/**
 * Gives the day of a clause also to the one before that is linked with it by a word such as “and”, has no day and is about the
 * same child: in “brushed her teeth and read yesterday” both was yesterday.
 */
export const spreadDays = (text: string, facts: readonly ClauseFacts[], words: LanguageWords): ClauseFacts[] => {
  const result = moveLastDays(text, facts, words)
  for (let at = result.length - 1; at > 0; at--) {
    const [before, one] = [result[at - 1], result[at]]
    if (!before || !one || before.days !== null || one.days === null || one.names.length > 0) continue
    const isSentenceBegin = result[at - 2]?.clause.sentence !== before.clause.sentence
    const isLinked =
      before.clause.sentence === one.clause.sentence && isLink(text.slice(before.clause.end, one.clause.start))
    if (isLinked && isSentenceBegin && one.endsWithDay) result[at - 1] = { ...before, days: one.days }
  }
  return result
}
