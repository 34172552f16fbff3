import { expect, test } from 'vitest'
import { createPeriod } from './period.ts'

test('what a client sends as a period that does not exist is none', () => {
  const calendar = { today: '2026-12-04', weekStart: 'monday' } as const
  expect(createPeriod('this-week', calendar)).toMatchObject({ from: '2026-11-30', to: '2026-12-04' })
  for (const id of ['constructor', 'valueOf', 'this-week.toString', 'month', ''])
    expect([id, createPeriod(id, calendar)]).toEqual([id, null])
})
