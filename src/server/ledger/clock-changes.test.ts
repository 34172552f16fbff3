import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { dayIn } from '#shared/time/day.ts'
import { dayMs, hourMs } from '#shared/time/duration.ts'
import { newId } from '#server/ids.ts'
import {
  getChild,
  describeOutcomes,
  redeem,
  recordScore,
  createChild,
  createReward,
  createSkill,
  listNewestActivities,
} from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { checkIn, getHabit, createHabit } from '#server/testing/habits.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { verify } from './verify.ts'

const zones = ['UTC', 'Europe/Madrid', 'America/Santiago', 'Australia/Lord_Howe', 'Pacific/Apia'] as const

/** Instants to set the clock to: the epoch, the end of 32 bits, and right before daylight saving changes. */
const instants = [
  '1970-01-01T12:00:00.000Z',
  '2038-01-19T03:14:07.000Z',
  '2100-02-28T23:59:59.000Z',
  '2026-03-29T00:59:59.000Z',
  '2026-10-25T00:59:59.000Z',
  '2026-09-06T03:59:59.000Z',
  '2026-04-04T14:59:59.000Z',
  '2026-11-20T10:00:00.000Z',
] as const

const historyArbitrary = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ does: fc.constant('hours'), n: fc.constantFrom(-3, 48, 1, 24, -24) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('place'), n: fc.nat(instants.length - 1) }) },
    {
      weight: 9,
      arbitrary: fc.record({
        does: fc.constantFrom('award', 'checkIn', 'checkIn', 'undo', 'again', 'redeem', 'score'),
        n: fc.nat(97),
      }),
    },
  ),
  { minLength: 8, maxLength: 20, size: 'max' },
)

interface RecordedAct {
  key: string
  at: number
  points: number | null
  undone: boolean
  day?: string
}

const createHistory = async (app: TestApp, timeZone: string) => {
  const { familyId } = await app.member({ timeZone })
  const signedIn = async (): Promise<Call> => (await app.member({ familyId })).call
  let call = await signedIn()
  const { id: childId } = await createChild(call)
  const habit = await createHabit(call, childId, { targetDays: 365 })
  const skill = await createSkill(call, childId)
  const reward = await createReward(call, childId, 1)
  const done: RecordedAct[] = []
  const lines: (number | null)[] = []
  let last: (() => Promise<void>) | null = null
  const balance = () => lines.reduce<number>((sum, points) => sum + (points ?? 0), 0)

  /** Sends a valid request, and repeats it with its key. */
  const does = async (
    points: number | null,
    send: (key: string) => Promise<unknown>,
    more: Partial<RecordedAct> = {},
  ) => {
    const key = newId(app.clock.now())
    const response = await send(key)
    lines.push(points)
    done.push({ key, at: app.clock.now(), points, undone: false, ...more })
    last = async () => expect(await send(key)).toEqual(response)
  }
  const undo = async (n: number) => {
    const act = done.at(-1 - (n % 4))
    if (!act) return
    const isLate = app.clock.now() - act.at > 7 * dayMs && act.points !== -1
    const rejected = act.undone ? '409 already_undone' : isLate ? '409 undo_expired' : 'done'
    expect(await describeOutcomes([call(undoAct, { params: { id: act.key } })])).toEqual([rejected])
    if (rejected !== 'done') return
    act.undone = true
    lines.push(act.points === null ? null : -act.points)
  }
  const today = async () => {
    const day = dayIn(app.clock.now(), timeZone)
    if (done.some((one) => one.day === day && !one.undone)) {
      expect(await describeOutcomes([checkIn(call, habit.id, day)])).toEqual(['409 already_checked_in'])
    } else await does(2, (key) => checkIn(call, habit.id, day, { key }), { day })
  }
  const acts: Record<string, (n: number) => Promise<void>> = {
    award: (n) => {
      const body = { childId, type: 'reward', title: 'Sang', points: n + 2 } as const
      return does(n + 2, (key) => call(recordBehavior, { body }, { key }))
    },
    checkIn: today,
    undo,
    again: async () => last?.(),
    redeem: async () => (balance() > 0 ? does(-1, (key) => redeem(call, reward, key)) : undefined),
    score: (n) => does(null, (key) => recordScore(call, skill.id, n, key)),
    hours: async (n) => {
      app.clock.forward({ hours: n })
      call = await signedIn()
    },
    place: async (n) => {
      app.clock.set(instants[n] ?? instants[0])
      call = await signedIn()
    },
  }
  const end = async () => {
    expect((await listNewestActivities(call, childId)).map(({ points }) => points)).toEqual(lines.toReversed())
    expect(await getChild(call, childId)).toMatchObject({ points: balance() })
    const notUndone = done.filter(({ day, undone }) => day !== undefined && !undone)
    expect(await getHabit(call, habit)).toMatchObject({ checkinCount: notUndone.length })
  }
  return { live: (name: string, n: number) => acts[name]?.(n), end }
}

test(
  'clock changes lose and duplicate nothing, and the ledger keeps the order of acts',
  { timeout: 12 * hourMs },
  async (context) => {
    const count = inject('database') === 'sqlite' ? sampleSize(60, 5000) : sampleSize(15, 500)
    const app = await createTestApp()
    const property = fc.asyncProperty(fc.constantFrom(...zones), historyArbitrary, async (timeZone, lived) => {
      app.clock.set('2026-11-20T10:00:00.000Z')
      const { live, end } = await createHistory(app, timeZone)
      for (const { does, n } of lived) await live(does, n)
      await end()
    })
    await fc.assert(property, { seed: inject('seed'), numRuns: count, endOnFailure: true })
    const inconsistencies = await verify(app.database.db)
    reportCheck(context, {
      check: 'T16',
      what: 'random histories under a clock that steps',
      count,
      wrong: inconsistencies.length,
    })
    expect(inconsistencies).toEqual([])
  },
)
