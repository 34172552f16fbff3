import { describe, expect, test } from 'vitest'
import { locales } from '#shared/locale/locale.ts'
import { loadNonTopicContent, loadTopics } from '#server/assistant/content/load.ts'
import { readUnsuitableSuggestionCases } from '#server/testing/assistant-test-cases.ts'
import { isUnsuitableSentence, isUnsuitableSuggestion } from './unsuitable.ts'

describe.each(locales)('in %s', (language) => {
  const { noPoints, noReward, sentences, allowedWithPoints, allowedAsReward } = readUnsuitableSuggestionCases(language)

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

  test('no sentence of praise is unsuitable', () => {
    expect(
      loadNonTopicContent()[language].messages.praise.filter((sentence) => isUnsuitableSentence(sentence)),
    ).toEqual([])
  })
})
