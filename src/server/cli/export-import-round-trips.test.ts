import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { putQuickList } from '#shared/behaviors/contract.ts'
import { deleteChild, editChild } from '#shared/children/contract.ts'
import { editFamily, removeMember } from '#shared/families/contract.ts'
import { deleteHabit, editHabit, restHabit } from '#shared/habits/contract.ts'
import { deleteMoment, editMoment } from '#shared/moments/contract.ts'
import { deleteReward, editReward, giveRedemption, listRedemptions } from '#shared/rewards/contract.ts'
import { deleteSkill, editSkill } from '#shared/skills/contract.ts'
import { addDays, dayIn } from '#shared/time/day.ts'
import { hourMs } from '#shared/time/duration.ts'
import { newId } from '#server/ids.ts'
import { verify } from '#server/ledger/verify.ts'
import {
  award,
  deduct,
  describeOutcomes,
  completeSkill,
  redeem,
  recordScore,
  createChild,
  createMoment,
  createReward,
  createSkill,
} from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createFilledFamily } from '#server/testing/filled-family.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { importAndCompare, listEmptyColumns } from '#server/testing/round-trip.ts'

type Step = (n: number) => Promise<unknown>

const nullEveryThird = <T>(n: number, value: T) => (n % 3 === 0 ? null : value)

/** Creates a family with three members and a child with one of everything; returns it with the steps of a history by name. */
const createFamilyWithSteps = async (app: TestApp) => {
  const ana = await app.member({ name: 'Ana', timeZone: 'Europe/Madrid' })
  const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
  const eva = await app.member({ name: 'Eva', familyId: ana.familyId })
  const { call } = ana
  const { id: childId } = await createChild(call)
  const params = { id: childId }
  const other = await createChild(ben.call, 'Leo')
  const [habit, skill] = [await createHabit(call, childId, { targetDays: 2 }), await createSkill(call, childId)]
  const reward = await createReward(call, childId, 5)
  const moment = await createMoment(call, childId, { content: 'Snow' })
  const acts = [moment.actId]
  const remember = async (act: Promise<{ actId: string }>) => void acts.push((await act).actId)
  const ofHabit = { params: { habitId: habit.id } }
  const day = (n: number) => addDays(dayIn(app.clock.now(), 'Europe/Madrid'), n)
  const edits: Record<string, Step> = {
    editChild: (n) =>
      call(editChild, {
        params,
        body: {
          name: `Mia ${n}`,
          avatarUrl: nullEveryThird(n, '🐻'),
          age: nullEveryThird(n + 1, n),
          gender: nullEveryThird(n, 'girl'),
          birthday: nullEveryThird(n + 1, day(-1000 * n - 1)),
        },
      }),
    editHabit: (n) =>
      call(editHabit, {
        ...ofHabit,
        body: { description: nullEveryThird(n, 'Long'), cue: nullEveryThird(n + 1, 'Bed') },
      }),
    editSkill: (n) =>
      call(editSkill, {
        params: { id: skill.id },
        body: {
          description: nullEveryThird(n, 'Far'),
          targetUnit: nullEveryThird(n + 1, 'km'),
          dueDate: nullEveryThird(n, day(n)),
        },
      }),
    editReward: (n) =>
      call(editReward, {
        params: { id: reward.id },
        body: { description: nullEveryThird(n, 'Big'), imageUrl: nullEveryThird(n + 1, 'https://example.org/zoo.png') },
      }),
    editMoment: (n) =>
      call(editMoment, { params: { id: moment.id }, body: { content: nullEveryThird(n, 'Ice'), mood: 'calm' } }),
    editFamily: (n) => call(editFamily, { body: { name: `We ${n}`, pictures: n % 2 === 0 } }),
    editQuickList: (n) => call(putQuickList, { params: { childId }, body: [{ title: 'Sang', points: n + 1 }] }),
    leave: async () => (await app.session(ana.userId)).call(removeMember, { params: { id: eva.userId } }),
  }
  const steps: Record<string, Step> = {
    ...edits,
    award: (n) => remember(award(n % 2 ? call : ben.call, childId, n + 1, `Deed ${n}`)),
    other: (n) => award(ben.call, other.id, n + 1),
    deduct: (n) => remember(deduct(eva.call, childId, n + 1)),
    today: () => remember(checkIn(call, habit.id, day(0))),
    check: (n) => remember(checkIn(ben.call, habit.id, day(-(n % 7)))),
    rest: (n) => call(restHabit, { ...ofHabit, body: { from: day(-(n % 6)), to: day(n % 3), rest: n % 4 > 0 } }),
    raise: (n) => call(editHabit, { ...ofHabit, body: { targetDays: 3 + n } }),
    score: (n) => remember(recordScore(ben.call, skill.id, n)),
    complete: () => remember(completeSkill(call, skill.id)),
    redeem: () => remember(redeem(call, reward)),
    give: async (n) => {
      const redemptions = await call(listRedemptions, { query: { childId } })
      const id = redemptions[n % Math.max(1, redemptions.length)]?.id ?? childId
      const key = newId(app.clock.now())
      await call(giveRedemption, { params: { id } }, { key })
      acts.push(key)
    },
    moment: (n) => remember(createMoment(ben.call, childId, { content: `Day ${n}`, date: day(-n) })),
    undo: (n) => remember(call(undoAct, { params: { id: acts.at(-1 - (n % 5)) ?? childId } })),
    wait: async (n) => app.clock.forward({ hours: 11 * (n % 5) }),
    deleteMoment: () => call(deleteMoment, { params: { id: moment.id } }),
    deleteHabit: () => call(deleteHabit, ofHabit),
    deleteSkill: () => call(deleteSkill, { params: { id: skill.id } }),
    deleteReward: () => call(deleteReward, { params: { id: reward.id } }),
    deleteChild: () => call(deleteChild, { params: { id: other.id } }),
  }
  return { ana, childId, steps }
}

