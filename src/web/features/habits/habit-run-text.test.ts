import { expect, test } from 'vitest'
import { findRunStart } from './habit-run-text.tsx'

const days = [
  { date: '2026-11-20', state: 'done' },
  { date: '2026-11-19', state: 'rest' },
  { date: '2026-11-18', state: 'done' },
  { date: '2026-11-17', state: 'done' },
  { date: '2026-11-15', state: 'rest' },
] as const

test('a run began at its first done day, with the rest days after it [JOY-6]', () => {
  expect(findRunStart(days, 3)).toEqual({ since: '2026-11-17', rests: 1 })
  expect(findRunStart(days, 1)).toEqual({ since: '2026-11-20', rests: 0 })
})

test('the beginning of a run is unknown when earlier days are missing', () => {
  expect(findRunStart(days, 4)).toBeUndefined()
})
