import * as z from 'zod/mini'
import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { day, description, id, line, multiline, requiredMultiline, integer, textLimits, toLine } from './fields.ts'

const seed = inject('seed')

/** Parses a value with a schema; returns the parsed value, or the error codes. */
const parseField = (field: z.core.$ZodType, value: unknown) => {
  const { success, data, error } = z.safeParse(field, value)
  return success ? data : { rejected: error.issues.map(({ message }) => message) }
}

const rejected = (...codes: string[]) => ({ rejected: codes })

describe('a line of text', () => {
  const name = line(5)

  test.for(['Mia', 'ñandú', '小萤', '𠮷', '👨‍👩', '…', '!', '7', '<b>', "'--", 'a\u202eb', 'e\u0301', 'a b'])(
    'accepts %j',
    (text) => {
      expect(parseField(name, text)).toBe(text)
    },
  )

  const spaces = ['', ' ', '\u00a0', '\u3000', '\n\t', '\u2028', '\u2800', '\u2800 \u2800']
  const formats = ['\u200b', '\ufeff', '\u200b\u200d', '\u{e0041}', '\u00ad', '\u180e']
  const fillers = ['\u3164', '\u115f', '\u1160', '\uffa0', '\u115f\u1160', ' \u3164\u3164 ']
  const loneMarks = ['\u0301', '\u3164\u0301', '\u0903', '\ufe0f']
  const unassigned = ['\u0378', '\u{e01f0}']

  test.for([...spaces, ...formats, ...fillers, ...loneMarks, ...unassigned])(
    '%j has no visible character [CHD-6, TXT-1]',
    (text) => {
      expect(parseField(name, text)).toEqual(rejected('required'))
      expect(parseField(requiredMultiline(5), text)).toEqual(rejected('required'))
    },
  )

  test.for(['\u3164a', 'a\u115f', '\u2801', '가', 'ﾡ', '\ue000'])('%j has a visible character', (text) => {
    expect(parseField(name, text)).toBe(text)
  })

  test.for(['a\0', 'a\nb', 'a\tb', 'a\u007f', 'a\u0085b', 'a\u2028b', 'a\u2029b', 'a\ud800', '\udc00a'])(
    'rejects characters that are not allowed in a line, in %j [TXT-3]',
    (text) => {
      expect(parseField(name, text)).toEqual(rejected('invalid_characters'))
    },
  )

  test('is trimmed and counted in code points [TXT-1]', () => {
    expect(parseField(name, '  Mia\u3000\n')).toBe('Mia')
    expect(parseField(name, ' 😀😀😀😀😀 ')).toBe('😀😀😀😀😀')
    expect(parseField(name, '😀😀😀😀😀😀')).toEqual(rejected('too_long'))
    expect(parseField(name, 'abcdef')).toEqual(rejected('too_long'))
  })

  test('is unchanged except for surrounding white space [TXT-4]', () => {
    const same = fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const got = parseField(line(1000), text)
      expect(typeof got === 'string' ? got : text.trim()).toBe(text.trim())
    })
    fc.assert(same, { seed, numRuns: 1000 })
  })
})

test.for([
  [' Mia ', 'Mia'],
  ['a\u2028b\u0007', 'a b'],
  ['a\ud800b', 'a b'],
  ['\u3164a', '\u3164a'],
  ['a\u0378', 'a\u0378'],
  ['😀😀😀😀😀😀', '😀😀😀😀😀'],
  ['abcd efg', 'abcd'],
  ['\u3164', ''],
  ['\u2800\u2028', ''],
  ['\u200b\u200b\u200b\u200b\u200ba', ''],
])('%j becomes the line %j [TXT-1, TXT-3]', ([text = '', expected]) => {
  expect(toLine(text, 5)).toBe(expected)
})

test('any text becomes a valid line or an empty one [TXT-1, TXT-3]', () => {
  const valid = fc.property(fc.string({ unit: 'binary' }), (text) => {
    const got = toLine(text, 5)
    expect(got === '' ? got : parseField(line(5), got)).toBe(got)
  })
  fc.assert(valid, { seed, numRuns: 1000 })
})

describe('a text of several lines', () => {
  test.for(['', 'a\nb', 'a\r\nb\tc', '\u2028', 'a\u2028b'])('accepts %j', (text) => {
    expect(parseField(multiline(10), text)).toBe(text.trim())
  })

  test.for(['a\0b', 'a\u000bb', 'a\u0007', 'a\ud83d'])('rejects %j [TXT-3]', (text) => {
    expect(parseField(multiline(10), text)).toEqual(rejected('invalid_characters'))
  })

  test('has a maximum length [MOM-6, TXT-2]', () => {
    expect(parseField(multiline(3), 'abc')).toBe('abc')
    expect(parseField(multiline(3), 'abcd')).toEqual(rejected('too_long'))
    expect([parseField(description, null), parseField(description, undefined), parseField(description, ' ')]).toEqual([
      null,
      undefined,
      '',
    ])
  })
})

test('an integer is a number without a fraction; other types are not converted [ANS-18, PTS-8]', () => {
  const points = integer(-3, 3)
  for (const n of [-3, 0, 3, 1, 2.0]) expect(parseField(points, n)).toBe(n)
  for (const n of [-4, 4, 0.5, 1e21]) expect(parseField(points, n)).toEqual(rejected('out_of_range'))
  for (const other of ['1', true, null, [1], {}, 1n, Number.NaN, Infinity, undefined])
    expect(parseField(points, other)).toHaveProperty('rejected')
})

test('an id is a UUID, converted to lower case', () => {
  const one = '019a9f3e-0000-7000-8000-00000000000a'
  expect([parseField(id, one), parseField(id, one.toUpperCase())]).toEqual([one, one])
  for (const other of [
    '',
    `${one}0`,
    `{${one}}`,
    one.replaceAll('-', ''),
    ` ${one}`,
    `${one}\n`,
    one.replace('a', 'g'),
  ])
    expect(parseField(id, other)).toEqual(rejected('invalid_id'))
})

test('an invalid day has one error code [TXT-7]', () => {
  expect(parseField(day, '2024-02-29')).toBe('2024-02-29')
  expect(parseField(day, '2023-02-29')).toEqual(rejected('invalid_day'))
})

test('texts have the specified maximum lengths [TXT-2]', () => {
  expect(textLimits).toMatchObject({
    name: 50,
    title: 100,
    description: 500,
    unit: 20,
    moment: 5000,
    chat: 2000,
    subject: 150,
    message: 5000,
    url: 2048,
  })
})
