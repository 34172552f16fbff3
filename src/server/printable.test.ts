import { expect, test } from 'vitest'
import { toPrintable } from './printable.ts'

test('control characters, and marks that change the order of text, are escaped; other text stays [EXP-6]', () => {
  expect(toPrintable('a\u001b[2Jb\r\n\tc\u0000\u009b\u007f\u2028')).toBe(
    String.raw`a\u{1b}[2Jb\u{d}\u{a}\u{9}c\u{0}\u{9b}\u{7f}\u{2028}`,
  )
  expect(toPrintable('\u202egnp\u2069.exe\ud800')).toBe(String.raw`\u{202e}gnp\u{2069}.exe\u{d800}`)
  expect(toPrintable('one\ttwo\nthree', '\t\n')).toBe('one\ttwo\nthree')
  expect(toPrintable('Sofía 雪 👧🏽 👨‍👩‍👧 "quoted" שלום')).toBe('Sofía 雪 👧🏽 👨‍👩‍👧 "quoted" שלום')
})
