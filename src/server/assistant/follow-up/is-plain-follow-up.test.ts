import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { isPlainFollowUp } from './is-plain-follow-up.ts'

test.for<[Locale, string]>([
  ['en', 'she is 12 now'],
  ['en', "she's 12 not 4 lol"],
  ['es', 'tiene 12, no 4 jaja'],
  ['zh', '她12岁，不是4岁'],
])('in %s “%s” is nothing but a reply [AST-48]', ([language, message]) => {
  expect(isPlainFollowUp(message, language, { topic: 'own-bed' })).toBe(true)
  expect(isPlainFollowUp(message, language, {})).toBe(false)
})

test('a reply that tells of more is read for danger', () => {
  expect(isPlainFollowUp('she is 12 not 4 and she has not come home', 'en', { topic: 'own-bed' })).toBe(false)
})
