import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { deleteMoment, editMoment } from '#shared/moments/contract.ts'
import { giveRedemption } from '#shared/rewards/contract.ts'
import { deleteSkill } from '#shared/skills/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import {
  award,
  completeSkill,
  redeem,
  recordScore,
  createChild,
  createMoment,
  createReward,
  createSkill,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { verify } from './verify.ts'

/** Creates an app and a child with activities of each kind, some undone and some deleted. */
const createFamilyWithAllEntries = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { call } = ana
  const { id } = await createChild(call)
  await award(call, id, 60)
  await award((await app.token(ana)).call, id)
  const given = await redeem(call, await createReward(call, id, 10))
  await call(giveRedemption, { params: { id: given.id } })
  const [rope, swim, poems] = [
    await createSkill(call, id, { targetValue: 100 }),
    await createSkill(call, id),
    await createSkill(call, id),
  ]
  await recordScore(call, rope.id, 40)
  await recordScore(call, rope.id, 100)
  await recordScore(call, swim.id, 7)
  const undone = await recordScore(call, swim.id, 9)
  await completeSkill(call, poems.id)
  const moments = [
    await createMoment(call, id, { content: 'Snow' }),
    await createMoment(call, id),
    await createMoment(call, id),
  ]
  await call(editMoment, { params: { id: moments[0]?.id ?? '' }, body: { mood: 'calm' } })
  await call(deleteMoment, { params: { id: moments[1]?.id ?? '' } })
  for (const actId of [undone.actId, moments[2]?.actId ?? '']) await call(undoAct, { params: { id: actId } })
  await call(deleteSkill, { params: { id: poems.id } })
  return { app, rope, swim }
}

type Family = Awaited<ReturnType<typeof createFamilyWithAllEntries>>

const undoneColumns = { undone_at: '2026-11-20T10:00:00.000Z', undone_by: 'nobody' }

