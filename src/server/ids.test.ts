import { expect, test } from 'vitest'
import { isUuid, newId } from './ids.ts'

test('ids of the same millisecond sort in the order of creation, others by time [TXT-5, TXT-6]', () => {
  const ids = [1000, 1000, 1000, 1001, 1001, 5000].map(newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(isUuid)).toBe(true)
})

test('ids are unique even if the clock goes back and forth', () => {
  const many = Array.from({ length: 1000 }, (_, i) => newId(i % 2))
  expect(new Set(many).size).toBe(many.length)
})
