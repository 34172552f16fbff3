import { expect, test } from 'vitest'
import { createCaseFamily, readSentenceCases } from '#server/testing/sentence-cases.ts'
import { readSentence } from './read-sentence.ts'

const read = (text: string) => {
  const family = createCaseFamily(readSentenceCases('en').children, 'en')
  const [child] = family.children
  return child ? readSentence({ text, language: 'en', family, child }).proposals : []
}

test('what was hard earns no points when it was put right, however large it was [AST-63]', () => {
  expect(read('Leo had a huge meltdown at the supermarket but said sorry')).toMatchObject([
    { title: 'A huge meltdown at the supermarket', points: 0 },
    { isSure: true, title: 'Said sorry', points: 2 },
  ])
  expect(read('Leo gave Mia a huge hug')).toMatchObject([{ points: 2 }])
})
