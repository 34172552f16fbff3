import { foldText } from '#server/assistant/search/text.ts'
import { removeFillers, type ClauseFacts } from './clause-facts.ts'
import { blankOut } from './clean-title.ts'
import type { FoundSubjects } from './find-subjects.ts'
import type { KnownFamily } from './known-family.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import type { SourceText } from './source-text.ts'

/** The words of the names and titles of a family, and the names of its members. */
export interface FamilyWords {
  known: ReadonlySet<string>
  adults: readonly string[]
}

const listWords = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? []

/** Returns the words by which a family calls its children and what they do, and the names of its members. */
export const listFamilyWords = ({ children, adults = [] }: KnownFamily): FamilyWords => {
  const titled = children.flatMap((child) => [...child.behaviors, ...child.habits, ...child.skills, ...child.rewards])
  const texts = [
    ...children.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...titled.flatMap(({ titles }) => titles),
  ]
  const known = new Set(texts.flatMap(listWords))
  const isOther = (name: string) => name.length > 1 && !known.has(name)
  return { known, adults: adults.flatMap((name) => listWords(name).slice(0, 1)).filter(isOther) }
}

/** Returns whether a clause has the verb of something that was done; “reading and the table” has none. */
export const isFinished = ({ bare, points }: ClauseFacts, { manners }: LanguageWords): boolean => {
  const told = [manners.rest, manners.ill, manners.undone].reduce((text, pattern) => text.replace(pattern, ' '), bare)
  return points !== null || occurs(manners.finished, told.replaceAll(' 了', ' '))
}

/** Returns whether a deed itself is told in the past: “dressed himself on his day off”; “read” may be its name. */
export const isDeedFinished = ({ bare, deeds }: ClauseFacts, { manners }: LanguageWords): boolean =>
  deeds.some(({ start, end }) => occurs(manners.finished, bare.slice(start, end).replace(/\bread\b/, '')))

interface ToldClause {
  facts: ClauseFacts
  subjects: FoundSubjects
  source: SourceText
  words: LanguageWords
}

/** Returns whether a child is named only after what was done: “the sitter fed the cat because Noa was at school”. */
export const isNamedLate = ({ facts, subjects, words }: ToldClause): boolean => {
  const [name] = subjects.names
  if (!name || words.language !== 'en' || facts.points !== null || facts.isNegative) return false
  const isAgent = /\bby\s*$/u.test(facts.clause.text.slice(0, name.start))
  return !isAgent && facts.deeds.some(({ end, isWeak }) => !isWeak && end <= name.start)
}

/** Returns whether another child has done it: “toys put away by Mia”. */
export const isDoneByOther = ({ facts, subjects, words }: ToldClause): boolean =>
  words.language !== 'zh' &&
  facts.names.some(
    ({ child, start }) =>
      /\b(?:by|por)\s*$/u.test(facts.clause.text.slice(0, start)) && !subjects.children.includes(child),
  )

const didIt = /^[^\p{L}]*(?:did (?:it|that|this|so|them|both)|(?:l[oa]s? )?hizo|fue|(?:做|干|弄)的)[^\p{L}]*$/u

/** Returns whether a clause only says who has done what was said before: “Noa did it”. */
export const isAttribution = ({ clause, names }: ClauseFacts): boolean =>
  names.length === 1 && didIt.test(blankOut(clause.text, names))

/** Returns whether somebody follows to whom something is done, not by whom. */
const isAfterObjectMark = (before: string, words: LanguageWords): boolean =>
  words.objectMark.test(before) && !/\b(?:by|por|porque|cuando)\s*$/u.test(before)

/** Returns whether a clause names a member of the family, or somebody with a capital letter whom the family does not have. */
export const namesSomebodyElse = ({ facts, source, words }: ToldClause, { known, adults }: FamilyWords): boolean => {
  const { start, text } = facts.clause
  // A Spanish deed may have its subject in its midst.
  const deeds = words.language === 'en' ? facts.mentioned : []
  const places = [...facts.names, ...facts.dayPlaces, ...deeds]
  // In English the subject stands before the verb: “read a whole Horrid Henry”.
  const isAfterVerb = (at: number) =>
    words.language === 'en' &&
    facts.deeds.some((deed) => deed.start < at) &&
    !/\b(?:by|because|as|while|when|since|but)\s*$/u.test(text.slice(0, at))
  const isUnknown = (word: string, at: number) => {
    if (places.some((place) => at >= place.start && at < place.end)) return false
    const before = text.slice(0, at)
    if (isAfterObjectMark(before, words) || isAfterVerb(at)) return false
    if (adults.includes(word) && removeFillers(word, words) !== '') return true
    const offset = source.offsets[start + at] ?? source.original.length
    const isCapital = /^\p{Lu}\p{Ll}/u.test(source.original.slice(offset))
    return (
      isCapital && !known.has(word) && !/(?:^\s*|[^\p{L}\p{N},\s]\s*|\n)$/u.test(source.folded.slice(0, start + at))
    )
  }
  if (words.language === 'zh') {
    return adults.some((name) => text.includes(name) && !words.objectMark.test(text.slice(0, text.indexOf(name))))
  }
  return Array.from(text.matchAll(/\p{L}+/gu)).some(({ 0: word, index }) => isUnknown(word, index))
}
