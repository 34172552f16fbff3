import { expect, test } from 'vitest'
import { createLine } from './chat-lines.ts'
import type { ChatLine } from './conversation.ts'
import { foldAnswer } from './fold-answer.ts'

const answer =
  'Brush at the same point every evening, before anyone is too tired. Let Mia choose the brush and who goes first, then you finish.'
const steps = '• Now: “First you, then me.”\n• Every day: the same moment.\n• Help every time.'

const toLine = (content: string, more: Partial<ChatLine> = {}): ChatLine => ({
  ...createLine('ai', content),
  context: { topic: 'teeth' },
  sources: ['NHS'],
  ...more,
})

test('the answer and its first step are shown, the other steps and the sources are a tap away [AST-31]', () => {
  expect(foldAnswer(toLine(`${answer}\n\n${steps}\n\nBased on: NHS`))).toEqual({
    shown: `${answer}\n\n• Now: “First you, then me.”`,
    more: '• Every day: the same moment.\n• Help every time.\n\nBased on: NHS',
  })
})

test('what follows the steps and is no source stays in view [AST-31]', () => {
  const call = 'If you are not sure, call 112.'
  expect(foldAnswer(toLine(`${answer}\n\n${steps}\n\n${call}\n\nBased on: NHS`)).shown).toContain(call)
})

test.for<[string, string, Partial<ChatLine>]>([
  ['tips after a few words', 'More ideas:\n\n• Sing a song.\n• Take turns.', {}],
  ['an answer with one step', `${answer}\n\n• Now: sing.`, {}],
  ['an answer about health', `${answer}\n\n${steps}`, { context: { topic: 'teeth', health: 'fever' } }],
  ['an answer from the record', `${answer}\n\n${steps}`, { context: { record: { intent: 'week' } } }],
  ['a danger', `${answer}\n\n${steps}`, { danger: { uses: [], helplines: { lines: [] } } as never }],
  ['a text without a list', answer, {}],
])('%s is shown as a whole [AST-31]', ([, content, more]) => {
  expect(foldAnswer(toLine(content, more))).toEqual({ shown: content, more: '' })
})
