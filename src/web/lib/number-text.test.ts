import { expect, test } from 'vitest'
import { numberIn, numberText } from './number-text.ts'

test.each([
  ['52', 52],
  [' 52 ', 52],
  ['0', 0],
  ['52.5', 52.5],
  ['52,5', 52.5],
  ['1,000', 1000],
  ['1,000,000.25', 1_000_000.25],
  ['５２', 52],
])('“%s” is %d in English and Chinese', (text, n) => {
  expect(numberIn(text, 'en')).toBe(n)
  expect(numberIn(text, 'zh')).toBe(n)
})

test.each([
  ['52,5', 52.5],
  ['52.5', 52.5],
  ['1.000', 1000],
  ['1.000,25', 1000.25],
  ['0,125', 0.125],
])('“%s” is %d in Spanish [SKL-28]', (text, n) => {
  expect(numberIn(text, 'es')).toBe(n)
})

test.each(['', ' ', '-1', '+1', '1e308', 'ten', '1.2.3', '1,2,3', ',5', '5,', 'Infinity', '0x10', '１，２，３'])(
  '“%s” is no number',
  (text) => {
    expect(numberIn(text, 'en')).toBeNaN()
    expect(numberIn(text, 'es')).toBeNaN()
  },
)

test('a number is typed with the decimal mark of the language', () => {
  expect(numberText(52.5, 'es')).toBe('52,5')
  expect(numberText(52.5, 'en')).toBe('52.5')
  expect(numberIn(numberText(1234.25, 'es'), 'es')).toBe(1234.25)
})
