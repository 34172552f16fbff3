import * as fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { addDays, listDaysFrom } from '#shared/time/day.ts'
import { computeHabitByDay } from '#shared/testing/habit-oracle.ts'
import {
  findLastDoneDay,
  recentDayCount,
  foldDaysBefore,
  computeCounts,
  noStreak,
  computeDayStates,
  toCompactStreak,
  type MarkedDay,
} from './rules.ts'

const runs = sampleSize(2000, 200_000)

const seed = inject('seed')

const createCompactStreak = (set: readonly MarkedDay[]) =>
  toCompactStreak({ from: '2026-08-01', before: noStreak, set, reached: null })

/** Arbitrary of habit histories of up to 100 days, mostly done, with a random today, settling day and completion. */
const histories = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), { minLength: 0, maxLength: 100 })
  .chain((marks) =>
    fc.record({
      set: fc.constant(
        marks.flatMap(([a, b], n): MarkedDay[] => {
          const day = addDays('2026-08-15', n)
          return [...(a < 7 ? [{ day, is: 'done' } as const] : []), ...(b < 1 ? [{ day, is: 'rest' } as const] : [])]
        }),
      ),
      today: fc.integer({ min: 0, max: 130 }).map((n) => addDays('2026-08-15', n)),
      cut: fc.integer({ min: 0, max: 110 }).map((n) => addDays('2026-08-10', n)),
      isCompleted: fc.boolean(),
    }),
  )

describe('any history', () => {
  test('has the counts and day states of a slow day-by-day computation [HAB-28, HAB-29]', ({ task }) => {
    fc.assert(
      fc.property(histories, ({ set, today: now, isCompleted }) => {
        const made = createCompactStreak(set)
        const { counts, stateOn } = computeHabitByDay(set, now, isCompleted)
        expect(computeCounts(made, now, isCompleted)).toEqual(counts)
        const days = listDaysFrom(addDays(now, 1 - recentDayCount), recentDayCount + 5)
        expect(computeDayStates(made, days, now, isCompleted)).toEqual(days.map(stateOn))
      }),
      { numRuns: runs, seed },
    )
    reportCheck(
      { task },
      { check: 'T7', what: 'histories of a habit against a slow computation', count: runs, wrong: 0 },
    )
  })

  test('has the same counts and days after settling at any day', ({ task }) => {
    fc.assert(
      fc.property(histories, ({ set, today: now, cut, isCompleted }) => {
        const whole = createCompactStreak(set)
        const end = findLastDoneDay(whole)
        fc.pre(cut <= now && (!isCompleted || (end !== null && cut <= end)))
        const settled = foldDaysBefore(whole, cut)
        expect(computeCounts(settled, now, isCompleted)).toEqual(computeCounts(whole, now, isCompleted))
        const days = listDaysFrom(cut, 20)
        expect(computeDayStates(settled, days, now, isCompleted)).toEqual(
          computeDayStates(whole, days, now, isCompleted),
        )
        const kept = set.filter(({ day }) => day >= settled.from)
        expect(toCompactStreak({ from: settled.from, before: settled.before, set: kept, reached: null })).toEqual(
          settled,
        )
      }),
      { numRuns: runs, seed },
    )
    reportCheck({ task }, { check: 'T7', what: 'histories of a settled habit', count: runs, wrong: 0 })
  })

  test('is the same in any order of its days [HAB-28]', () => {
    fc.assert(
      fc.property(histories, fc.infiniteStream(fc.nat()), ({ set }, order) => {
        const shuffled = set
          .map((one) => [order.next().value ?? 0, one] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, one]) => one)
        expect(createCompactStreak(shuffled)).toEqual(createCompactStreak(set))
      }),
      { numRuns: 300, seed },
    )
  })

  test('keeps its longest streak and count as days pass, and its streak does not grow by itself [HAB-47]', () => {
    fc.assert(
      fc.property(histories, ({ set }) => {
        const made = createCompactStreak(set)
        let before = computeCounts(made, '2026-08-15', false)
        for (const day of listDaysFrom('2026-08-16', 120)) {
          const now = computeCounts(made, day, false)
          expect(now).toMatchObject({ longest: before.longest, checkIns: before.checkIns })
          expect(now.run).toBeLessThanOrEqual(before.run)
          expect(now.held).toBeLessThanOrEqual(before.held)
          before = now
        }
      }),
      { numRuns: 200, seed },
    )
  })
})
