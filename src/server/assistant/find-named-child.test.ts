import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { emptyLookUp } from '#server/testing/empty-look-up.ts'
import { findNamedChild } from './find-named-child.ts'

const children = [
  { id: 'mia', name: 'Mia Sofía', aliases: ['Bichito'] },
  { id: 'leo', name: 'Leo', aliases: ['乐乐'] },
].map((child) => ({ ...child, points: 0, age: null, birthday: null, createdAt: '2026-01-01T00:00:00.000Z' }))

const findIn = (message: string, language: Locale) =>
  findNamedChild({
    message,
    plain: message,
    language,
    about: { kind: 'other', isUneasy: false },
    context: undefined,
    lookUp: { ...emptyLookUp, children, childId: 'mia' },
    loadSpeaker: () => Promise.reject(new Error('not needed')),
  })

test.each([
  ['en', 'Leo hits Mia when he loses at games', 'leo'],
  ['en', 'Different thing: Leo hits Mia when he loses', 'leo'],
  ['en', 'Mia hits Leo when she loses', null],
  ['en', 'Leo and Mia fight all day', null],
  ['en', 'Leo, Mia and I argue', null],
  ['en', 'Leo wets the bed again', 'leo'],
  ['en', 'she hits Leo', null],
  ['en', 'mia and LEO fight over brushing teeth. Bichito bites Leo', null],
  ['es', 'Leo le pega a Mia cuando pierde', 'leo'],
  ['es', 'Leo y Mia se pelean', null],
  ['zh', '乐乐输了就打Mia', 'leo'],
  ['zh', '乐乐和Mia总是吵架', null],
] as const)('in %s “%s” is about the other child: %s [AST-45]', (language, message, id) => {
  expect(findIn(message, language)).toBe(id)
})
