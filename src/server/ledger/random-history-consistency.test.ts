import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { Activity } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { putQuickList, recordBehavior } from '#shared/behaviors/contract.ts'
import { addChild, deleteChild, editChild } from '#shared/children/contract.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { checkIn, deleteHabit, editHabit, restChild, restHabit } from '#shared/habits/contract.ts'
import { addMoment, deleteMoment, editMoment } from '#shared/moments/contract.ts'
import { addReward, deleteReward, redeemReward } from '#shared/rewards/contract.ts'
import { deleteSkill, editSkill } from '#shared/skills/contract.ts'
import { dayMs, hourMs } from '#shared/time/duration.ts'
import { addDays, dayIn } from '#shared/time/day.ts'
import { createSender, type Callers } from '#server/testing/act-sender.ts'
import {
  award,
  describeOutcomes,
  createChild,
  createReward,
  createSkill,
  listNewestActivities,
} from '#server/testing/factories.ts'
import { createHabit } from '#server/testing/habits.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { verify } from './verify.ts'
import {
  expectConsistentBadges,
  expectConsistentPoints,
  expectConsistentStreaks,
} from '#server/testing/ledger-checks.ts'

const historyCount = inject('database') === 'sqlite' ? sampleSize(400, 100_000) : sampleSize(150, 5000)

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Santiago'] as const

/** Creates a child with one of each kind, and the steps that can change them. */
const createSteps = async (app: TestApp, callers: Callers, timeZone: string) => {
  const [{ call }] = callers
  const { act, again, acts, next, agents, happenedAt, sendLate } = createSender(app, callers)
  const { id: childId } = await createChild(call)
  const habit = await createHabit(call, childId, { targetDays: 2 })
  const skill = await createSkill(call, childId, { targetValue: 9 })
  const rewards = [await createReward(call, childId, 5)]
  const siblings: string[] = []
  const moments: string[] = []
  let target = 2
  const day = (n: number) => addDays(dayIn(happenedAt(), timeZone), n)
  const own = { params: { habitId: habit.id } }
  const practise = (body: EndpointInput<typeof editSkill>['body']) => act(editSkill, { params: { id: skill.id }, body })
  const ofMany = (ids: readonly string[], n: number) => ({
    params: { id: ids[n % Math.max(1, ids.length)] ?? childId },
  })
  const wish = (n: number) => rewards[n % rewards.length] ?? { id: childId, pointsCost: 1 }
  const recordPoints = (points: number) =>
    act(recordBehavior, {
      body: { childId, type: points > 0 ? 'reward' : 'punishment', title: `Deed ${points % 3}`, points },
    })
  const does: Record<string, (n: number) => Promise<unknown>> = {
    award: (n) => recordPoints(n + 1),
    gift: () =>
      act(recordBehavior, { body: { childId, type: 'reward', title: 'Gift', points: 50, preset: 'gift_50' } }),
    deduct: (n) => recordPoints(-1 - n),
    quickList: (n) =>
      act(putQuickList, {
        params: { childId },
        body: [{ title: `Deed ${n % 3}`, points: n + 1 }, { preset: 'greeting' }],
      }),
    checkIn: (n) => act(checkIn, { ...own, body: { date: day(-(n % 7)) } }),
    today: () => act(checkIn, { ...own, body: { date: day(0) } }),
    rest: (n) => act(restHabit, { ...own, body: { from: day(-(n % 6)), to: day(n % 3), rest: n % 4 > 0 } }),
    raise: (n) => act(editHabit, { ...own, body: { targetDays: (target += (n % 3) + 1) } }),
    score: (n) => practise({ currentBest: n }),
    complete: () => practise({ isCompleted: true }),
    open: () => practise({ isCompleted: false }),
    wish: async (n) =>
      rewards.push(await act(addReward, { body: { childId, title: 'Park', pointsCost: n + 1, category: 'outing' } })),
    redeem: (n) =>
      act(redeemReward, {
        body: { childId, rewardId: wish(n).id, pointsSpent: wish(n).pointsCost + (n > 11 ? 1 : 0) },
      }),
    moment: async () => {
      moments.push((await act(addMoment, { body: { childId, weather: 'sunny', mood: 'proud' } })).id)
    },
    // Of several weathers, so that a change counts.
    editMoment: (n) => act(editMoment, { ...ofMany(moments, n), body: { weather: n % 2 > 0 ? 'rainy' : 'snowy' } }),
    tidy: () => act(recordBehavior, { body: { childId, type: 'reward', title: 'x', points: 10, preset: 'tidy_toys' } }),
    restAll: (n) => act(restChild, { params: { childId }, body: { from: day(0), to: day(n % 4), rest: n % 3 > 0 } }),
    rename: (n) => act(editChild, { params: { id: childId }, body: { name: `Mia ${n}` } }),
    sibling: async (n) => {
      const { id } = await next()(addChild, { body: { name: `Leo ${n}` } })
      siblings.push(id)
      await award(next(), id, n + 1)
    },
    // The child of the history is not deleted, and a token deletes no child.
    deleteSibling: async (n) => siblings.length > 0 && (callers[n % 2]?.call ?? call)(deleteChild, ofMany(siblings, n)),
    deleteMoment: (n) => act(deleteMoment, ofMany(moments, n)),
    deleteHabit: () => act(deleteHabit, own),
    deleteSkill: () => act(deleteSkill, { params: { id: skill.id } }),
    deleteReward: (n) => act(deleteReward, { params: { id: wish(n).id } }),
    undo: (n) => act(undoAct, { params: { id: acts.at(-1 - (n % 5)) ?? childId } }),
    again,
    late: async (n) => sendLate([0, 3, 30, 100, 167][n % 5] ?? 0),
    pass: async (n) => app.clock.forward({ days: (n % 3) + 1 }),
    stepBack: async (n) => app.clock.forward({ hours: -n }),
  }
  return { childId, does, agents }
}

