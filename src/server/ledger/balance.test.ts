import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { hourMs } from '#shared/time/duration.ts'
import { createChild, listNewestActivities } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import {
  computeEarnedPoints,
  createEmptyModel,
  addModelChild,
  computeBalance,
  type ModelChild,
  type LedgerModel,
} from '#server/testing/ledger-model.ts'
import { createHistoryArbitrary } from '#server/testing/ledger-histories.ts'
import type { FamilyUnderTest } from '#server/testing/send-and-compare.ts'

const historyCount = inject('database') === 'sqlite' ? sampleSize(200, 20_000) : sampleSize(100, 1000)

const createFamilyWithModel = async (app: TestApp): Promise<{ model: LedgerModel; real: FamilyUnderTest }> => {
  const ana = await app.member()
  const second = await app.member({ familyId: ana.familyId })
  const model = createEmptyModel()
  const { id, name } = await createChild(ana.call)
  addModelChild(model, id, name, await ana.call(listRewards, { query: { childId: id } }))
  return { model, real: { app, waitedDays: 0, callers: [ana.call, second.call], sent: [] } }
}

const sum = (points: readonly (number | null)[]) => points.reduce<number>((all, one) => all + (one ?? 0), 0)

/** Compares all data of a child on the server with the model. */
const expectChildEqualToModel = async (
  { redemptions, rewards, acts }: LedgerModel,
  { callers: [call] }: FamilyUnderTest,
  child: ModelChild,
) => {
  if (!call) throw new Error('The family has no members.')
  const rows = await listNewestActivities(call, child.id)
  const undone = new Set(acts.filter((act) => act.undone).map(({ key }) => key))
  const actOf = new Map(rows.map((row) => [row.id, row.actId]))
  expect(rows.map((row) => [row.actId, row.points, row.undoes && actOf.get(row.undoes), row.undone])).toEqual(
    child.activities.toReversed().map(({ actKey, points, undoes }) => [actKey, points, undoes, undone.has(actKey)]),
  )
  expect(sum(rows.map(({ points }) => points))).toBe(computeBalance(child))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(await call(getQuickList, { params: { childId: child.id } })).toEqual(child.quick)
  const shown = (await call(listRewards, { query: { childId: child.id } })).map(({ id, pointsCost }) => [
    id,
    pointsCost,
  ])
  const modelled = rewards
    .filter((reward) => reward.child === child && !reward.deleted)
    .map(({ id, cost }) => [id, cost])
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(modelled))
  const listed = await call(listRedemptions, { query: { childId: child.id } })
  const open = redemptions.filter((one) => one.child === child && !one.returned).map(({ id, given }) => [id, given])
  expect(Object.fromEntries(listed.map(({ id, givenAt }) => [id, givenAt !== null]))).toEqual(Object.fromEntries(open))
}

const expectEqualToModel = async (model: LedgerModel, real: FamilyUnderTest) => {
  const expected = model.children.filter((child) => !child.gone)
  const children = (await real.callers[0]?.(listChildren, {})) ?? []
  const actual = children.map(({ id, name, points, pointsEarned }) => ({ id, name, points, pointsEarned }))
  const wanted = expected.map((child) => ({
    id: child.id,
    name: child.name,
    points: computeBalance(child),
    pointsEarned: computeEarnedPoints(child),
  }))
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  expect(actual.toSorted(byId)).toEqual(wanted.toSorted(byId))
  for (const child of expected) await expectChildEqualToModel(model, real, child)
}

test(
  'after random histories the balance is the sum of the activities, as in a model of arrays [PTS-1, PTS-3]',
  { timeout: 12 * hourMs },
  async ({ task }) => {
    const app = await createTestApp({ start: '2026-01-01T00:00:00.000Z' })
    let runs = 0
    const history = fc.asyncProperty(createHistoryArbitrary(40), async (commands) => {
      app.clock.set('2026-06-01T00:00:00.000Z')
      const { model, real } = await createFamilyWithModel(app)
      await fc.asyncModelRun(() => ({ model, real }), commands)
      await expectEqualToModel(model, real)
      runs++
    })
    await fc.assert(history, { seed: inject('seed'), numRuns: historyCount })
    reportCheck({ task }, { check: 'T1', what: 'random histories against a model of arrays', count: runs, wrong: 0 })
    expect(runs).toBe(historyCount)
  },
)
