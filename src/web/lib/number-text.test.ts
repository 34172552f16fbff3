import { expect, test } from 'vitest'
import { parseNumber, formatInputNumber } from './number-text.ts'

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
  expect(parseNumber(text, 'en')).toBe(n)
  expect(parseNumber(text, 'zh')).toBe(n)
})

test.each([
  ['52,5', 52.5],
  ['52.5', 52.5],
  ['1.000', 1000],
  ['1.000,25', 1000.25],
  ['0,125', 0.125],
])('“%s” is %d in Spanish [SKL-28]', (text, n) => {
  expect(parseNumber(text, 'es')).toBe(n)
})

test.each(['', ' ', '-1', '+1', '1e308', 'ten', '1.2.3', '1,2,3', ',5', '5,', 'Infinity', '0x10', '１，２，３'])(
  '“%s” is no number',
  (text) => {
    expect(parseNumber(text, 'en')).toBeNaN()
    expect(parseNumber(text, 'es')).toBeNaN()
  },
)

test('formats a number with the decimal separator of the language', () => {
  expect(formatInputNumber(52.5, 'es')).toBe('52,5')
  expect(formatInputNumber(52.5, 'en')).toBe('52.5')
  expect(parseNumber(formatInputNumber(1234.25, 'es'), 'es')).toBe(1234.25)
})
