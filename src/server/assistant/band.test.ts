import { expect, test } from 'vitest'
import { agesOf, bandOf, isFor, takesPoints, yearOf } from './band.ts'

const today = '2026-11-20'

test('a birthday goes before an age, and an age that is not known is the usual one', () => {
  expect(agesOf({ age: 12, birthday: '2022-11-20' }, today)).toEqual([4, 4])
  expect(agesOf({ age: 12, birthday: '2022-11-21' }, today)).toEqual([3, 3])
  expect(agesOf({ age: 12, birthday: null }, today)).toEqual([12, 12])
  expect(agesOf({ age: 0, birthday: null }, today)).toEqual([0, 0])
  expect(agesOf({ age: null, birthday: null }, today)).toEqual([6, 9])
})

test('what is for some ages is for those who have one of them; 18 has no upper end', () => {
  expect([isFor([4, 7], [7, 7]), isFor([4, 7], [8, 8]), isFor([4, 7], [6, 9]), isFor([9, 12], [6, 9])]).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect([isFor([13, 18], [40, 40]), isFor(undefined, [1, 1])]).toEqual([true, true])
})

test('outside of the family an age is told as a band', () => {
  const bands = [0, 3, 4, 6, 9, 12, 13, 18].map((age) => bandOf(yearOf(age)).join('–'))
  expect(bands).toEqual(['0–3', '0–3', '4–5', '6–9', '6–9', '10–12', '13–18', '13–18'])
})

test('points begin at four', () => {
  expect([takesPoints([3, 3]), takesPoints([4, 4])]).toEqual([false, true])
})
