import { foldText, hasHan } from '#server/assistant/search/text.ts'
import type { KnownChild, KnownFamily } from './known-family.ts'

/** The name of a child in a text, with its place. */
export interface NamedChild {
  child: KnownChild
  start: number
  end: number
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const toNamePattern = (name: string): string =>
  hasHan(name) ? escapePattern(name) : String.raw`(?<![\p{L}\p{N}])${escapePattern(name)}(?![\p{L}\p{N}])`

const listNames = ({ name, aliases }: KnownChild, isTaken: (name: string) => boolean): string[] => {
  const [first = ''] = foldText(name).split(/\s+/)
  const own = [name, ...aliases].map((one) => foldText(one).trim()).filter((one) => one !== '')
  return first.length > 1 && !own.includes(first) && !isTaken(first) ? [...own, first] : own
}

/** Creates a function that finds the names of the children of a family in a folded text, in their order. */
export const createNameFinder = ({ children }: KnownFamily) => {
  const fullNames = children.map(({ name }) => foldText(name))
  const byName = new Map<string, KnownChild>()
  for (const child of children) {
    const isTaken = (first: string) => fullNames.filter((name) => name.split(/\s+/)[0] === first).length > 1
    for (const name of listNames(child, isTaken)) if (!byName.has(name)) byName.set(name, child)
  }
  const longestFirst = [...byName.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(longestFirst.map(toNamePattern).join('|') || '(?!)', 'gu')
  return (text: string): NamedChild[] =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: name, index: start }) => {
      const child = byName.get(name)
      return child ? [{ child, start, end: start + name.length }] : []
    })
}
