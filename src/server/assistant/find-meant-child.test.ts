import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { emptyLookUp } from '#server/testing/empty-look-up.ts'
import { findMeantChild } from './find-meant-child.ts'

const children = [
  { id: 'mia', name: 'Mia Sofía', aliases: ['Bichito'], age: 8 },
  { id: 'leo', name: 'Leo', aliases: ['乐乐'], age: 5 },
].map((child) => ({ ...child, points: 0, birthday: null, createdAt: '2026-01-01T00:00:00.000Z' }))

const findIn = (message: string, language: Locale) =>
  findMeantChild({
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
  ['en', 'My 5 year old hits his sister', 'leo'],
  ['en', 'Our five-year-old will not sleep', 'leo'],
  ['en', 'My youngest whines all day', 'leo'],
  ['en', 'My eldest whines all day', null],
  ['en', 'My 8 year old hits the 5 year old', null],
  ['en', 'My 6 year old wets the bed', null],
  ['en', 'My biggest worry is that she lies', null],
  ['es', 'Mi mayor preocupación es que miente', null],
  ['es', 'Mi menor no quiere dormir', 'leo'],
  ['zh', '我最大的问题是她不听话', null],
  ['zh', '我5岁的时候也这样', null],
  ['zh', '我家老二总打姐姐', 'leo'],
  ['en', 'She hits the little one', null],
  ['en', 'At school a 5 year old hits her', null],
  ['es', 'Mi hijo de 5 años le pega a su hermana', 'leo'],
  ['es', 'Mi hija de 8 años no duerme', null],
  ['zh', '我家5岁的总打姐姐', 'leo'],
  ['zh', '我8岁的女儿不肯睡', null],
] as const)('in %s “%s” is about the other child: %s [AST-45]', (language, message, id) => {
  expect(findIn(message, language)).toBe(id)
})
