import { describe, expect, test } from 'vitest'
import { locales } from '#shared/locale/locale.ts'
import { loadNonTopicContent, loadTopics } from '#server/assistant/content/load.ts'
import { foldText } from '#server/assistant/search/text.ts'
import { readUnsuitableSuggestionCases } from '#server/testing/assistant-test-cases.ts'
import { isUnsafeAdvice } from './unsafe-advice.ts'
import { isUnsuitableSentence, isUnsuitableSuggestion } from './unsuitable.ts'

describe.each(locales)('in %s', (language) => {
  const { noPoints, noReward, sentences, advice, harmlessAdvice, ...allowed } = readUnsuitableSuggestionCases(language)
  const { allowedWithPoints, allowedAsReward } = allowed

  test('there are at least 60 unsuitable cases', () => {
    expect([...noPoints, ...noReward, ...sentences].length).toBeGreaterThanOrEqual(60)
  })

  test.for(noPoints)('“%s” cannot earn points', (title) => {
    for (const kind of ['behavior', 'habit', 'skill'] as const) expect(isUnsuitableSuggestion(kind, title)).toBe(true)
  })

  test.for(noReward)('“%s” cannot be a reward', (title) => {
    expect(isUnsuitableSuggestion('reward', title)).toBe(true)
  })

  test.for(sentences)('the sentence “%s” is unsuitable', (sentence) => {
    expect(isUnsuitableSentence(sentence)).toBe(true)
  })

  test('there are at least 18 sentences of unsafe advice and 40 that only sound like it [AST-92]', () => {
    expect(advice.length).toBeGreaterThanOrEqual(18)
    expect(harmlessAdvice.length).toBeGreaterThanOrEqual(40)
  })

  test.for(advice)('“%s” must not be advised [AST-92]', (sentence) => {
    expect(isUnsuitableSentence(sentence)).toBe(true)
  })

  test.for(harmlessAdvice)('“%s” may be advised [AST-92]', (sentence) => {
    expect(isUnsuitableSentence(sentence)).toBe(false)
  })

  test.for(allowedWithPoints)('“%s” may earn points', (title) => {
    expect(isUnsuitableSuggestion('behavior', title)).toBe(false)
  })

  test.for(allowedAsReward)('“%s” may be a reward', (title) => {
    expect(isUnsuitableSuggestion('reward', title)).toBe(false)
  })

  test('no card and no reward idea is unsuitable [AST-27]', () => {
    const cards = [...loadTopics(language).values()].flatMap((topic) => topic.cards)
    const rewards = loadNonTopicContent()[language].rewardIdeas.map(({ title }) => ({ kind: 'reward' as const, title }))
    expect(cards.length).toBeGreaterThan(100)
    expect([...cards, ...rewards].filter(({ kind, title }) => isUnsuitableSuggestion(kind, title))).toEqual([])
  })

  // Tips may say what never earns points, so only what they advise is compared.
  test('no tip of a topic advises what a model may not [AST-92]', () => {
    const tips = [...loadTopics(language).values()].flatMap((topic) => topic.tips.map(({ text }) => text))
    expect(tips.filter((tip) => isUnsafeAdvice(foldText(tip)))).toEqual([])
  })

  test('no sentence of praise is unsuitable', () => {
    expect(
      loadNonTopicContent()[language].messages.praise.filter((sentence) => isUnsuitableSentence(sentence)),
    ).toEqual([])
  })
})
