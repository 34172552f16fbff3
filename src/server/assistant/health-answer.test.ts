import { expect, test } from 'vitest'
import { createHealthAnswer, findRival } from './health-answer.ts'

test('a question is about health or about a topic by the texts of both [AST-36]', () => {
  expect(findRival('每天晚上从洗澡到睡着要两个小时', 'zh')).toBe('topic')
  expect(findRival('女儿快来例假了，提前准备什么', 'zh')).toBe('health')
  expect(findRival('keep her home with a cough?', 'en')).not.toBe('topic')
})

test('a symptom that is missing does not show what a question is about [AST-36]', () => {
  const { context, text } = createHealthAnswer('lleva dos días con mocos y tos, sin fiebre', 'es')
  expect(context).toEqual({ health: 'cough' })
  expect(text).toContain('Lo que puedes hacer mientras tanto:')
})
