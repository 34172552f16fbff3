import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { findPoints } from './find-points.ts'
import { getLanguageWords } from './language-words.ts'

test.for<[Locale, string, number | null]>([
  ['es', 'muerde a su hermana cuando le quita un juguete', null],
  ['es', 'quitale un punto por pegar', -1],
  ['es', 'quitale 2 por pegar', -2],
  ['en', 'bites when somebody takes a toy', null],
  ['en', 'take a point off', -1],
])('in %s “%s” says %s points [AST-63]', ([language, text, points]) => {
  expect(findPoints(text, getLanguageWords(language))?.points ?? null).toBe(points)
})
