import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { newFeedback } from './contract.ts'

const validFeedback = { feedbackType: 'bug', subject: 'Jar', message: 'It tipped over.' }
const isAccepted = (changes: object) => z.safeParse(newFeedback, { ...validFeedback, ...changes }).success

test.each([
  ['subject', 2, false],
  ['subject', 3, true],
  ['subject', 150, true],
  ['subject', 151, false],
  ['message', 9, false],
  ['message', 10, true],
  ['message', 5000, true],
  ['message', 5001, false],
] as const)('a %s of %d characters is accepted: %s [CON-14, FBK-3, FBK-4]', (field, length, taken) => {
  expect(isAccepted({ [field]: '😀'.repeat(length) })).toBe(taken)
  expect(isAccepted({ [field]: ` ${'x'.repeat(length)}\n` })).toBe(taken)
})

test('requires a one-line subject and one of the four types [FBK-2]', () => {
  expect(isAccepted({})).toBe(true)
  for (const wrong of [
    { subject: 'Two\nlines' },
    { feedbackType: 'praise' },
    { feedbackType: undefined },
    { to: 'x' },
  ]) {
    expect(isAccepted(wrong)).toBe(false)
  }
})

test('rejects a message without visible characters', () => {
  for (const unseen of ['\u200b', '\u2060', '\u00ad', '\ufe0f']) {
    expect(isAccepted({ subject: unseen.repeat(20) })).toBe(false)
    expect(isAccepted({ message: unseen.repeat(20) })).toBe(false)
  }
})
