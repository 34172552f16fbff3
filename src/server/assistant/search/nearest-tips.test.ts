import { expect, test } from 'vitest'
import { listNearestTexts } from './nearest-tips.ts'
import { splitClauses } from './split-clauses.ts'

const list = (texts: readonly string[], question: string, language: 'en' | 'es' | 'zh') =>
  listNearestTexts(
    texts.map((text) => ({ text })),
    question,
    language,
  ).map(({ text }) => text)

test('the tips that share words with a question come first, and others are left out [AST-86]', () => {
  const tips = [
    'Keep the same steps every night.',
    'Shop after a snack.',
    'Give a small job in the shop: find the apples.',
  ]
  expect(list(tips, 'she screams in the shop until she gets apples', 'en')).toEqual([tips[2], tips[1]])
  expect(list(tips, 'nothing of this', 'en')).toEqual([])
  expect(list(['先刷牙再讲故事', '早上提前十分钟起床'], '早上起床拖拉', 'zh')).toEqual(['早上提前十分钟起床'])
  expect(list(['Antes de la escuela, sin pantallas', 'Un cuento'], 'por la mañana antes de la escuela', 'es')).toEqual([
    'Antes de la escuela, sin pantallas',
  ])
})

test.for([
  ['he hits his sister. she wets the bed', ['he hits his sister', 'she wets the bed']],
  ['he hits his sister and also wets the bed', ['he hits his sister', 'wets the bed']],
  ['pega a su hermana y además moja la cama', ['pega a su hermana', 'moja la cama']],
  ['孩子打妹妹，还有晚上尿床', ['孩子打妹妹', '晚上尿床']],
  ['one problem only', []],
  ['salt and pepper', []],
] as const)('“%s” has its parts [AST-87]', ([message, clauses]) => {
  expect(splitClauses(message)).toEqual(clauses)
})
