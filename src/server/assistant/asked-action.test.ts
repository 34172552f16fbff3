import { expect, test } from 'vitest'
import { findAskedAction } from './asked-action.ts'

test.each([
  'What reward would Leo like?',
  'reward ideas please',
  'any ideas for small rewards',
  'qué premio le gustaría a Leo',
  'ideas de recompensas sin dinero',
  '什么奖励他会喜欢',
  '有没有奖励的点子',
])('“%s” asks for ideas for rewards [AST-109]', (message) => {
  expect(findAskedAction(message)).toBe('rewards')
})

test.each([
  'what reward can he afford',
  'which reward did she get last week',
  'what is the next reward',
  'is a reward for homework a bribe',
  'qué premio le alcanza a Mia',
  '他能换什么奖励',
])('“%s” asks for something else [AST-109]', (message) => {
  expect(findAskedAction(message)).toBeNull()
})
