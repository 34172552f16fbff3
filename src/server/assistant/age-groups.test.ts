import { expect, test } from 'vitest'
import { toAgeGroup, computeChildAgeRange, isOldEnoughForPoints, createSingleAgeRange, suitsAge } from './age-groups.ts'

const today = '2026-11-20'

test('a birthday takes precedence over an age; without both the default age range applies', () => {
  expect(computeChildAgeRange({ age: 12, birthday: '2022-11-20' }, today)).toEqual([4, 4])
  expect(computeChildAgeRange({ age: 12, birthday: '2022-11-21' }, today)).toEqual([3, 3])
  expect(computeChildAgeRange({ age: 12, birthday: null }, today)).toEqual([12, 12])
  expect(computeChildAgeRange({ age: 0, birthday: null }, today)).toEqual([0, 0])
  expect(computeChildAgeRange({ age: null, birthday: null }, today)).toEqual([6, 9])
})

test('content suits a child whose ages overlap; 18 has no upper end', () => {
  const suits = [
    suitsAge([4, 7], [7, 7]),
    suitsAge([4, 7], [8, 8]),
    suitsAge([4, 7], [6, 9]),
    suitsAge([9, 12], [6, 9]),
  ]
  expect(suits).toEqual([true, false, true, true])
  expect([suitsAge([13, 18], [40, 40]), suitsAge(undefined, [1, 1])]).toEqual([true, true])
})

test('every age has an age group', () => {
  const groups = [0, 3, 4, 6, 9, 12, 13, 18].map((age) => toAgeGroup(createSingleAgeRange(age)).join('–'))
  expect(groups).toEqual(['0–3', '0–3', '4–5', '6–9', '6–9', '10–12', '13–18', '13–18'])
})

test('children under four get no points', () => {
  expect([isOldEnoughForPoints([3, 3]), isOldEnoughForPoints([4, 4])]).toEqual([false, true])
})
