import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import type { Database } from '#server/db/connect.ts'
import type { Transact } from '#server/db/transaction.ts'
import { insertBigHistory } from '#server/testing/big-history.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { award, createMoment } from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { countTallies } from './count-tallies.ts'
import { updateTallies } from './renew-badges.ts'

/** Creates an app whose queries in transactions and returned rows are counted; `costOf` returns the counts of some work. */
const createCountingApp = async () => {
  const read = { queries: 0, rows: 0 }
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.queries += 1
      read.rows += result.rows.length
      return result
    },
  }
  const wrapDatabase = (database: Database): Database => {
    const transact: Transact = (work) => database.transact((tx) => work(tx.withPlugin(counter)))
    return { ...database, transact }
  }
  const app = await createTestApp({ wrapDatabase })
  const costOf = async (work: () => Promise<unknown>) => {
    const { queries, rows } = read
    await work()
    return { queries: read.queries - queries, rows: read.rows - rows }
  }
  return { app, costOf }
}

test('acts cost as much for a child with thousands of activities as for another one [BDG-11]', async () => {
  const { app, costOf } = await createCountingApp()
  const ana = await createFullFamily(app)
  const { call, familyId, userId } = ana
  const { child: childId, skill: skillId, reward: rewardId, habit: habitId } = ana.ids
  const { id } = await createHabit(call, childId)
  const measureEvening = async () => {
    const costs = []
    for (const act of [
      () => award(call, childId),
      () => checkIn(call, id, '2026-11-20'),
      () => createMoment(call, childId),
    ]) {
      let actId = ''
      costs.push(await costOf(async () => ({ actId } = await act())))
      costs.push(await costOf(() => call(undoAct, { params: { id: actId } })))
    }
    return costs
  }
  // So that the first badges are no difference.
  for (let n = 0; n < 10; n++) await award(call, childId)
  const before = await measureEvening()
  const own = { familyId, userId, childId, habitId, skillId, rewardId }
  await insertBigHistory(app.database, { ...own, today: '2026-11-20', activities: 5000 })
  await app.database.transact(async (tx) => {
    await updateTallies(tx, familyId, childId, (await countTallies(tx, familyId, childId)).tallies)
  })
  expect(await measureEvening()).toEqual(before)
})