const stepWeights: Record<string, number> = {
  award: 3,
  today: 5,
  check: 3,
  score: 2,
  redeem: 2,
  give: 2,
  undo: 5,
  wait: 5,
}
const stepNames = [
  'award other deduct today check rest raise score complete redeem give moment undo wait leave editChild editHabit',
  'editSkill editReward editMoment editFamily editQuickList deleteMoment deleteHabit deleteSkill deleteReward deleteChild',
].flatMap((line) => line.split(' '))
const weightedStepNames = stepNames.flatMap((name) => Array.from({ length: stepWeights[name] ?? 1 }, () => name))
const historyArbitrary = fc.array(fc.tuple(fc.constantFrom(...weightedStepNames), fc.nat(12)), {
  minLength: 5,
  maxLength: 30,
  size: 'max',
})

const runHistory = async (app: TestApp, history: readonly [string, number][]) => {
  const family = await createFamilyWithSteps(app)
  for (const [name, n] of history) {
    const [outcome = ''] = await describeOutcomes([family.steps[name]?.(n) ?? Promise.reject(new Error(name))])
    expect(outcome).toMatch(/^(done|401 \w+|409 \w+|404 not_found|400 invalid_input)$/)
  }
  return family
}

const directions: ['sqlite' | 'postgres', 'sqlite' | 'postgres'][] =
  inject('database') === 'sqlite'
    ? [['sqlite', 'sqlite']]
    : [
        ['sqlite', 'postgres'],
        ['postgres', 'sqlite'],
      ]

const runCount = inject('database') === 'sqlite' ? sampleSize(20, 1000) : sampleSize(6, 500)

test.for(directions)(
  'a family with any history is the same after an import from %s into %s',
  { timeout: 4 * hourMs },
  async ([from, to], { task }) => {
    const [source, target] = [await createTestApp({ engine: from }), await createTestApp({ engine: to })]
    const property = fc.asyncProperty(historyArbitrary, async (history) => {
      const { ana, childId } = await runHistory(source, history)
      await importAndCompare({ source, target, ana, childId })
    })
    await fc.assert(property, { seed: inject('seed'), numRuns: runCount, endOnFailure: true })
    const errors = [...(await verify(source.database.db)), ...(await verify(target.database.db))]
    const what = `random families imported from ${from} into ${to} and compared`
    reportCheck({ task }, { check: 'T28', what, count: runCount, wrong: errors.length })
    expect(errors).toEqual([])
  },
)

test.for(directions)(
  'a family with every column filled and texts of the greatest length is the same after an import from %s into %s',
  async ([from, to]) => {
    const [source, target] = [await createTestApp({ engine: from }), await createTestApp({ engine: to })]
    const rows = await importAndCompare({ source, target, ...(await createFilledFamily(source)) })
    expect(listEmptyColumns(rows)).toEqual([])
  },
)
