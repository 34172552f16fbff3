import { expect, test } from 'vitest'
import { removeLeadingAfter } from './cue.ts'
import { contractDeEl } from './format-cue.ts'

test.each([
  ['dinner', 'dinner'],
  [' After  dinner ', 'dinner'],
  ['afternoon nap', 'afternoon nap'],
  ['después de cenar', 'cenar'],
  ['después del baño', 'el baño'],
  ['晚饭后', '晚饭'],
  ['刷牙之后', '刷牙'],
  ['等洗完澡以后', '洗完澡'],
  ['', ''],
])('the cue %j is stored as %j [HAB-9]', (written, stored) => {
  expect(removeLeadingAfter(written)).toBe(stored)
})

test('Spanish contracts de and el', () => {
  expect(contractDeEl('después de el baño')).toBe('después del baño')
})
