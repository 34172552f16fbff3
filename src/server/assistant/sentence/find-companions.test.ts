import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { createCaseFamily, readSentenceCases } from '#server/testing/sentence-cases.ts'
import { readSentence } from './read-sentence.ts'

/** Returns the children for whom something is proposed, in order; in an English or Spanish sentence Mia is on screen, in a Chinese one 米娅. */
const whoDid = (language: Locale, text: string) => {
  const family = createCaseFamily(readSentenceCases(language).children, language)
  const [child] = family.children
  if (!child) throw new Error('There is no child.')
  const { proposals } = readSentence({ text, language, family, child })
  return [...new Set(proposals.map(({ childId }) => childId))]
}

test.each([
  ['en', 'Leo set the table with Mia', ['Leo', 'Mia']],
  ['en', 'Leo tidied his toys together with Mia', ['Leo', 'Mia']],
  ['en', 'Leo read with Mia for 15 minutes', ['Leo', 'Mia']],
  ['en', 'Leo set the table with Mia and Noa', ['Leo', 'Mia', 'Noa']],
  ['en', 'She set the table with Leo', ['Mia', 'Leo']],
  ['es', 'Leo puso la mesa con Mia', ['Leo', 'Mia']],
  ['es', 'Leo recogió los juguetes junto con Mia', ['Leo', 'Mia']],
  ['es', 'Leo se lavó los dientes con Mia', ['Leo', 'Mia']],
  ['zh', '乐乐和米娅一起摆了餐具', ['乐乐', '米娅']],
  ['zh', '乐乐跟米娅一起刷牙了', ['乐乐', '米娅']],
] as const)('what children did side by side is proposed for each: “%s: %s” [AST-62]', (language, text, children) => {
  expect(whoDid(language, text)).toEqual(children)
})

test.each([
  ['en', 'Leo shared his toys with Mia'],
  ['en', 'Leo fought with Mia'],
  ['en', 'Leo played nicely with Mia'],
  ['en', 'Leo was patient with Mia'],
  ['en', 'Leo helped with Mia'],
  ['en', 'Leo tidied up after fighting with Mia'],
  ['en', 'Leo set the table with Mia’s help'],
  ['en', 'Leo did his homework with Mia watching'],
  ['es', 'Leo compartió sus juguetes con Mia'],
  ['es', 'Leo se peleó con Mia'],
  ['es', 'Leo jugó bien con Mia'],
  ['es', 'Leo fue paciente con Mia'],
  ['es', 'Leo puso la mesa con la ayuda de Mia'],
  ['zh', '乐乐和米娅分享了玩具'],
  ['zh', '乐乐跟米娅打架了'],
  ['zh', '乐乐跟米娅道歉了'],
  ['zh', '乐乐和米娅打招呼'],
  ['zh', '乐乐陪米娅刷牙'],
] as const)('what is done to a child is not proposed for it: “%s: %s” [AST-62]', (language, text) => {
  expect(whoDid(language, text)).toEqual([language === 'zh' ? '乐乐' : 'Leo'])
})

test('the clause after it is about its subject alone, and its title names nobody [AST-62]', () => {
  const family = createCaseFamily(readSentenceCases('en').children, 'en')
  const [child] = family.children
  if (!child) throw new Error('There is no child.')
  const text = 'Leo set the table with Mia and put away his toys'
  const { proposals } = readSentence({ text, language: 'en', family, child })
  expect(proposals.map((one) => [one.isSure, one.kind, one.childId, 'title' in one && one.title])).toEqual([
    [false, 'behavior', 'Leo', 'Set the table'],
    [true, 'check-in', 'Mia', 'Lay the table'],
    [true, 'check-in', 'Leo', 'Put away toys'],
  ])
})
