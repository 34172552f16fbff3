import { expect, test } from 'vitest'
import { isShortStory } from './short-story.ts'

test.each([
  ['A kite.', true],
  ['It rained at the lake all day. Best!', true],
  ['It rained at the lake all day. Best day ever.', false],
  ['爸爸给我讲了三个故事。', true],
  ['爸爸今天晚上给我讲了三个很长的故事。', false],
  ['A kite.\nA dog.', false],
])('tells whether a story is a few words: %s', (text, expected) => {
  expect(isShortStory(text)).toBe(expected)
})
