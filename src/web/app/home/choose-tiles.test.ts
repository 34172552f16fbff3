import { expect, test } from 'vitest'
import { chooseTiles } from './choose-tiles.ts'

test.each<[string, string, string, string]>([
  ['nothing was given: the first three', 'abcdef', '', 'abc'],
  ['one was given: the next one takes its place', 'abcdef', 'b', 'adc'],
  ['two were given: the next ones in their order', 'abcdef', 'ac', 'dbe'],
  ['what was given of the others is passed over', 'abcdef', 'ad', 'ebc'],
  ['too few are left: the last ones given stay', 'abcd', 'abc', 'dbc'],
  ['all were given: they stay', 'abcd', 'abcd', 'abc'],
  ['a short list stays', 'ab', 'a', 'ab'],
])('%s [HOM-14]', (_, list, given, shown) => {
  expect(chooseTiles(Array.from(list), (tile) => given.includes(tile), 3).join('')).toBe(shown)
})
