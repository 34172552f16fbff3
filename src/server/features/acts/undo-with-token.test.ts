import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { deleteHabit } from '#shared/habits/contract.ts'
import { deleteMoment } from '#shared/moments/contract.ts'
import { deleteReward, giveRedemption } from '#shared/rewards/contract.ts'
import { deleteSkill, editSkill } from '#shared/skills/contract.ts'
import { errorCode } from '#server/error-parts.ts'
import { createSkill } from '#server/testing/factories.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { undoHandlers } from '#server/undo-handlers.ts'

/** Creates a family with one act of each kind that can be undone. */
const createFamilyWithActs = async (app: TestApp) => {
  const family = await createFullFamily(app)
  const { call, ids } = family
  const { id } = await createSkill(call, ids.child)
  await call(editSkill, { params: { id }, body: { isCompleted: true } })
  await call(giveRedemption, { params: { id: ids.redemption } })
  await call(deleteHabit, { params: { habitId: ids.habit } })
  await call(deleteReward, { params: { id: ids.reward } })
  await call(deleteSkill, { params: { id: ids.skill } })
  await call(deleteMoment, { params: { id: ids.moment } })
  return family
}

const listUndoableActs = async ({ database }: TestApp, familyId: string) => {
  const acts = await database.db
    .selectFrom('acts')
    .select(['id', 'kind'])
    .where('family_id', '=', familyId)
    .where('undone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return acts.flatMap(({ id, kind }) => (kind !== null && kind in undoHandlers ? [{ id, kind }] : []))
}

const ofRecord = ['behavior', 'check_in', 'moment', 'quick_complete', 'redeem', 'redemption_given', 'score']
const ofManage = ['habit_deleted', 'moment_deleted', 'reward_deleted', 'skill_deleted']

test.each([
  [['read'], []],
  [['manage'], []],
  [['record'], ofRecord],
  [
    ['record', 'manage'],
    [...ofRecord, ...ofManage],
  ],
] as const)('a token with %j undoes only %j [TOK-12]', async (scopes, expected) => {
  const app = await createTestApp()
  const ana = await createFamilyWithActs(app)
  const { call } = await app.token(ana, { scopes: [...scopes] })
  const results: Record<string, string | undefined> = {}
  for (const { id, kind } of await listUndoableActs(app, ana.familyId)) {
    results[kind] = await call(undoAct, { params: { id } }).then(() => 'undone', errorCode)
  }
  const rejected = [...ofRecord, ...ofManage].map((kind) => [kind, 'insufficient_scope'])
  const undone = expected.map((kind) => [kind, 'undone'])
  expect(results).toEqual(Object.fromEntries([...rejected, ...undone]))
  for (const { id } of await listUndoableActs(app, ana.familyId)) await ana.call(undoAct, { params: { id } })
})

test('every kind of act that can be undone is declared by one endpoint, which tokens may call [TOK-12]', () => {
  for (const kind of Object.keys(undoHandlers)) {
    const declaring = allEndpoints.filter(({ actKinds }) => actKinds?.some((one) => one === kind))
    expect([kind, declaring.map(({ scope }) => typeof scope)]).toEqual([kind, ['string']])
  }
})
