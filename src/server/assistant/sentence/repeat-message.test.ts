import { expect, test } from 'vitest'
import { repeatMessage } from './repeat-message.ts'

const children = ['Mia', 'Leo', 'Noa'].map((name) => ({ id: name, name, aliases: [] }))
const teeth = 'leo brushed his teeth, 5 points'

test.for([
  ['oh and noa too', teeth, 'Noa brushed his teeth, 5 points'],
  ['and mia too, 3', teeth, 'Mia brushed his teeth, 3 points'],
  ['Mia as well!', 'tidied the living room', 'Mia tidied the living room'],
  ['sorry leo only 1, he mostly watched', 'all three tidied up, 3 each', 'Leo tidied up, 1 each'],
  ['sorry, it was 3', teeth, 'leo brushed his teeth, 3 points'],
  ['perdón eran 3, no 5', 'apunta 5 a leo por lavarse los dientes', 'apunta 3 a leo por lavarse los dientes'],
  ['y Noa también', 'Leo ha puesto la mesa', 'Noa ha puesto la mesa'],
  ['Noa也是', 'Leo自己穿衣服了，3分', 'Noa自己穿衣服了，3分'],
  ['不对，5分', 'Leo自己穿衣服了，3分', 'Leo自己穿衣服了，5分'],
] as const)('“%s” repeats “%s” with what it changes [AST-112]', ([message, previous, again]) => {
  expect(repeatMessage(message, previous, children)).toBe(again)
})

test('names and numbers of the previous message stay whole [AST-112]', () => {
  const withEd = [...children, { id: 'Ed', name: 'Ed', aliases: [] }]
  expect(repeatMessage('Noa too', 'Leo helped Ed', withEd)).toBeNull()
  expect(repeatMessage('Mia too', 'Leo helped', withEd)).toBe('Mia helped')
  expect(repeatMessage('sorry, 3 points', 'Leo read for 20 minutes', children)).toBe(
    'Leo read for 20 minutes, 3 points',
  )
})

test.each([
  'and how is noa?',
  'Leo, 4, won’t sleep, what do I do?',
  'It was 3. And now she bites, help',
  '5',
  `${'solo'.repeat(40)}x`,
  'Noa and Mia fought',
  'noa hit him',
  '3 times this week',
  'what about bedtime?',
  'Noa呢？怎么办',
])('what says anything else tells nothing again: “%s” [AST-112]', (message) => {
  expect(repeatMessage(message, teeth, children)).toBeNull()
})
