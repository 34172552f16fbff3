import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { createCaseFamily, readSentenceCases } from '#server/testing/sentence-cases.ts'
import type { KnownBehavior, KnownChild, KnownFamily } from './known-family.ts'
import { readSentence } from './read-sentence.ts'

const createFamily = (language: Locale): KnownFamily => createCaseFamily(readSentenceCases(language).children, language)

/** Returns why each act of a sentence is not ticked: null of one that is. */
const findDoubts = (text: string, language: Locale = 'en') => {
  const family = createFamily(language)
  const [child] = family.children
  if (!child) throw new Error('The family has no child.')
  return readSentence({ text, language, family, child }).proposals.map(({ isSure, doubt }) => (isSure ? null : doubt))
}

test('an act that is not ticked says why [AST-63]', () => {
  expect(findDoubts('Leo found a blue stone')).toEqual(['unlisted'])
  // Not the hard deed alone.
  expect(findDoubts('Leo found a blue stone and spilled milk on purpose')).toEqual([null, null])
  expect(findDoubts('Leo hit his sister')).toEqual([null])
  expect(findDoubts('Leo hit his sister, minus 2')).toEqual([null])
  expect(findDoubts('I think Leo got dressed by himself')).toEqual(['doubtful'])
  expect(findDoubts('cat fed by the sitter, Ben hit Leo')).not.toContain(null)
})

/** Returns what a sentence proposes in a family in which only the second child has a tile for a deed. */
const readWithTile = (text: string, tile: KnownBehavior, language: Locale = 'en') => {
  const { children, ...rest } = createFamily(language)
  const withTile = children.map((child, n): KnownChild => ({
    ...child,
    habits: [],
    behaviors: n === 1 ? [tile, ...child.behaviors] : child.behaviors,
  }))
  const [child] = withTile
  if (!child) throw new Error('The family has no child.')
  return readSentence({ text, language, family: { ...rest, children: withTile }, child }).proposals.map((one) =>
    one.kind === 'behavior' ? [one.isSure, one.title, one.points] : [one.isSure, one.kind],
  )
}

const named = (title: string, points: number): KnownBehavior => ({ title, titles: [title], points })

test('a deed for which only another child has a tile has its title and points and is ticked [AST-63]', () => {
  const cat = named('Fed the cat', 5)
  expect(readWithTile('Mia fed the cat', cat)).toEqual([[true, 'Fed the cat', 5]])
  expect(readWithTile('Mia fed the cat, 3 points', cat)).toEqual([[true, 'Fed the cat', 3]])
  expect(readWithTile('I think Mia fed the cat', cat)).toEqual([[false, 'Fed the cat', 5]])
  expect(readWithTile('Mia dio de comer al gato', named('Dar de comer al gato', 5), 'es')).toEqual([
    [true, 'Dar de comer al gato', 5],
  ])
  expect(readWithTile('米娅喂猫了', named('喂猫', 5), 'zh')).toEqual([[true, '喂猫', 5]])
})

test('what is more or less than the tile of another child stays without a tick [AST-63]', () => {
  const cat = named('Fed the cat', 5)
  for (const text of ['Mia helped feed the cat', 'Mia fed the cat of the neighbours while they are away'])
    expect(readWithTile(text, cat)).toEqual([[false, expect.not.stringMatching(/^Fed the cat$/), expect.any(Number)]])
})
