import { expect, test } from 'vitest'
import { stackFrames } from './error-parts.ts'

test.for(['a secret', 'a secret\nin two lines', 'a secret\n    at secret (secret.ts:1:2)', ''])(
  'the stack frames of an error do not contain its message %j',
  (message) => {
    const frames = stackFrames(new Error(message))
    expect(frames).toMatch(/^ {4}at .*error-parts\.test\.ts/)
    expect(frames).not.toContain('secret')
  },
)

test('a value that is not an Error has no stack frames', () => {
  expect([stackFrames('a secret'), stackFrames(null), stackFrames({ stack: 'a secret' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
