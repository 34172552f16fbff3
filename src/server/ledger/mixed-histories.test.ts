import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { deleteHabit, editHabit, listHabits, restHabit } from '#shared/habits/contract.ts'
import { oracle } from '#shared/habits/oracle.ts'
import type { SetDay } from '#shared/habits/rules.ts'
import { deleteMoment } from '#shared/moments/contract.ts'
import { deleteReward } from '#shared/rewards/contract.ts'
import { deleteSkill } from '#shared/skills/contract.ts'
import { dayMs, hourMs } from '#shared/time/duration.ts'
import { addDays, dayIn } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import {
  award,
  childNow,
  deduct,
  outcomes,
  quickComplete,
  redeem,
  score,
  someChild,
  someMoment,
  someReward,
  someSkill,
  timeline,
} from '#server/testing/factories.ts'
import { checkIn, someHabit } from '#server/testing/habits.ts'
import { countOf, tell } from '#server/testing/figures.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { verify } from './verify.ts'

const count = inject('database') === 'sqlite' ? countOf(2000, 100_000) : countOf(150, 5000)

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Santiago'] as const

/** A child with one thing of each kind, and the acts done so far. */
const beginning = async (app: TestApp, call: Call, timeZone: string) => {
  const { id: childId } = await someChild(call)
  const habit = await someHabit(call, childId, { targetDays: 2 })
  const skill = await someSkill(call, childId, { targetValue: 9 })
  const reward = await someReward(call, childId, 5)
  const moments: string[] = []
  const acts: string[] = []
  let target = 2
  const day = (n: number) => addDays(dayIn(app.clock.now(), timeZone), n)
  const kept = async (doing: Promise<{ actId: string }>) => void acts.push((await doing).actId)
  const own = { params: { habitId: habit.id } }
  const does: Record<string, (n: number) => Promise<unknown>> = {
    award: (n) => kept(award(call, childId, n + 1)),
    deduct: (n) => kept(deduct(call, childId, n + 1)),
    checkIn: (n) => kept(checkIn(call, habit.id, day(-(n % 7)))),
    today: () => kept(checkIn(call, habit.id, day(0))),
    rest: (n) => call(restHabit, { ...own, body: { from: day(-(n % 6)), to: day(n % 3), rest: n % 4 > 0 } }),
    raise: (n) => call(editHabit, { ...own, body: { targetDays: (target += (n % 3) + 1) } }),
    score: (n) => kept(score(call, skill.id, n)),
    complete: () => kept(quickComplete(call, skill.id)),
    redeem: () => kept(redeem(call, reward)),
    moment: async () => {
      const { id, actId } = await someMoment(call, childId)
      moments.push(id)
      acts.push(actId)
    },
    deleteMoment: (n) => call(deleteMoment, { params: { id: moments[n % Math.max(1, moments.length)] ?? childId } }),
    deleteHabit: () => call(deleteHabit, own),
    deleteSkill: () => call(deleteSkill, { params: { id: skill.id } }),
    deleteReward: () => call(deleteReward, { params: { id: reward.id } }),
    undo: (n) => kept(call(undoAct, { params: { id: acts.at(-1 - (n % 5)) ?? childId } })),
    pass: async (n) => app.clock.forward({ days: (n % 3) + 1 }),
  }
  return { childId, habit, does }
}

/** How often each thing is done. */
const weights = {
  award: 2,
  deduct: 1,
  checkIn: 3,
  today: 4,
  rest: 1,
  raise: 1,
  score: 2,
  complete: 1,
  redeem: 2,
  moment: 1,
  undo: 5,
  pass: 4,
  deleteMoment: 1,
  deleteHabit: 1,
  deleteSkill: 1,
  deleteReward: 1,
}
const names = Object.entries(weights).flatMap(([name, often]) => Array.from({ length: often }, () => name))

const steps = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(12)), { minLength: 4, maxLength: 12, size: 'max' })

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

const setDays = async (db: Db, habitId: string): Promise<SetDay[]> => {
  const daysIn = async (table: 'check_ins' | 'rests') =>
    (await db.selectFrom(table).select('day').where('habit_id', '=', habitId).execute()).map(({ day }) => day)
  return [
    ...(await daysIn('check_ins')).map((day) => ({ day, is: 'done' }) as const),
    ...(await daysIn('rests')).map((day) => ({ day, is: 'rest' }) as const),
  ]
}

const expectTheSums = async (call: Call, childId: string) => {
  const rows = await timeline(call, childId)
  const { points, pointsEarned } = await childNow(call, childId)
  expect(sum(rows.map((row) => row.points ?? 0))).toBe(points)
  const earned = rows.map((row) => (row.undoes === null ? Math.max(row.points ?? 0, 0) : Math.min(row.points ?? 0, 0)))
  expect(sum(earned)).toBe(pointsEarned)
}

const expectTheDays = async (app: TestApp, call: Call, childId: string, timeZone: string) => {
  for (const habit of await call(listHabits, { params: { childId } })) {
    const set = await setDays(app.database.db, habit.id)
    const { figures } = oracle(set, dayIn(app.clock.now(), timeZone), habit.isCompleted)
    expect(habit).toMatchObject({
      currentStreak: figures.run,
      longestStreak: figures.longest,
      checkinCount: figures.checkIns,
    })
  }
}

const childrenOfFamily = 10

/** A parent in a time zone: another one when the family has its children, or has been away for long. */
const families = (app: TestApp) => {
  const known = new Map<string, { call: Call; children: number; until: number }>()
  return async (timeZone: string): Promise<Call> => {
    const family = known.get(timeZone)
    if (family && family.children < childrenOfFamily && app.clock.now() < family.until) {
      family.children++
      return family.call
    }
    const { call } = await app.member({ timeZone })
    known.set(timeZone, { call, children: 1, until: app.clock.now() + 7 * dayMs })
    return call
  }
}

test(
  'after random histories of everything the sums, the days and every row are as the rules have them',
  { timeout: 12 * hourMs },
  async ({ task }) => {
    const app = await createTestApp()
    const callIn = families(app)
    const property = fc.asyncProperty(steps, fc.constantFrom(...zones), async (lived, timeZone) => {
      const call = await callIn(timeZone)
      const { childId, does } = await beginning(app, call, timeZone)
      for (const [name, n] of lived) {
        const [outcome] = await outcomes([does[name]?.(n) ?? Promise.reject(new Error(name))])
        expect([name, outcome]).toEqual([
          name,
          expect.stringMatching(/^(done|409 \w+|404 not_found|400 invalid_input)$/),
        ])
      }
      await expectTheSums(call, childId)
      await expectTheDays(app, call, childId, timeZone)
    })
    await fc.assert(property, { seed: inject('seed'), numRuns: count, endOnFailure: true })
    const faults = await verify(app.database.db)
    tell({ task }, { check: 'T1', what: 'random histories against the rules', count, wrong: faults.length })
    expect(faults).toEqual([])
  },
)
