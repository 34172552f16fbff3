import { expect, test } from 'vitest'
import { dayIn, isTimeZone, toCanonicalTimeZone } from './day.ts'

const otherSpellings = (zone: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    Array.from(zone, (letter, at) => (n & (1 << at) ? letter.toUpperCase() : letter)).join(''),
  )

test('each spelling of a time zone is valid, and thousands of them take no memory [TXT-8]', () => {
  const spellings = otherSpellings('america/indiana/knox', 8000)
  const before = process.memoryUsage().rss
  for (const zone of spellings) expect(isTimeZone(zone)).toBe(true)
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(80)
  for (const zone of spellings.slice(-3)) {
    expect(toCanonicalTimeZone(zone).toLowerCase()).toBe('america/indiana/knox')
    expect(dayIn(Date.UTC(2026, 10, 20, 3), zone)).toBe('2026-11-19')
  }
  expect(isTimeZone('Asia/\u212aolkata')).toBe(false)
  expect(['eUROPE/madrid', 'utc'].map(toCanonicalTimeZone)).toEqual(['Europe/Madrid', 'UTC'])
  expect(['Asia/Kolkata', 'Asia/Calcutta'].map(toCanonicalTimeZone)).toEqual(['Asia/Kolkata', 'Asia/Calcutta'])
})
