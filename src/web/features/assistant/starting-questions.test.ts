import { expect, test } from 'vitest'
import { chooseStartingQuestions } from './starting-questions.ts'

test.for([
  ['evening', 7, true, ['teeth', 'bedtime', 'siblings']],
  ['evening', null, false, ['teeth', 'bedtime', 'week']],
  ['day', 8, false, ['screens', 'homework', 'week']],
  ['day', 4, true, ['screens', 'siblings', 'week']],
  ['morning', 5, false, ['mornings', 'screens', 'week']],
] as const)(
  'three questions fit the hour and the family: %s, age %s, siblings %s [AST-11]',
  ([dayPart, age, hasSiblings, first]) => {
    expect(chooseStartingQuestions({ dayPart, age, hasSiblings }).first).toEqual(first)
  },
)

test('nothing that does not suit the child or the family is among the rest [AST-11]', () => {
  const { first, rest } = chooseStartingQuestions({ dayPart: 'morning', age: 0, hasSiblings: false })
  expect([...first, ...rest].toSorted()).toEqual(['bedtime', 'mornings', 'screens', 'week'])
})
