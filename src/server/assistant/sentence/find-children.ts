import { loadPinyinSyllables } from '#server/assistant/content/load.ts'
import { foldText, hasHan } from '#server/assistant/search/text.ts'
import type { KnownChild, KnownFamily } from './known-family.ts'

/** The name of a child in a text, with its place. */
export interface NamedChild {
  child: KnownChild
  start: number
  end: number
}

/** Returns the names of children in a part of a text, in their order; places are those in the part. */
export type NameFinder = (part: { start: number; end: number }) => NamedChild[]

/** What may stand before “Noa’s reading was lovely”; in “tore Noa’s drawing” Noa did nothing. */
const beginnings = String.raw`(?:^|[.!?,;:(\n]|(?<!\p{L})(?:and|but|then|today|yesterday))\s*`

// Chinese stands beside a name without a blank, and a number of points behind it.
const notAfterWord = String.raw`(?<!(?!\p{Script=Han})[\p{L}\p{N}])`
const notBeforeWord = String.raw`(?!(?!\p{Script=Han})\p{L}|\p{N}+(?!\p{N}|\s*\p{Script=Han}))`

const toNamePattern = (name: string): string => {
  const escaped = RegExp.escape(name)
  if (hasHan(name)) return escaped
  const ends = [notBeforeWord, '(?=s (?:a|an|the|been|got|done|had|just|so) )', `(?<=${beginnings}${escaped})s(?= )`]
  return `${notAfterWord}${escaped}(?:${ends.join('|')})`
}

/** Returns the forms of a name that are formed by rule: the first of two names, diminutives, 小 and a doubled character. */
const listForms = (name: string): string[] => {
  if (hasHan(name)) {
    const [last = ''] = Array.from(name).toReversed()
    const given = Array.from(name).length > 2 ? [Array.from(name).slice(1).join('')] : []
    const [first = ''] = Array.from(name)
    return [...given, `小${last}`, `${last}${last}`, `${last}宝`, `${last}仔`, `阿${last}`, `${first}宝`]
  }
  const [first = ''] = name.split(/\s+/)
  const stem = first.replace(/[aeo]$/, '')
  const diminutives = stem.length >= 2 ? ['ito', 'ita', 'cito', 'cita'].map((ending) => `${stem}${ending}`) : []
  return [first, ...diminutives]
}

/** Characters that are seldom a part of a misspelt name. */
const particles = new Set('呀啊了吗吧呢的地得着过也都在是不')

let sameSounds: readonly string[] | undefined

/** Returns the characters that sound like one; none for one with several sounds. */
const listSameSound = (character: string): string[] => {
  sameSounds ??= Object.values(loadPinyinSyllables())
  const [only = '', ...others] = sameSounds.filter((all) => all.includes(character))
  return others.length > 0 ? [] : Array.from(only).filter((one) => one !== character && !particles.has(one))
}

/** Returns the ways in which a Chinese name of two characters is misspelt by typing its sounds: 米亚 for 米娅. */
const listHomophones = (name: string): string[] => {
  const [first, second, ...others] = Array.from(name)
  if (!hasHan(name) || first === undefined || second === undefined || others.length > 0) return []
  if (first === second) return listSameSound(first).map((one) => one + one)
  return [...listSameSound(second).map((one) => first + one), ...listSameSound(first).map((one) => one + second)]
}

/** Returns the children by the folded names that they are called; null where a form fits two. */
const listByName = (children: readonly KnownChild[]): Map<string, KnownChild | null> => {
  const byName = new Map<string, KnownChild | null>()
  const add = (name: string, child: KnownChild) => {
    if (name.length > 1 || hasHan(name)) byName.set(name, byName.has(name) && byName.get(name) !== child ? null : child)
  }
  const names = (child: KnownChild) => [child.name, ...child.aliases].map((name) => foldText(name).trim())
  for (const child of children) for (const name of names(child)) add(name, child)
  const own = new Set(byName.keys())
  for (const child of children)
    for (const form of names(child).flatMap((name) => [...listForms(name), ...listHomophones(name)]))
      if (!own.has(form)) add(form, child)
  return byName
}

/** Creates a function that finds the names of the children of a family in parts of a folded text. */
export const createNameFinder = ({ children }: KnownFamily, text: string): NameFinder => {
  const byName = listByName(children)
  const occurring = [...byName.keys()].filter((name) => text.includes(name))
  const longestFirst = occurring.toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(longestFirst.map(toNamePattern).join('|') || '(?!)', 'gu')
  const all = Array.from(text.matchAll(pattern)).flatMap(({ 0: name, index: start }) => {
    const child = byName.get(name) ?? byName.get(name.replace(/s$/, ''))
    return child ? [{ child, start, end: start + name.length }] : []
  })
  return (part) =>
    all
      .filter(({ start, end }) => start >= part.start && end <= part.end)
      .map(({ child, start, end }) => ({ child, start: start - part.start, end: end - part.start }))
}
