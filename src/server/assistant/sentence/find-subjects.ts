import type { KnownChild, KnownFamily } from './known-family.ts'
import type { NamedChild } from './find-children.ts'
import type { LanguageWords } from './language-words.ts'

/** Whom the clauses of a sentence were about so far. */
export interface Subjects {
  /** Whom the last clause was about; empty before the first name. */
  last: readonly KnownChild[]
  /** Everybody who was named, in order. */
  named: readonly KnownChild[]
}

const hasMatch = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0

const findByPronoun = (pattern: RegExp, gender: 'boy' | 'girl', text: string, { last, named }: Subjects) => {
  if (!hasMatch(text, pattern)) return null
  const fitting = named.toReversed().filter((child) => child.gender === gender || child.gender === null)
  const [only, ...others] = last
  if (only && others.length === 0 && only.gender !== (gender === 'boy' ? 'girl' : 'boy')) return [only]
  return fitting.slice(0, 1)
}

/** Returns whom a clause is about: by name, pronoun, or as the one before; empty when nothing says it. */
export const findSubjects = (
  text: string,
  names: readonly NamedChild[],
  before: Subjects,
  { children }: KnownFamily,
  { people }: LanguageWords,
): readonly KnownChild[] => {
  if (names.length > 0) return [...new Set(names.map(({ child }) => child))]
  if (hasMatch(text, people.all)) return children
  if (hasMatch(text, people.they)) {
    if (before.last.length > 1) return before.last
    return before.named.length > 1 ? before.named.slice(-2) : children
  }
  const byPronoun = findByPronoun(people.she, 'girl', text, before) ?? findByPronoun(people.he, 'boy', text, before)
  return byPronoun && byPronoun.length > 0 ? byPronoun : before.last
}
