import { expect, test } from 'vitest'
import { findTopicOrCandidates } from './find-topic.ts'
import { hideNames } from './hide-names.ts'

const children = [
  { name: 'Mia', aliases: ['mimi'] },
  { name: '乐乐', aliases: [] },
]

test('names of children give way to neutral words', () => {
  expect(hideNames('Mia’s teeth, and mimi’s hair', children, 'en')).toBe('she’s teeth, and she’s hair')
  expect(hideNames('Mia no quiere dormir', children, 'es')).toBe('no quiere dormir')
  expect(hideNames('乐乐又咬人了', children, 'zh')).toBe('孩子又咬人了')
  expect(hideNames('Miami', children, 'en')).toBe('Miami')
})

test('a short complaint finds its topic whatever the child is called [AST-84]', () => {
  const found = [
    ['Mia will not go to bed', 'en'],
    ['乐乐就是不去睡', 'zh'],
    ['a Mia no hay quien la acueste', 'es'],
  ] as const
  const ids = found.map(([message, language]) => {
    const match = findTopicOrCandidates(hideNames(message, children, language), language)
    return match.kind === 'topic' ? match.id : match.kind
  })
  expect(ids).toEqual(['bedtime', 'bedtime', 'bedtime'])
})
