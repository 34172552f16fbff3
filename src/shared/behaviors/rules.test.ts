import { expect, test } from 'vitest'
import {
  behaviorPresets,
  categoryOf,
  defaultQuickList,
  pointsOf,
  maxQuickListLength,
  isSameEntry,
  withNewEntry,
  type QuickEntry,
} from './rules.ts'

const tile = (title: string, points: number): QuickEntry => ({ title, points })

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
  expect(defaultQuickList.map(pointsOf)).toEqual([10, 10, 5, 10, 15])
})

test('a new tile goes to the top while there is room [BEH-17]', () => {
  const six = withNewEntry(defaultQuickList, tile('Sang', 3)) ?? []
  const seven = withNewEntry(six, tile('Read', 4)) ?? []
  expect(six).toEqual([tile('Sang', 3), ...defaultQuickList])
  expect(seven).toHaveLength(maxQuickListLength)
  expect(withNewEntry(seven, tile('Swept', 5))).toBeNull()
  expect(defaultQuickList).toHaveLength(5)
})

test('a tile is added once; one with other points is another tile', () => {
  const list = [tile('Sang', 3)]
  expect(withNewEntry(list, tile('Sang', 3))).toBeNull()
  expect(withNewEntry(list, tile('Sang', 4))).toHaveLength(2)
  expect(withNewEntry(list, tile('sang', 3))).toHaveLength(2)
})

test('a preset and a text with the same name are different tiles', () => {
  expect(isSameEntry({ preset: 'greeting' }, { preset: 'greeting' })).toBe(true)
  expect(isSameEntry({ preset: 'greeting' }, { preset: 'study_well' })).toBe(false)
  expect(isSameEntry({ preset: 'greeting' }, tile('greeting', 10))).toBe(false)
  expect(isSameEntry(tile('greeting', 10), { preset: 'greeting' })).toBe(false)
})

test('the category follows from the sign [BEH-7]', () => {
  expect([categoryOf(1), categoryOf(100), categoryOf(-1)]).toEqual(['good', 'good', 'needs_improvement'])
})
