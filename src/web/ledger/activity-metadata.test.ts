import { expect, test } from 'vitest'
import { computeImprovementOnBest, parseMomentMetadata, parseScoreMetadata } from './activity-metadata.ts'

test('parses weather and mood of a moment', () => {
  expect(parseMomentMetadata('{"momentId":"x","weather":"sunny","mood":"proud"}')).toEqual({
    weather: 'sunny',
    mood: 'proud',
  })
})

test('parses a score and the previous best', () => {
  const facts = { score: 52, before: 48, unit: 'times' }
  expect(parseScoreMetadata(JSON.stringify({ ...facts, best: 52 }))).toEqual(facts)
  expect(parseScoreMetadata('{"score":5,"best":5,"before":null,"unit":null}')).toEqual({
    score: 5,
    before: null,
    unit: null,
  })
})

test.each([
  null,
  '',
  'sunny',
  '{',
  '[]',
  'null',
  '{"weather":"hail","mood":"proud"}',
  '{"weather":"sunny"}',
  '{"score":"52"}',
  '{"score":null,"before":null,"unit":null}',
])('metadata %j is ignored [MOM-14]', (metadata) => {
  expect(parseMomentMetadata(metadata)).toBeNull()
  expect(parseScoreMetadata(metadata)).toBeNull()
})

test('only a higher score has an improvement', () => {
  expect(computeImprovementOnBest(52, 48)).toBe(4)
  expect(computeImprovementOnBest(0.3, 0.1)).toBe(0.2)
  expect(computeImprovementOnBest(48, 48)).toBeNull()
  expect(computeImprovementOnBest(20, null)).toBeNull()
})
