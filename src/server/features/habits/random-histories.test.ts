import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { editHabit, restHabit, type Habit } from '#shared/habits/contract.ts'
import { computeHabitByDay, countFormerLongestDays } from '#shared/testing/habit-oracle.ts'
import type { LongestStreak, MarkedDay } from '#shared/habits/rules.ts'
import { addDays, dayIn, daysBetween, listDaysFrom, type Day } from '#shared/time/day.ts'
import { dayMs, hourMs } from '#shared/time/duration.ts'
import { toIso } from '#server/ids.ts'
import { verify } from '#server/ledger/verify.ts'
import { listCompletionBadges } from '#server/testing/badges.ts'
import { checkIn, getHabit, createHabit } from '#server/testing/habits.ts'
import { getChild, describeOutcomes, createChild } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'

const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Australia/Lord_Howe', 'America/Santiago'] as const

const recentDays = fc.integer({ min: -6, max: 0 })

const stepArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('check'), at: fc.constantFrom(0, 0, 0, -1, -2, -6) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('pass'), at: fc.constantFrom(1, 1, 1, 1, 2, 3) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('rest', 'work'), at: recentDays }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('undo'), at: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('raise'), at: fc.constantFrom(1, 2, 5) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('late'), at: fc.constantFrom(0, 0, 5, 26, 80, 167) }) },
)

type Step = { does: string; at: number }

interface RecordedCheckIn {
  actId: string
  date: Day
  at: number
  paid: number
  completed: boolean
  undone: boolean
}

