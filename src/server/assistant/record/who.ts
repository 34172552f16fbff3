import { guessPicture } from '#shared/pictures/guess.ts'
import { foldText, hasHan } from '#server/assistant/search/text.ts'
import type { Vocabulary } from './vocabulary.ts'

interface NamedChild {
  id: string
  name: string
  aliases: readonly string[]
}

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const toName = (name: string): string => (hasHan(name) ? plain(name).replaceAll(' ', '') : plain(name))

/** Returns a part by which people call a child: the first of several names, in Chinese the given name; null if it has none. */
const findShortName = (name: string): string | null => {
  const folded = toName(name)
  if (hasHan(folded)) return folded.length > 2 ? folded.slice(-2) : null
  const [first = '', ...others] = folded.split(' ')
  return others.length > 0 && first.length > 1 ? first : null
}

interface NameOfChild {
  id: string
  text: string
}

/** Returns the names of all children, the longest first: "Ana Sofía" is not "Ana". */
const listNames = (children: readonly NamedChild[]): NameOfChild[] => {
  const whole = children.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].map((one) => ({ id, text: toName(one) })),
  )
  const known = new Set(whole.map(({ text }) => text))
  const short = children.flatMap(({ id, name }): NameOfChild[] => {
    const text = findShortName(name)
    return text === null || known.has(text) ? [] : [{ id, text }]
  })
  return [...whole, ...short].filter(({ text }) => text !== '').toSorted((a, b) => b.text.length - a.text.length)
}

const createNamePattern = (name: string): RegExp =>
  hasHan(name)
    ? new RegExp(RegExp.escape(name), 'gu')
    : new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}])${RegExp.escape(name)}s?(?![\p{Script=Latin}\p{N}])`, 'gu')

/** Returns where a text first names each of the children that it names, by their ids. */
export const findNamePlaces = (text: string, children: readonly NamedChild[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  for (const { id, text: name } of listNames(children)) {
    const place = text.search(createNamePattern(name))
    if (place >= 0) places.set(id, Math.min(place, places.get(id) ?? place))
  }
  return places
}

/** Returns the ids of the children that a text names, in their order, and the text without their names. */
export const separateNames = (text: string, children: readonly NamedChild[]): { ids: string[]; rest: string } => {
  const ids = new Set<string>()
  let rest = text
  for (const { id, text: name } of listNames(children)) {
    if (!rest.includes(name)) continue
    const without = rest.replace(createNamePattern(name), ' ')
    if (without !== rest) ids.add(id)
    rest = without
  }
  return { ids: children.map(({ id }) => id).filter((id) => ids.has(id)), rest: rest.replace(/ +/g, ' ').trim() }
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
