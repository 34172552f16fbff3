import { expect, test } from 'vitest'
import {
  behaviorPresets,
  toCategory,
  defaultQuickList,
  findEntryPoints,
  maxQuickListLength,
  isSameEntry,
  addQuickEntry,
  type QuickEntry,
} from './rules.ts'

const createTile = (title: string, points: number): QuickEntry => ({ title, points })

test('the presets have the points of the specification [BEH-10, BEH-11, BEH-12, CON-6]', () => {
  expect(behaviorPresets).toEqual({
    greeting: 10,
    tidy_toys: 10,
    help_clean: 5,
    help_others: 10,
    study_well: 15,
    gift_5: 5,
    gift_10: 10,
    gift_20: 20,
    gift_50: 50,
    remedy_small: 5,
    remedy_big: 15,
  })
  expect(defaultQuickList.map(findEntryPoints)).toEqual([10, 10, 5, 10, 15])
})

test('a new tile goes to the top while there is room [BEH-17]', () => {
  const six = addQuickEntry(defaultQuickList, createTile('Sang', 3)) ?? []
  const seven = addQuickEntry(six, createTile('Read', 4)) ?? []
  expect(six).toEqual([createTile('Sang', 3), ...defaultQuickList])
  expect(seven).toHaveLength(maxQuickListLength)
  expect(addQuickEntry(seven, createTile('Swept', 5))).toBeNull()
  expect(defaultQuickList).toHaveLength(5)
})

test('a tile is added once; one with other points is another tile', () => {
  const list = [createTile('Sang', 3)]
  expect(addQuickEntry(list, createTile('Sang', 3))).toBeNull()
  expect(addQuickEntry(list, createTile('Sang', 4))).toHaveLength(2)
  expect(addQuickEntry(list, createTile('sang', 3))).toHaveLength(2)
})

test('a preset and a text with the same name are different tiles', () => {
  expect(isSameEntry({ preset: 'greeting' }, { preset: 'greeting' })).toBe(true)
  expect(isSameEntry({ preset: 'greeting' }, { preset: 'study_well' })).toBe(false)
  expect(isSameEntry({ preset: 'greeting' }, createTile('greeting', 10))).toBe(false)
  expect(isSameEntry(createTile('greeting', 10), { preset: 'greeting' })).toBe(false)
})

test('the category follows from the sign [BEH-7]', () => {
  expect([toCategory(1), toCategory(100), toCategory(-1)]).toEqual(['good', 'good', 'needs_improvement'])
})
