import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { putQuickList } from '#shared/behaviors/contract.ts'
import { addChild, deleteChild, editChild, listChildren } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { deleteReward, editReward, listRewards, redeemReward } from '#shared/rewards/contract.ts'
import { award, deduct, describeOutcomes, createChild, createReward } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'

interface WriteInput {
  call: Call
  childId: string
  rewardId: string
  actId: string
  n: number
}

const writes: ((input: WriteInput) => Promise<unknown>)[] = [
  ({ call, childId, n }) => award(call, childId, (n % 100) + 1, `Deed ${n % 3}`),
  ({ call, childId, n }) => deduct(call, childId, (n % 100) + 1),
  ({ call, actId }) => call(undoAct, { params: { id: actId } }),
  ({ call, childId, rewardId }) => call(redeemReward, { body: { childId, rewardId, pointsSpent: 30 } }),
  ({ call, childId }) => createReward(call, childId, 30),
  ({ call, rewardId }) => call(editReward, { params: { id: rewardId }, body: { title: 'Park' } }),
  ({ call, rewardId, n }) => (n % 5 === 0 ? call(deleteReward, { params: { id: rewardId } }) : call(listChildren, {})),
  ({ call, childId, n }) => call(editChild, { params: { id: childId }, body: { name: `Child ${n}` } }),
  ({ call, childId }) => call(putQuickList, { params: { childId }, body: [{ preset: 'greeting' }] }),
  ({ call, n }) => call(addChild, { body: { name: `Child ${n}` } }),
  ({ call, childId, n }) => (n % 7 === 0 ? call(deleteChild, { params: { id: childId } }) : call(listChildren, {})),
]

const allowedOutcomes =
  /^(done|404 not_found|409 (insufficient_points|reward_price_changed|already_undone|last_child|too_many_children))$/

const computeSums = async ({ database: { db } }: TestApp, childId: string) => {
  const rows = await db
    .selectFrom('activities')
    .selectAll()
    .where('child_id', '=', childId)
    .orderBy('sequence')
    .execute()
  const undone = new Set(rows.map(({ undoes }) => undoes))
  const points = rows.reduce((sum, row) => sum + (row.points ?? 0), 0)
  const earned = rows
    .filter((row) => row.undoes === null && !undone.has(row.id))
    .reduce((sum, row) => sum + Math.max(row.points ?? 0, 0), 0)
  return { points, pointsEarned: earned, sequences: new Set(rows.map(({ sequence }) => sequence)).size - rows.length }
}

test('200 concurrent requests of two members keep every balance correct, and none fails [PTS-3, PTS-4]', async ({
  task,
}) => {
  const count = sampleSize(10, 500)
  const app = await createTestApp()
  const stormy = fc.asyncProperty(fc.array(fc.nat(9999), { minLength: 200, maxLength: 200 }), async (numbers) => {
    const ana = await app.member()
    const second = await app.member({ familyId: ana.familyId })
    const children = [
      await createChild(ana.call),
      await createChild(ana.call, 'Leo'),
      await createChild(ana.call, 'Zoe'),
    ]
    const acts = await Promise.all(children.flatMap(({ id }) => [award(ana.call, id, 60), award(ana.call, id, 50)]))
    const rewards = (
      await Promise.all(children.map(({ id }) => ana.call(listRewards, { query: { childId: id } })))
    ).flat()
    const ended = await describeOutcomes(
      numbers.map((n) => {
        const childId = children[n % 3]?.id ?? ''
        const rewardId = rewards.filter((one) => one.childId === childId)[n % 6]?.id ?? randomUUID()
        const call = n % 2 === 0 ? ana.call : second.call
        const blow = writes[n % writes.length]
        return blow ? blow({ call, childId, rewardId, actId: acts[n % 6]?.actId ?? '', n }) : Promise.resolve()
      }),
    )
    expect(ended.filter((one) => !allowedOutcomes.test(one))).toEqual([])
    for (const { id, points, pointsEarned } of await ana.call(listChildren, {})) {
      expect(await computeSums(app, id)).toEqual({ points, pointsEarned, sequences: 0 })
    }
  })
  await fc.assert(stormy, { seed: inject('seed'), numRuns: count, endOnFailure: true })
  reportCheck({ task }, { check: 'T3', what: 'requests in storms of 200 at once', count: 200 * count, wrong: 0 })
})

const awardCount = 200

test.for(inject('database') === 'postgres' ? ['PostgreSQL'] : [])(
  'the requests of one family do not hold every connection of %s: another family waits for a few of them only [FAM-30]',
  async () => {
    const app = await createTestApp()
    const [ana, ben] = [await app.member(), await app.member()]
    const mia = await createChild(ana.call)
    // A new connection of its own would take longer than what is measured.
    await ben.call(listChildren, {})
    let done = 0
    const awards = Array.from({ length: awardCount }, () => award(ana.call, mia.id).then(() => done++))
    await expect.poll(() => done, { interval: 1 }).toBeGreaterThan(0)
    const before = done
    await ben.call(listChildren, {})
    expect(done - before).toBeLessThan(30)
    await Promise.all(awards)
    expect((await ana.call(listChildren, {}))[0]?.points).toBe(10 * awardCount)
  },
)
