import { expect, test } from 'vitest'
import { topicPlan } from './topics/plan.ts'

test('more than a hundred ideas can be added with one tap [LND-5]', () => {
  const cards = Object.values(topicPlan).flatMap((topic) => Object.values(topic.cards))
  const adding = cards.filter(({ kind }) => ['behavior', 'habit', 'skill', 'reward'].includes(kind))
  expect(adding.length).toBeGreaterThan(100)
})
