import { expect, test } from 'vitest'
import type { Activity } from '#shared/activities/contract.ts'
import { daysToAfford } from '#shared/rewards/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import { earnedInPace } from './use-pace.ts'

const now = Date.parse('2026-11-20T10:00:00.000Z')

const award = (daysAgo: number, points: number): Activity => ({
  id: `${daysAgo}`,
  actId: `act-${daysAgo}`,
  childId: 'mia',
  type: 'behavior',
  title: 'Fed the cat',
  description: null,
  points,
  createdAt: new Date(now - daysAgo * dayMs).toISOString(),
  iconName: null,
  metadata: null,
  by: 'ana',
  undone: false,
  undoes: null,
})

test('the pace is that of the last two weeks', () => {
  expect(earnedInPace([award(1, 60), award(13, 80), award(15, 500)], now - 100 * dayMs, now)).toBe(140)
})

test('a child of a week earns in two weeks twice what it earned', () => {
  expect(earnedInPace([award(1, 70)], now - 7 * dayMs, now)).toBe(140)
})

test('two days say nothing yet', () => {
  expect(earnedInPace([award(1, 70)], now - 2 * dayMs, now)).toBeNull()
})

test('at ten points a day 153 more take sixteen days', () => {
  const earned = earnedInPace([award(1, 140)], now - 100 * dayMs, now)
  expect(daysToAfford(500, 347, earned ?? 0)).toBe(16)
})
