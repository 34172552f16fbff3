import { describe, expect, test } from 'vitest'
import { computeNewBest, isScore, listSkillExamples, reachesTarget } from './rules.ts'

describe('a score', () => {
  test.each([0, -0, 1, 52, 0.5, 0.01, 0.1, 0.29, 12.34, 4.35, 1.15, 999_999_999.99, 1e9, 1e1])('%d is valid', (n) => {
    expect(isScore(n)).toBe(true)
  })

  test.each([-1, -0.01, 0.1 + 0.2, 0.001, 1.005, 123_456_789.123, 999_999_999.999, 1e9 + 0.01, 1e9 + 1])(
    '%d is invalid',
    (n) => {
      expect(isScore(n)).toBe(false)
    },
  )

  test.each([1e308, 5e-324, Number.EPSILON, Number.NaN, Infinity, -Infinity])('%d is invalid', (n) => {
    expect(isScore(n)).toBe(false)
  })

  test('every number with two decimals is valid [SKL-6]', () => {
    const wrong = Array.from({ length: 100_000 }, (_, n) => `${n >> 2}.${String(n % 100).padStart(2, '0')}`)
    expect(wrong.filter((text) => !isScore(Number(text)))).toEqual([])
    expect(wrong.filter((text) => isScore(Number(`${text}7`)))).toEqual([])
  })
})

test('the best is the larger one, in any order', () => {
  expect([
    computeNewBest(null, 0),
    computeNewBest(null, 7),
    computeNewBest(52, 48),
    computeNewBest(48, 52),
    computeNewBest(52, 52),
  ]).toEqual([0, 7, 52, 52, 52])
  expect(computeNewBest(null, -0)).toBe(0)
})

test('a score completes when it reaches the target, never without a target', () => {
  expect([
    reachesTarget(99.99, 100),
    reachesTarget(100, 100),
    reachesTarget(101, 100),
    reachesTarget(1e9, null),
  ]).toEqual([false, true, true, false])
})

test('children under seven get smaller examples in another order, all easy [SKL-23]', () => {
  for (const age of [null, 7, 12]) {
    expect(listSkillExamples(age).map(({ key, targetValue }) => [key, targetValue])).toEqual([
      ['jump_rope', 100],
      ['recite_poetry', 10],
      ['swimming', 500],
      ['math', 50],
    ])
  }
  const young = listSkillExamples(6)
  expect(young.map(({ key, targetValue }) => [key, targetValue])).toEqual([
    ['recite_poetry', 3],
    ['jump_rope', 10],
    ['math', 10],
    ['swimming', 25],
  ])
  expect(young.every(({ difficulty }) => difficulty === 'easy')).toBe(true)
})
