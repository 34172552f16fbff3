import { expect, test } from 'vitest'
import { createLine } from './chat-lines.ts'
import type { ChatLine } from './conversation.ts'
import { countShownOffers, foldAnswer } from './fold-answer.ts'

const answer =
  'Brush at the same point every evening, before anyone is too tired. Let Mia choose the brush and who goes first, then you finish.'
const steps = '• Now: “First you, then me.”\n• Every day: the same moment.\n• Help every time.'

const toLine = (content: string, more: Partial<ChatLine> = {}): ChatLine => ({
  ...createLine('ai', content),
  context: { topic: 'teeth' },
  sources: ['NHS'],
  ...more,
})

test('the answer and its first two short steps are shown, the other steps and the sources are a tap away [AST-31]', () => {
  expect(foldAnswer(toLine(`${answer}\n\n${steps}\n\nBased on: NHS`))).toEqual({
    shown: `${answer}\n\n• Now: “First you, then me.”\n• Every day: the same moment.`,
    more: '• Help every time.\n\nBased on: NHS',
  })
})

test('of long steps the first one is shown [AST-31]', () => {
  const long = `• Now: ${'sing the same song every time, '.repeat(8)}`
  expect(foldAnswer(toLine(`${answer}\n\n${long}\n• Help every time.`))).toEqual({
    shown: `${answer}\n\n${long}`,
    more: '• Help every time.',
  })
})

test('beside advice one or two of several offers are shown, and never a single one is left [AST-25]', () => {
  const shown = (line: ChatLine) => [1, 2, 3, 4, 5].map((count) => countShownOffers(line, count))
  expect(shown(toLine(answer))).toEqual([1, 2, 1, 2, 2])
  expect(shown(toLine(answer, { context: { topic: 'rewards' } }))).toEqual([1, 2, 3, 4, 5])
  expect(shown(toLine(answer, { context: {} }))).toEqual([1, 2, 3, 4, 5])
})

test('what follows the steps and is no source stays in view [AST-31]', () => {
  const call = 'If you are not sure, call 112.'
  expect(foldAnswer(toLine(`${answer}\n\n${steps}\n\n${call}\n\nBased on: NHS`)).shown).toContain(call)
})

test.for<[string, string, Partial<ChatLine>]>([
  ['tips after a few words', 'More ideas:\n\n• Sing a song.\n• Take turns.', {}],
  ['an answer with two short steps', `${answer}\n\n• Now: sing.\n• Later: sing.`, {}],
  ['an answer about health', `${answer}\n\n${steps}`, { context: { topic: 'teeth', health: 'fever' } }],
  ['an answer from the record', `${answer}\n\n${steps}`, { context: { record: { intent: 'week' } } }],
  ['a danger', `${answer}\n\n${steps}`, { danger: { uses: [], helplines: { lines: [] } } as never }],
  ['a text without a list', answer, {}],
])('%s is shown as a whole [AST-31]', ([, content, more]) => {
  expect(foldAnswer(toLine(content, more))).toEqual({ shown: content, more: '' })
})