const corruptions: Record<string, (tx: Tx, of: Family) => Promise<unknown>> = {
  'children: points': (tx) => tx.updateTable('children').set({ points: 1 }).execute(),
  'children: version is 1099511627777, more than': (tx) =>
    tx
      .updateTable('children')
      .set({ version: 2 ** 40 + 1 })
      .execute(),
  'children: version is 1, less than the sequence': (tx) => tx.updateTable('children').set({ version: 1 }).execute(),
  'children: the sequence of its first activity is -1': async (tx) => {
    const { id } = await tx.selectFrom('activities').select('id').orderBy('sequence').executeTakeFirstOrThrow()
    await tx.updateTable('activities').set({ sequence: -1 }).where('id', '=', id).execute()
  },
  'skills: current_best': (tx, { swim }) =>
    tx.updateTable('skills').set({ current_best: 9 }).where('id', '=', swim.id).execute(),
  'skills: current_best is null': (tx, { swim }) =>
    tx.updateTable('skills').set({ current_best: null }).where('id', '=', swim.id).execute(),
  'skills: completed_at is null': (tx, { rope }) =>
    tx.updateTable('skills').set({ completed_at: null }).where('id', '=', rope.id).execute(),
  'skills: completed_at': (tx, { swim }) =>
    tx.updateTable('skills').set({ completed_at: '2026-11-20T10:00:00.000Z' }).where('id', '=', swim.id).execute(),
  'skills: pays 51 points': (tx, { rope }) =>
    tx.updateTable('skills').set({ points: 51 }).where('id', '=', rope.id).execute(),
  'scores: belongs to an undone act': async (tx, { swim }) => {
    const { act_id } = await tx
      .selectFrom('scores')
      .select('act_id')
      .where('skill_id', '=', swim.id)
      .executeTakeFirstOrThrow()
    await tx.updateTable('acts').set(undoneColumns).where('id', '=', act_id).execute()
  },
  'moments: belongs to an undone act': async (tx) => {
    const { act_id } = await tx.selectFrom('moments').select('act_id').executeTakeFirstOrThrow()
    await tx.updateTable('acts').set(undoneColumns).where('id', '=', act_id).execute()
  },
  'moments: has an activity with the metadata': (tx) =>
    tx.updateTable('activities').set({ metadata: '{}' }).where('type', '=', 'moment').execute(),
  'moments: has no activity': (tx) =>
    tx.updateTable('activities').set({ type: 'habit' }).where('type', '=', 'moment').execute(),
  'activities: is of a moment but has points': (tx) =>
    tx.updateTable('activities').set({ description: 'Snow' }).where('type', '=', 'moment').execute(),
  'redemptions: given_at is null; its acts say': (tx) =>
    tx.updateTable('redemptions').set({ given_at: null }).execute(),
  'redemptions: was marked as given by 2 acts': async (tx) => {
    const act = await tx.selectFrom('acts').selectAll().where('kind', '=', 'redemption_given').executeTakeFirstOrThrow()
    await tx
      .insertInto('acts')
      .values({ ...act, id: '01f00000-0000-7000-8000-000000000001' })
      .execute()
  },
  'activities: happened at': (tx) =>
    tx
      .updateTable('activities')
      .set({ happened_at: '2026-11-19T10:00:00.000Z' })
      .where('type', '=', 'behavior')
      .execute(),
  'activities: stands under 2026-11-17, which was nowhere today': (tx) =>
    tx.updateTable('activities').set({ day: '2026-11-17' }).where('type', '=', 'reward').execute(),
  'activities: stands under 2026-11-19; its moment is of 2026-11-20': (tx) =>
    tx.updateTable('activities').set({ day: '2026-11-19' }).where('type', '=', 'moment').execute(),
  'children: its tallies say moments': (tx) => tx.updateTable('children').set({ tallies: '{"moments":2}' }).execute(),
  'children: has the badge climber without earning it': (tx) =>
    tx.updateTable('badges').set({ kind: 'climber' }).where('kind', '=', 'first_light').execute(),
  'children: has no badge first_light': (tx) => tx.deleteFrom('badges').where('kind', '=', 'first_light').execute(),
  'badges: was awarded by act [^,]*, which is undone': (tx) =>
    tx
      .updateTable('badges')
      .set(({ selectFrom }) => ({
        act_id: selectFrom('acts').select('id').where('undone_at', 'is not', null).limit(1),
      }))
      .where('kind', '=', 'first_light')
      .execute(),
  'badges: has no completion': (tx) => tx.deleteFrom('completions').execute(),
  'badges: was awarded by act': (tx) =>
    tx.updateTable('badges').set({ awarded_at: '2026-11-20T09:00:00.000Z' }).execute(),
  'activities: was recorded via null': (tx) =>
    tx.updateTable('activities').set({ via: null }).where('via', 'is not', null).execute(),
  'acts: is by user nobody via a token': (tx) =>
    tx.updateTable('acts').set({ user_id: 'nobody' }).where('via', 'is not', null).execute(),
  'agents: has ended but': (tx) => tx.updateTable('agents').set({ ended_at: '2026-11-20T10:00:00.000Z' }).execute(),
  'completions: the child has no badge': (tx) => tx.deleteFrom('badges').execute(),
}

test('finds nothing wrong with data that the API wrote, including undone acts and deleted resources', async () => {
  const { app } = await createFamilyWithAllEntries()
  expect(await verify(app.database.db)).toEqual([])
})

test.for(Object.keys(corruptions))('reports %s [EXP-7, RUN-13]', async (what) => {
  const of = await createFamilyWithAllEntries()
  await of.app.database.transact(async (tx) => corruptions[what]?.(tx, of))
  const inconsistencies = await verify(of.app.database.db)
  const [table, message] = what.split(': ')
  expect(inconsistencies).toContainEqual(expect.stringMatching(`^${table} [^:]+: ${message}`))
})
