import { expect, test } from 'vitest'
import { listBadges, listBadgeProgress } from '#shared/badges/contract.ts'
import { toIso } from '#server/ids.ts'
import { insertJob } from '#server/jobs/store.ts'
import { awardPreset, deedsByBadge } from '#server/testing/badge-deeds.ts'
import { listBadgeKinds } from '#server/testing/badges.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { verify } from './verify.ts'

/** Brings the children of a family into the state after the migration that introduced tallies. */
const forgetBadges = ({ database, clock }: TestApp, familyId: string) =>
  database.transact(async (tx) => {
    const at = toIso(clock.now())
    await tx.updateTable('children').set({ tallies: null }).where('family_id', '=', familyId).execute()
    await tx.deleteFrom('badges').where('kind', 'not in', ['habit_formation_master', 'skill_master']).execute()
    const own = { familyId, userId: null, kind: 'badges', key: familyId, payload: '', dueAt: at } as const
    await insertJob(tx, own, at)
  })

const createFamilyBeforeBadges = async () => {
  const app = await createTestApp({ start: '2026-11-20T10:00:00Z' })
  const ana = await app.member()
  const { id: childId } = await createChild(ana.call)
  for (const kind of ['ten_deeds', 'story_keeper', 'rested', 'climber', 'habit_formation_master'] as const) {
    const doDeed = deedsByBadge[kind]({ app, call: ana.call, childId })
    for (let n = 0; n < 10; n++) {
      app.clock.forward({ minutes: 1 })
      await doDeed(n)
    }
  }
  const before = await ana.call(listBadges, { params: { childId } })
  await forgetBadges(app, ana.familyId)
  return { ...ana, app, childId, before }
}

test('the job of an upgrade gives the badges of earlier deeds, dated by the deed and without an act [BDG-15]', async () => {
  const { app, call, childId, before } = await createFamilyBeforeBadges()
  expect(await listBadgeKinds(call, childId)).toEqual(['habit_formation_master'])
  expect(await verify(app.database.db)).toEqual([])
  expect(await app.runDueJobs()).toBe(1)
  expect(await call(listBadges, { params: { childId } })).toEqual(before)
  const shelf = await call(listBadgeProgress, { params: { childId } })
  const given = shelf.filter(({ awardedAt }) => awardedAt !== null)
  const withAct = given.filter(({ actId }) => actId !== null).map(({ id }) => id)
  expect([given.length, withAct]).toEqual([before.length, ['habit_formation_master']])
  expect(await app.runDueJobs()).toBe(0)
  expect(await verify(app.database.db)).toEqual([])
})

test('what is done before the job has run counts, too, and reading gives no badges [BDG-15]', async () => {
  const { app, call, childId, before } = await createFamilyBeforeBadges()
  await awardPreset(call, childId, 'help_others')
  expect(await listBadgeKinds(call, childId)).toEqual(['habit_formation_master'])
  expect(await verify(app.database.db)).toEqual([])
  await app.runDueJobs()
  expect(await listBadgeKinds(call, childId)).toEqual(before.map(({ id }) => id).toSorted())
  const shelf = await call(listBadgeProgress, { params: { childId } })
  expect(shelf.find(({ id }) => id === 'helping_hand')).toMatchObject({ count: 1 })
  expect(await verify(app.database.db)).toEqual([])
})

test('children whose tallies nobody will count are inconsistent', async () => {
  const { app } = await createFamilyBeforeBadges()
  await app.database.transact((tx) => tx.deleteFrom('jobs').execute())
  expect(await verify(app.database.db)).toMatchObject([expect.stringMatching(/tallies are not counted/)])
})

test('verify finds wrong tallies, and badges that do not agree with them [BDG-11]', async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  const { id } = await createChild(call)
  await award(call, id)
  const children = (tallies: string) =>
    app.database.transact((tx) => tx.updateTable('children').set({ tallies }).execute())
  await children('{"days":1,"deeds":2}')
  expect(await verify(app.database.db)).toEqual([
    `children ${id}: its tallies say deeds 2; counted from its rows: deeds 1`,
  ])
  await children('{"days":1,"deeds":1}')
  await app.database.transact((tx) => tx.deleteFrom('badges').execute())
  expect(await verify(app.database.db)).toEqual([`children ${id}: has no badge first_light`])
})
