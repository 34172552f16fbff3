import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { newFeedback } from './contract.ts'

const fine = { feedbackType: 'bug', subject: 'Jar', message: 'It tipped over.' }
const takes = (changes: object) => z.safeParse(newFeedback, { ...fine, ...changes }).success

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
  expect(takes({ [field]: '😀'.repeat(length) })).toBe(taken)
  expect(takes({ [field]: ` ${'x'.repeat(length)}\n` })).toBe(taken)
})

test('requires a one-line subject and one of the four types [FBK-2]', () => {
  expect(takes({})).toBe(true)
  for (const wrong of [
    { subject: 'Two\nlines' },
    { feedbackType: 'praise' },
    { feedbackType: undefined },
    { to: 'x' },
  ]) {
    expect(takes(wrong)).toBe(false)
  }
})

test('rejects a message without visible characters', () => {
  for (const unseen of ['\u200b', '\u2060', '\u00ad', '\ufe0f']) {
    expect(takes({ subject: unseen.repeat(20) })).toBe(false)
    expect(takes({ message: unseen.repeat(20) })).toBe(false)
  }
})
