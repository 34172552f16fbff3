import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { createCaseFamily, readSentenceCases } from '#server/testing/sentence-cases.ts'
import { readSentence } from './read-sentence.ts'

/** Returns what a sentence proposes: the title and points of a behaviour, the mood of a moment, or its kind. */
const read = (text: string, language: Locale) => {
  const family = createCaseFamily(readSentenceCases(language).children, language)
  const [child] = family.children
  if (!child) throw new Error('The family has no child.')
  return readSentence({ text, language, family, child }).proposals.map((one) => {
    if (one.kind === 'behavior') return `${one.title} ${one.points}`
    return one.kind === 'moment' ? one.mood : one.kind
  })
}

test.for<[Locale, string, string | null]>([
  ['en', 'Mia was a bit sad after school', 'sad'],
  ['en', 'Mia was a bit tired and cranky', 'tired'],
  ['en', 'Mia felt left out at lunch', 'sad'],
  ['en', 'Mia cried at the dentist', 'sad'],
  ['en', 'Mia was upset about the fight with Leo', 'sad'],
  ['en', 'Mia was sad because Leo hit her', 'sad'],
  ['en', 'Mia was frustrated with her homework', 'angry'],
  ['en', 'Mia was worried about the test', 'worried'],
  ['es', 'Mia estaba un poco triste después del cole', 'sad'],
  ['es', 'Mia lloró en el dentista', 'sad'],
  ['es', 'Mia se enfadó', 'angry'],
  ['es', 'Mia se asustó', 'worried'],
  ['es', 'Mia estaba frustrada con los deberes', 'angry'],
  ['zh', '米娅放学后有点难过', 'sad'],
  ['zh', '米娅闹情绪了', 'angry'],
  ['zh', '米娅气哭了', 'sad'],
  ['zh', '米娅做作业很烦', 'angry'],
  ['zh', '米娅不开心，因为乐乐打她', 'sad'],
])('in %s a feeling is a moment and no behaviour: “%s” [AST-63]', ([language, text, mood]) => {
  expect(read(text, language)).toEqual([mood])
})

test.for<[Locale, string, string]>([
  ['en', 'Mia was angry and hit Leo', 'Hit Leo 0'],
  ['en', 'Mia was so angry that she slammed the door', 'Slammed the door 0'],
  ['es', 'Mia estaba tan enfadada que pegó a Leo', 'Pegó a Leo 0'],
  ['zh', '米娅生气了，打了乐乐', '打了乐乐 0'],
])('in %s a deed that is told with a feeling is one: “%s” [AST-63]', ([language, text, deed]) => {
  expect(read(text, language)).toEqual([deed, 'angry'])
})

test('the title of a behaviour ends with no preposition or article [AST-63]', () => {
  expect(read('Mia shouted at him', 'en')).toEqual(['Shouted 0'])
  expect(read('Mia shouted at Leo', 'en')).toEqual(['Shouted at Leo 0'])
  expect(read('Mia threw a book at me', 'en')).toEqual(['Threw a book 0'])
})
