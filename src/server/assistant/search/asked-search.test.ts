import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { findAskedAnswer, isLikely } from './asked-search.ts'

test.for<[Locale, string, string, RegExp]>([
  ['en', 'tantrum', 'on the floor of the supermarket screaming for sweets, do I leave the trolley?', /trolley/],
  ['es', 'first-phone', 'dice que necesita el móvil en el cuarto porque es su despertador', /despertador barato/],
  ['zh', 'siblings', '弟弟先动手的，我该先说谁', /先动手|后动手|动手的/],
])('in %s a particular question about %s gets its direct answer', ([language, topic, message, answer]) => {
  const asked = findAskedAnswer(message, topic, language)
  expect(asked?.answer).toMatch(answer)
  expect(asked && isLikely(asked)).toBe(true)
})

test('a message about something else gets no likely direct answer', () => {
  const asked = findAskedAnswer('which bus goes to the station', 'tantrum', 'en')
  expect(asked !== null && isLikely(asked)).toBe(false)
})
