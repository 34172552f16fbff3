import { expect, test } from 'vitest'
import { behaviorPresets, type BehaviorPresetKey } from '#shared/behaviors/rules.ts'
import { messages as en } from '#web/i18n/messages/en.ts'
import { messages as es } from '#web/i18n/messages/es.ts'
import { messages as zh } from '#web/i18n/messages/zh.ts'
import { createPraiseKey, findPraiseTopic } from './praise.ts'

const presets = Object.keys(behaviorPresets) as BehaviorPresetKey[]

test.each([
  ['tidy_toys', 'tidy_toys'],
  ['gift_50', 'gift'],
  ['remedy_small', 'repair'],
  [undefined, 'own'],
] as const)('the praise for %s is that of %s', (preset, topic) => {
  expect(findPraiseTopic(preset)).toBe(topic)
})

test('the sentences rotate', () => {
  expect([0, 1, 2, 3].map((nth) => createPraiseKey('own', nth))).toEqual(['own.a', 'own.b', 'own.c', 'own.a'])
})

test('every preset has a title and three different sentences in every language [BEH-25]', () => {
  for (const words of [en, zh, es]) {
    for (const preset of presets) {
      expect(words.titles.behaviors[preset]).not.toBe('')
      expect(new Set(Object.values(words.awards.praise[findPraiseTopic(preset)])).size).toBe(3)
    }
  }
})

test('no sentence of praise exaggerates or contains a gender', () => {
  const inflated =
    /amazing|awesome|perfect|best|genius|good (?:girl|boy)|太棒|最棒|完美|天才|她|他[^们人]|genial|perfect[oa]|increíble|campe[óo]n|niñ[oa]/i
  const sentences = [en, zh, es].flatMap(({ awards }) =>
    Object.values(awards.praise).flatMap((kind) => Object.values<string>(kind)),
  )
  expect(sentences.filter((sentence) => inflated.test(sentence))).toEqual([])
})
