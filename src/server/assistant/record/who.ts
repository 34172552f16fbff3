import { guessPicture } from '#shared/pictures/guess.ts'
import { foldText, hasHan } from '#server/assistant/search/text.ts'
import type { Vocabulary } from './vocabulary.ts'

interface NamedChild {
  id: string
  name: string
}

const escape = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Returns the names by which people call a child: all of it, its first part, and in Chinese the given name. */
const listShortNames = (name: string): string[] => {
  const folded = plain(name)
  if (hasHan(folded)) {
    const together = folded.replaceAll(' ', '')
    return together.length > 2 ? [together, together.slice(-2)] : [together]
  }
  const [first = folded] = folded.split(' ')
  return first.length > 1 ? [folded, first] : [folded]
}

const createNamePattern = (name: string): RegExp => {
  const names = listShortNames(name)
    .filter((one) => one !== '')
    .map(escape)
  if (names.length === 0) return /(?!)/u
  return hasHan(name)
    ? new RegExp(names.join('|'), 'gu')
    : new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}])(?:${names.join('|')})s?(?![\p{Script=Latin}\p{N}])`, 'gu')
}

/** The children that a text names, and the text without their names. */
export const separateNames = (text: string, children: readonly NamedChild[]): { ids: string[]; rest: string } => {
  const ids: string[] = []
  let rest = text
  // The longer of two names first: "Ana Sofía" is not "Ana".
  for (const { id, name } of children.toSorted((a, b) => b.name.length - a.name.length)) {
    const pattern = createNamePattern(name)
    if (rest.search(pattern) < 0) continue
    ids.push(id)
    rest = rest.replace(pattern, ' ')
  }
  return { ids: children.map(({ id }) => id).filter((id) => ids.includes(id)), rest: rest.replace(/ +/g, ' ').trim() }
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const listCaptured = (patterns: readonly RegExp[], text: string): string[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => match.slice(1).find((group) => group !== undefined) ?? []),
  )

/** Returns the words of a message that begin with a capital letter, but the first, in lower case; none if it shouts. */
const listCapitalWords = (original: string): Set<string> => {
  if (original === original.toUpperCase()) return new Set()
  const words = original.match(/[\p{L}\p{M}]+/gu) ?? []
  return new Set(
    words
      .slice(1)
      .filter((word) => /^\p{Lu}/u.test(word))
      .map(plain),
  )
}

/** A question without the names of the family's children, and what is left of it without all words that have a meaning. */
interface NamelessQuestion {
  original: string
  text: string
  unknown: string
  vocabulary: Vocabulary
}

/** Returns a word that stands where only a name can stand, and is none of the family's; null if there is none. */
export const findStranger = ({ original, text, unknown, vocabulary }: NamelessQuestion): string | null => {
  const { names, capitalNames, who } = vocabulary
  const capitals = listCapitalWords(original)
  const withCapital = listCaptured(capitalNames, text).filter((word) => capitals.has(word) || capitals.has(`${word}s`))
  const isName = (word: string) => unknown.includes(word) && !who.notName.test(word) && guessPicture(word) === null
  const found = [...listCaptured(names, text), ...withCapital].find(isName)
  return found === undefined ? null : capitalize(found)
}
