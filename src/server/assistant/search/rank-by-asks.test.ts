import { expect, test } from 'vitest'
import { dot } from '#server/assistant/vectors/word-vectors.ts'
import { createRankByAsks } from './rank-by-asks.ts'

const answers = [
  { answer: 'Leave the trolley.', asks: ['she screams at the till', 'he lies on the floor of the shop'] },
  { answer: 'Wait beside the child.', asks: ['how long do I wait', 'does it help to count'] },
]
const same = Float32Array.of(1, 0)

test('of two answers whose vectors are as near, that with the nearest message is the nearer one', () => {
  const rank = createRankByAsks(answers, [same, same], (ask) =>
    ask === 'does it help to count' ? Float32Array.of(0, 1) : same,
  )
  const [first = 0, second = 0] = rank('xyz', (vector) => dot(vector, Float32Array.of(0, 1)))
  expect(second).toBeGreaterThan(first)
})

test.each([
  ['en', 'on the floor in a shop', answers],
  [
    'zh',
    '超市里躺地上打滚',
    [
      { answer: '先带孩子离开。', asks: ['在超市躺地上怎么办'] },
      { answer: '等一等。', asks: ['要等多久'] },
    ],
  ],
])('in %s that which shares n-grams with the message is the nearer one', (_, message, both) => {
  const rank = createRankByAsks(both, [same, same], () => same)
  const [first = 0, second = 0] = rank(message, (vector) => dot(vector, same))
  expect(first).toBeGreaterThan(second)
})
