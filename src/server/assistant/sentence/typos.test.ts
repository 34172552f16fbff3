import { expect, test } from 'vitest'
import { createTypoIndex } from './typos.ts'

const find = createTypoIndex(['brushed', 'tidied'], ['brush'])

test.each([
  ['bruhsed', 'brushed'],
  ['tidyed', 'tidied'],
  ['brussing', 'brush'],
])('a misspelt word is recognised: %s', (word, known) => {
  expect(find(word)).toBe(known)
})

test('a word far longer than all known ones is none of them, and is not looked up part by part', () => {
  expect(find('a'.repeat(100_000))).toBeNull()
})
