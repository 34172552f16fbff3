import { expect, test } from 'vitest'
import type { ChatLine } from './conversation.ts'
import { listTurns } from './turns.ts'

const line = (sender: ChatLine['sender'], content: string, more: Partial<ChatLine> = {}): ChatLine => ({
  id: content,
  sender,
  content,
  timestamp: '2026-11-20T08:00:00.000Z',
  followUpActions: [],
  cards: [],
  sources: [],
  failed: false,
  added: {},
  ...more,
})

test('the last two questions and answers are turns, the oldest first [AST-94]', () => {
  const lines = ['1', '2', '3'].flatMap((n) => [line('user', `Q${n}`), line('ai', `A${n}`)])
  expect(listTurns([line('ai', 'Hello'), ...lines])).toEqual([
    { question: 'Q2', answer: 'A2' },
    { question: 'Q3', answer: 'A3' },
  ])
})

test('the ideas on the cards of an answer are part of it [AST-94]', () => {
  const card = {
    kind: 'reward',
    id: 'rewards.park',
    title: 'Park',
    points: 60,
    category: 'outing',
    state: 'new',
  } as const
  const open = { kind: 'open', id: 'open', title: 'Open the rewards', screen: 'rewards' } as const
  expect(listTurns([line('user', 'Q'), line('ai', 'A', { cards: [card, open] })])).toEqual([
    { question: 'Q', answer: 'A\n• Park' },
  ])
})

test('failed and empty answers and those with numbers or about a danger are no turns [AST-94]', () => {
  const danger = {
    situation: 'choking',
    uses: [],
    helplines: { country: null, candidates: [], lines: [], lacksPoisonCentre: false },
  }
  const chart = { title: 'Points', bars: [] }
  const context = { record: { intent: 'balance' } }
  const answers = [
    line('ai', '45 points.', { context }),
    line('ai', '45 points.', { chart }),
    line('ai', 'No.', { failed: true }),
    line('ai', ' '),
    line('ai', 'Call.', { danger }),
  ]
  expect(listTurns(answers.flatMap((answer) => [line('user', 'Q'), answer]))).toEqual([])
})

test('a long text is cut to 600 characters, between characters [AST-94]', () => {
  const [turn] = listTurns([line('user', '😀'.repeat(601)), line('ai', 'x'.repeat(2000))])
  expect([Array.from(turn?.question ?? '').length, turn?.answer.length]).toEqual([600, 600])
})