/** The frequency of each step. */
const stepWeights = {
  award: 2,
  gift: 1,
  deduct: 1,
  quickList: 1,
  checkIn: 3,
  today: 4,
  rest: 1,
  raise: 1,
  score: 2,
  complete: 1,
  open: 1,
  wish: 1,
  redeem: 3,
  moment: 2,
  editMoment: 1,
  tidy: 1,
  restAll: 1,
  rename: 1,
  sibling: 1,
  undo: 6,
  again: 4,
  pass: 4,
  stepBack: 1,
  late: 2,
  deleteSibling: 1,
  deleteMoment: 1,
  deleteHabit: 1,
  deleteSkill: 1,
  deleteReward: 1,
}

const weightedStepNames = Object.entries(stepWeights).flatMap(([name, often]) =>
  Array.from({ length: often }, () => name),
)

const historyArbitrary = fc.array(fc.tuple(fc.constantFrom(...weightedStepNames), fc.nat(12)), {
  minLength: 4,
  maxLength: 12,
  size: 'max',
})

const childrenPerFamily = 10

/** Returns a function that returns the callers of a family in a time zone: a new one after 10 children or 7 days. */
const createFamilySource = (app: TestApp) => {
  const known = new Map<string, { callers: Callers; children: number; until: number }>()
  return async (timeZone: string): Promise<Callers> => {
    const family = known.get(timeZone)
    if (family && family.children < childrenPerFamily && app.clock.now() < family.until) {
      family.children++
      return family.callers
    }
    const ana = await app.member({ timeZone })
    const ben = await app.member({ familyId: ana.familyId })
    const callers: Callers = [ana, ben, await app.token(ana)]
    known.set(timeZone, { callers, children: 1, until: app.clock.now() + 7 * dayMs })
    return callers
  }
}

const immutableFields = 'id actId points title createdAt happenedAt day undoes by'.split(' ') as (keyof Activity)[]

/** Returns the part of an activity that never changes. */
const pickImmutable = (row: Activity) => immutableFields.map((name) => row[name])

test(
  'after random histories of all commands the sums, days and rows are consistent',
  { timeout: 12 * hourMs },
  async ({ task }) => {
    const app = await createTestApp()
    const callersIn = createFamilySource(app)
    const property = fc.asyncProperty(historyArbitrary, fc.constantFrom(...zones), async (lived, timeZone) => {
      const callers = await callersIn(timeZone)
      const [{ call }] = callers
      const { childId, does, agents } = await createSteps(app, callers, timeZone)
      const half = Math.floor(lived.length / 2)
      let before: Activity[] = []
      for (const [at, [name, n]] of lived.entries()) {
        if (at === half) before = await listNewestActivities(call, childId)
        const [outcome] = await describeOutcomes([does[name]?.(n) ?? Promise.reject(new Error(name))])
        expect([name, outcome]).toEqual([
          name,
          expect.stringMatching(/^(done|409 \w+|404 not_found|400 invalid_input)$/),
        ])
      }
      const rows = await expectConsistentPoints(call, childId)
      const kept = new Map(rows.map((row) => [row.id, pickImmutable(row)]))
      const lasting = before.filter(({ type }) => type !== 'moment').map(pickImmutable)
      expect(lasting.map(([id]) => kept.get(String(id)))).toEqual(lasting)
      expect(rows.map(({ actId, via }) => [actId, via])).toEqual(
        rows.map(({ actId }) => [actId, agents.get(actId) ?? null]),
      )
      await expectConsistentStreaks(app, call, childId, timeZone)
      await expectConsistentBadges(call, childId, rows)
    })
    await fc.assert(property, { seed: inject('seed'), numRuns: historyCount, endOnFailure: true })
    const inconsistencies = await verify(app.database.db)
    reportCheck(
      { task },
      { check: 'T1', what: 'random histories against the rules', count: historyCount, wrong: inconsistencies.length },
    )
    expect(inconsistencies).toEqual([])
  },
)
