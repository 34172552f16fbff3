import type { KnownChild, KnownFamily } from './known-family.ts'
import { occurs, type LanguageWords } from './language-words.ts'

/** Whom the clauses of a text were about so far. */
export interface Subjects {
  /** Whom the last clause that said it was about; empty before. */
  last: readonly KnownChild[]
  /** Whom clauses that named nobody as their subject were taken to be about; empty after somebody else. */
  assumed: readonly KnownChild[]
  /** Everybody who was named, in order. */
  named: readonly KnownChild[]
}

/** A clause in which somebody is meant. */
export interface Reference {
  text: string
  before: Subjects
  family: KnownFamily
  onScreen: KnownChild
}

type Gender = 'boy' | 'girl'

const isPossible = (child: KnownChild, gender: Gender) => child.gender === null || child.gender === gender

/** Returns the child that “he” or “she” means: the last one who can be meant, else the one on screen or the only one. */
const findByGender = (gender: Gender, { before, family, onScreen }: Reference): KnownChild[] => {
  const [only, ...others] = before.last
  if (only && others.length === 0 && isPossible(only, gender)) return [only]
  const [recent] = before.named.toReversed().filter((child) => isPossible(child, gender))
  if (recent) return [recent]
  if (isPossible(onScreen, gender)) return [onScreen]
  const known = family.children.filter((child) => child.gender === gender)
  return known.length === 1 ? known : []
}

const findGroup = ({ before, family: { children } }: Reference): readonly KnownChild[] => {
  if (before.last.length > 1) return before.last
  const named = [...new Set(before.named)]
  if (named.length > 1) return named.slice(-2)
  return children.length === 2 ? children : []
}

const findByAge = (
  { family: { children } }: Reference,
  sign: 1 | -1,
  [from, to]: readonly [number, number] = [0, 1],
): KnownChild[] =>
  children.some(({ age }) => age === null)
    ? []
    : children.toSorted((a, b) => sign * ((b.age ?? 0) - (a.age ?? 0))).slice(from, to)

const listOfGender = (gender: Gender, { family: { children } }: Reference) =>
  children.filter((child) => child.gender === gender)

const resolvers: readonly (readonly [
  group: Exclude<keyof LanguageWords['people'], 'others' | 'quotes'>,
  resolve: (reference: Reference) => readonly KnownChild[],
])[] = [
  ['all', ({ family }) => family.children],
  ['girls', (reference) => listOfGender('girl', reference)],
  ['boys', (reference) => listOfGender('boy', reference)],
  ['both', findGroup],
  ['younger', (reference) => findByAge(reference, -1, [0, 2])],
  ['older', (reference) => findByAge(reference, 1, [0, 2])],
  ['middle', (reference) => findByAge(reference, 1, [1, 2])],
  ['eldest', (reference) => findByAge(reference, 1)],
  ['youngest', (reference) => findByAge(reference, -1)],
  ['they', findGroup],
  ['she', (reference) => findByGender('girl', reference)],
  ['he', (reference) => findByGender('boy', reference)],
]

/** Returns whether words such as “she” stand in a text, but not only as in “with her” or “to everyone”. */
const isMeant = (pattern: RegExp, text: string, { objectMark }: LanguageWords): boolean =>
  Array.from(text.matchAll(pattern)).some(({ index }) => !objectMark.test(text.slice(0, index)))

/**
 * Returns whom words such as “she”, “both” or “the kids” mean, none when it is uncertain; null without such words. Those to whom
 * something is done count only where points are given.
 */
export const resolveReference = (
  reference: Reference,
  takesObjects: boolean,
  words: LanguageWords,
): readonly KnownChild[] | null => {
  const found = resolvers.find(([group]) =>
    takesObjects && group !== 'he' && group !== 'she'
      ? occurs(words.people[group], reference.text)
      : isMeant(words.people[group], reference.text, words),
  )
  return found ? found[1](reference) : null
}
