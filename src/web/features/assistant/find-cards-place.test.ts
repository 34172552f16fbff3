import { expect, test } from 'vitest'
import type { ChatCard } from '#shared/assistant/contract.ts'
import { findCardsPlace } from './find-cards-place.ts'

const idea: ChatCard = { kind: 'behavior', id: 'b', title: 'Shared', points: 5, state: 'new' }
const line = (content: string, more: object = {}) => ({ content, cards: [idea], sources: [], ...more })
const sentence = (letters: number) => `${'a'.repeat(letters - 1)}.`

test('the ideas of a long answer stand after its first paragraph [AST-111]', () => {
  const first = sentence(200)
  expect(findCardsPlace(line(`${first}\n\n• ${sentence(150)}\n• ${sentence(150)}`))).toBe(first.length)
})

test('after a short paragraph comes the first step before them [AST-111]', () => {
  const first = `${sentence(40)}\n\n• ${sentence(200)}`
  expect(findCardsPlace(line(`${first}\n• ${sentence(200)}`))).toBe(first.length)
})

test.each([
  ['a short answer', line(`${sentence(160)}\n\n• ${sentence(100)}`)],
  ['one without ideas', line(`${sentence(200)}\n\n• ${sentence(250)}`, { cards: [] })],
  ['one about a danger', line(`${sentence(200)}\n\n• ${sentence(250)}`, { danger: {} })],
  ['one that ends with whom to call', line(`${sentence(200)}\n\n• ${sentence(250)}\n\nCall 112.`)],
])('those of %s stand at its end [AST-111]', (_, answer) => {
  expect(findCardsPlace(answer as Parameters<typeof findCardsPlace>[0])).toBeUndefined()
})

test('what an answer is based on may follow them, and Chinese characters are as wide as two letters [AST-111]', () => {
  const first = '早'.repeat(100)
  const content = `${first}\n\n• ${'晚'.repeat(110)}\n\n参考：NHS`
  expect(findCardsPlace(line(content, { sources: ['NHS'] }))).toBe(first.length)
})
