import { expect, test } from 'vitest'
import { compareWithBest } from './score-comparison.ts'

test('a higher score is a new best with its difference', () => {
  expect(compareWithBest(52, 48)).toEqual({ kind: 'best', score: 52, best: 52, more: 4 })
  expect(compareWithBest(0.3, 0.1)).toEqual({ kind: 'best', score: 0.3, best: 0.3, more: 0.2 })
})

test('a lower score keeps the best', () => {
  expect(compareWithBest(30, 48)).toEqual({ kind: 'stays', score: 30, best: 48 })
})

test('the first score is a first score, also 0', () => {
  expect(compareWithBest(0, null)).toEqual({ kind: 'first', score: 0, best: 0 })
})

test('an equal score equals the best [SKL-26]', () => {
  expect(compareWithBest(48, 48)).toEqual({ kind: 'same', score: 48, best: 48 })
})