/** Creates a habit and a model of it. Returns the steps, which are applied to both, and compare them. */
const createHabitWithModel = async (app: TestApp, call: Call, timeZone: string, target: number) => {
  const { id: childId } = await createChild(call)
  const habit = await createHabit(call, childId, { targetDays: target })
  const own = { params: { habitId: habit.id } }
  const [done, rests, acts] = [new Set<Day>(), new Set<Day>(), [] as RecordedCheckIn[]]
  const should = { target, isCompleted: false }
  let reached: LongestStreak | null = null

  let hoursLate = 0

  const today = () => dayIn(app.clock.now(), timeZone)
  /** Returns when an act happens, and the day by which the rules judge it. */
  const actTime = () => app.clock.now() - hoursLate * hourMs
  const actDay = () => dayIn(actTime(), timeZone)
  const late = () => (hoursLate === 0 ? {} : { actTime: toIso(actTime()) })
  const setDays = (): MarkedDay[] => [
    ...[...done].map((day) => ({ day, is: 'done' }) as const),
    ...[...rests].map((day) => ({ day, is: 'rest' }) as const),
  ]
  const expected = (day = today()) => computeHabitByDay(setDays(), day, should.isCompleted)
  const longest = () => Math.max(expected().counts.longest, countFormerLongestDays(reached, setDays()))
  /** Changes the days as every act but an undo does: the longest streak must not fall. */
  const change = (apply: () => void) => {
    const before = expected().longestStreak
    apply()
    if (longest() < before.run) reached = before
  }
  const notUndone = () => acts.filter(({ undone }) => !undone)

  const check = async (date: Day) => {
    if (done.has(date) || should.isCompleted) {
      const code = done.has(date) ? 'already_checked_in' : 'habit_completed'
      expect(await describeOutcomes([checkIn(call, habit.id, date, late())])).toEqual([`409 ${code}`])
      return
    }
    change(() => done.add(date))
    const completed = expected(actDay()).counts.run >= should.target
    should.isCompleted = completed
    const paid = completed ? 22 : 2
    const response = await checkIn(call, habit.id, date, late())
    expect(response).toMatchObject({ completed, pointsAwarded: paid })
    const isFirst = completed && !notUndone().some((one) => one.completed)
    expect(response.badge !== null).toBe(isFirst)
    acts.push({ actId: response.actId, date, at: app.clock.now(), paid, completed, undone: false })
  }

  const undo = async (back: number) => {
    const act = acts.at(-back)
    if (!act) return
    const isOld = app.clock.now() - act.at > 7 * dayMs
    const rejected = [
      act.undone && '409 already_undone',
      isOld && '409 undo_expired',
      acts.slice(acts.indexOf(act) + 1).some((one) => one.completed && !one.undone) && '409 undo_newer_first',
    ].find(Boolean)
    expect(await describeOutcomes([call(undoAct, { params: { id: act.actId } }, late())])).toEqual([rejected || 'done'])
    if (rejected) return
    act.undone = true
    done.delete(act.date)
    if (act.completed) should.isCompleted = false
  }

  const rest = async (from: Day, isRest: boolean) => {
    const to = addDays(from, 3)
    const input = { ...own, body: { from, to, rest: isRest } }
    const outcomes = await describeOutcomes([call(restHabit, input, late())])
    expect(outcomes).toEqual([should.isCompleted ? '409 habit_completed' : 'done'])
    if (should.isCompleted) return
    change(() => listDaysFrom(from, 4).forEach((day) => (isRest ? rests.add(day) : rests.delete(day))))
  }

  const raise = async (by: number) => {
    if (should.isCompleted) {
      const first = addDays([...done].toSorted().at(-1) ?? '', 1)
      for (const day of listDaysFrom(first, Math.max(0, daysBetween(first, actDay())))) rests.add(day)
    }
    should.target += by
    should.isCompleted = false
    await call(editHabit, { ...own, body: { targetDays: should.target } }, late())
  }

  return {
    childId,
    habit,
    live: async ({ does, at }: Step) => {
      if (does === 'check') await check(addDays(actDay(), at))
      else if (does === 'late') hoursLate = at
      else if (does === 'undo') await undo(at)
      else if (does === 'raise') await raise(at)
      else if (does === 'pass') app.clock.forward({ days: at, minutes: 7 })
      else await rest(addDays(actDay(), at), does === 'rest')
    },
    expectedHabit: (): Partial<Habit> => {
      const { counts, stateOn } = expected()
      const now = today()
      return {
        currentStreak: counts.run,
        longestStreak: longest(),
        checkinCount: counts.checkIns,
        restsHeld: counts.held,
        targetDays: should.target,
        isCompleted: should.isCompleted,
        canCheckin: !should.isCompleted && !done.has(now),
        todayActId: notUndone().find(({ date }) => date === now)?.actId ?? null,
        recentDays: listDaysFrom(addDays(now, -13), 14).map((date) => ({ date, state: stateOn(date) ?? 'before' })),
        restsAhead: listDaysFrom(addDays(now, 1), 6).filter((date) => rests.has(date) && !done.has(date)),
      }
    },
    expectedPoints: () => notUndone().reduce((sum, { paid }) => sum + paid, 0),
    expectedBadges: () => (notUndone().some(({ completed }) => completed) ? 1 : 0),
  }
}

test(
  'in 30 random histories every response equals an independent computation [HAB-13, HAB-45]',
  { timeout: 300_000 },
  async () => {
    const app = await createTestApp()
    const histories = fc.record({
      timeZone: fc.constantFrom(...zones),
      target: fc.constantFrom(1, 3, 5, 9, 21),
      lived: fc.array<Step>(stepArbitrary, { minLength: 40, maxLength: 90 }),
    })
    await fc.assert(
      fc.asyncProperty(histories, async ({ timeZone, target, lived }) => {
        const { call } = await app.member({ timeZone })
        const { childId, habit, live, expectedHabit, expectedPoints, expectedBadges } = await createHabitWithModel(
          app,
          call,
          timeZone,
          target,
        )
        for (const step of lived) {
          await live(step)
          expect(await getHabit(call, habit)).toMatchObject(expectedHabit())
        }
        const points = expectedPoints()
        expect(await getChild(call, childId)).toMatchObject({ points, pointsEarned: points })
        expect(await listCompletionBadges(call, childId)).toHaveLength(expectedBadges())
        expect(await verify(app.database.db)).toEqual([])
      }),
      { numRuns: 30, endOnFailure: true },
    )
  },
)
