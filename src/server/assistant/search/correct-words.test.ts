import { expect, test } from 'vitest'
import { countSlips, createWordCorrector } from './correct-words.ts'

test.for([
  ['school', 'shcool', 1],
  ['school', 'schol', 1],
  ['school', 'schoool', 1],
  ['school', 'skhool', 1],
  ['homework', 'hoemwrok', 2],
  ['homework', 'home', 4],
  ['', 'ab', 2],
] as const)('between “%s” and “%s” are %i slips', ([a, b, slips]) => {
  expect([countSlips(a, b, 5), countSlips(b, a, 5)]).toEqual([slips, slips])
  expect(countSlips(a, b, slips - 1)).toBe(slips)
})

const correct = createWordCorrector(['school', 'bedtime', 'toothbrush', 'cat', 'grandmother'])

test.for([
  ['shcool', 'school'],
  ['betime', 'bedtime'],
  ['tothbrsh', null],
  ['toothbrsuh', 'toothbrush'],
  ['tootbrsh', null],
  ['granmothr', 'grandmother'],
  ['school', null],
  ['cta', null],
  ['schedule', null],
] as const)('corrects “%s” to %s: one slip from five letters on, two from nine [AST-88]', ([word, corrected]) => {
  expect(correct(word)).toBe(corrected)
})
