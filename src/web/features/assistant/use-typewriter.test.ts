import { expect, test } from 'vitest'
import { splitIntoWords, countWordsPerTick } from './use-typewriter.ts'

test('splits text into words and Chinese into pairs, without loss', () => {
  expect(splitIntoWords('Stay near, and wait.')).toEqual(['Stay ', 'near, ', 'and ', 'wait.'])
  expect(splitIntoWords('陪在身边，等一等。')).toEqual(['陪在', '身边', '，', '等一', '等', '。'])
  for (const text of ['• One\n\n• Two', ' a  b ', 'Mia 先刷，你再补刷', '', '👍🏽 bien'])
    expect(splitIntoWords(text).join('')).toBe(text)
})

test('reveals any text within 1.5 seconds [AST-31]', () => {
  for (const words of [1, 40, 120, 900])
    expect((Math.ceil(words / countWordsPerTick(words)) * 40) / 1000).toBeLessThanOrEqual(1.5)
})
