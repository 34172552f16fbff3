import { describe, expect, test } from 'vitest'
import { locales } from '#shared/locale/locale.ts'
import { entriesOf, topicsIn } from '#server/assistant/knowledge.ts'
import { rewardBank, type BankKey } from '#server/assistant/reward-bank.ts'
import type { CardText } from '#server/assistant/topic.ts'
import type { CardPlan } from '#server/assistant/topic-plan.ts'
import { topicPlan } from '#server/assistant/topics/plan.ts'
import { wordsIn } from '#server/assistant/words/words-in.ts'
import { en } from './cases/en.ts'
import { es } from './cases/es.ts'
import { zh } from './cases/zh.ts'
import { isNeverSaid, isNeverSuggested } from './is-never.ts'

const cases = { en, zh, es }

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

describe.each(locales)('in %s', (language) => {
  const { points, rewards, said, fine, fineRewards } = cases[language]

  test('there are at least 60 cases of what is never suggested', () => {
    expect([points, rewards, said].flatMap(linesOf).length).toBeGreaterThanOrEqual(60)
  })

  test.for(linesOf(points))('“%s” gives no points', (title) => {
    for (const kind of ['behavior', 'habit', 'skill'] as const) expect(isNeverSuggested(kind, title)).toBe(true)
  })

  test.for(linesOf(rewards))('“%s” is no reward', (title) => {
    expect(isNeverSuggested('reward', title)).toBe(true)
  })

  test.for(linesOf(said))('“%s” is never said', (sentence) => {
    expect(isNeverSaid(sentence)).toBe(true)
  })

  test.for(linesOf(fine))('“%s” may give points', (title) => {
    expect(isNeverSuggested('behavior', title)).toBe(false)
  })

  test.for(linesOf(fineRewards))('“%s” may be a reward', (title) => {
    expect(isNeverSuggested('reward', title)).toBe(false)
  })

  test('no card and no reward of the assistant is among them [AST-27]', async () => {
    const cards = entriesOf(await topicsIn(language)).flatMap(([id, text]) => {
      const plans: Readonly<Record<string, CardPlan>> = topicPlan[id].cards
      const texts: Readonly<Record<string, CardText | undefined>> = text.cards
      return Object.entries(plans).map(([key, { kind }]) => ({ kind, title: texts[key]?.title ?? '' }))
    })
    const bank = (Object.keys(rewardBank) as BankKey[]).map((key) => ({
      kind: 'reward' as const,
      title: wordsIn(language).bank[key],
    }))
    expect(cards.length).toBeGreaterThan(100)
    expect([...cards, ...bank].filter(({ kind, title }) => isNeverSuggested(kind, title))).toEqual([])
  })

  test('praise and the assistant’s own sentences pass', () => {
    expect(wordsIn(language).praise.filter((sentence) => isNeverSaid(sentence))).toEqual([])
  })
})
