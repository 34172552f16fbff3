import { expect, test } from 'vitest'
import { trainWordVectors, type SubjectTerms } from './train-word-vectors.ts'
import { createVectorizer, dot, unpackRows } from '#server/assistant/vectors/word-vectors.ts'

const toTerms = (text: string) => text.split(' ')

/** Five times each: rarer terms get no vector. */
const repeat = (texts: readonly string[]) => Array.from({ length: 5 }, () => texts.map(toTerms)).flat()

const messages = repeat([
  'scream shop sweets floor',
  'scream market sweets floor',
  'shop trolley sweets',
  'market trolley sweets',
  'dog park afraid',
  'labrador park afraid',
  'dog bark crosses road',
  'labrador bark crosses road',
])

const subjects: SubjectTerms[] = [
  {
    id: 'tantrum',
    texts: [toTerms('scream floor')],
    answers: [
      { asks: [toTerms('scream shop')], answer: toTerms('leave trolley') },
      { asks: [toTerms('floor sweets')], answer: toTerms('wait') },
    ],
  },
  {
    id: 'animals',
    texts: [toTerms('afraid dog')],
    answers: [{ asks: [toTerms('dog park')], answer: toTerms('crosses road') }],
  },
]

test('texts with words that stand beside the same others are near each other', () => {
  const vectorize = createVectorizer(trainWordVectors(messages, subjects).terms)
  const similarity = (one: string, other: string) => dot(vectorize(toTerms(one)), vectorize(toTerms(other)))
  expect(similarity('scream market', 'scream shop')).toBeGreaterThan(similarity('scream market', 'dog park'))
  expect(similarity('labrador', 'dog')).toBeGreaterThan(similarity('labrador', 'trolley'))
})

test('a text is nearest to the subject that it is about', () => {
  const model = trainWordVectors(messages, subjects)
  const vector = createVectorizer(model.terms)(toTerms('labrador crosses'))
  const rows = [...unpackRows(model.subjects)].toSorted(([, a], [, b]) => dot(b, vector) - dot(a, vector))
  expect(rows.map(([id]) => id)).toEqual(['animals', 'tantrum'])
})

test('the same texts give the same vectors, and a text without known terms is no direction', () => {
  const [one, other] = [trainWordVectors(messages, subjects), trainWordVectors(messages, subjects)]
  expect(one).toEqual(other)
  expect(createVectorizer(one.terms)(['unknown']).every((value) => value === 0)).toBe(true)
})
