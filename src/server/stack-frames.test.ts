import { expect, test } from 'vitest'
import { stackFrames } from './stack-frames.ts'

test.for(['a secret', 'a secret\nin two lines', 'a secret\n    at secret (secret.ts:1:2)', ''])(
  'the frames of an error hold nothing of its message %j',
  (message) => {
    const frames = stackFrames(new Error(message))
    expect(frames).toMatch(/^ {4}at .*frames\.test\.ts/)
    expect(frames).not.toContain('secret')
  },
)

test('what is no error has no frames', () => {
  expect([stackFrames('a secret'), stackFrames(null), stackFrames({ stack: 'a secret' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
