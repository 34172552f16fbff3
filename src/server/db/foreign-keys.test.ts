import { expect, test } from 'vitest'
import type { Insertable } from 'kysely'
import { addChild } from '#shared/children/contract.ts'
import { restHabit } from '#shared/habits/contract.ts'
import { revokeApiToken } from '#shared/tokens/contract.ts'
import { newId } from '#server/ids.ts'
import { award, redeem, createChild, createReward, createSkill } from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import type { Tables } from './tables.ts'

const createdAt = '2026-11-20T10:00:00.000Z'

const createFamilyWithRows = async (app: TestApp) => {
  const ana = await app.member()
  const { call, familyId, userId } = ana
  const { id: childId } = await createChild(call)
  const { actId } = await award(call, childId, 50)
  const reward = await createReward(call, childId, 5)
  await redeem(call, reward)
  const { id: skillId } = await createSkill(call, childId)
  const { id: habitId } = await createHabit(call, childId)
  await checkIn(call, habitId, '2026-11-20')
  await call(restHabit, { params: { habitId }, body: { from: '2026-11-21', to: '2026-11-21', rest: true } })
  const { agentId } = await app.token(ana)
  const { agentId: endedAgentId } = await app.token(ana)
  await call(revokeApiToken, { params: { id: endedAgentId } })
  return { agentId, endedAgentId, familyId, userId, childId, actId, rewardId: reward.id, skillId, habitId }
}

type Ids = Awaited<ReturnType<typeof createFamilyWithRows>>
type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]> }

/** Returns a valid row of each table with a reference to a child or an act. */
const createRows = (ids: Ids): Rows => {
  const key = { family_id: ids.familyId, id: newId(createdAt), child_id: ids.childId }
  const own = { ...key, created_at: createdAt }
  const ofAct = { ...key, act_id: ids.actId }
  return {
    agents: {
      family_id: ids.familyId,
      id: own.id,
      kind: 'token',
      name: 'x',
      created_by: ids.userId,
      created_at: createdAt,
    },
    api_tokens: { family_id: ids.familyId, id: ids.endedAgentId, token_hash: 'x', scopes: '[]' },
    acts: { ...own, happened_at: createdAt, user_id: ids.userId, via: ids.agentId, request_hash: '' },
    activities: {
      ...own,
      happened_at: createdAt,
      day: '2026-11-20',
      via: ids.agentId,
      sequence: 999,
      act_id: ids.actId,
      type: 'behavior',
      title: 'x',
      user_id: ids.userId,
    },
    rewards: { ...own, title: 'x', points_cost: 1, category: 'toy' },
    badges: {
      family_id: ids.familyId,
      id: own.id,
      child_id: ids.childId,
      kind: 'skill_master',
      act_id: ids.actId,
      awarded_at: createdAt,
    },
    habits: { ...own, title: 'x', difficulty: 'easy', points: 2, target_days: 21, walk: '{}' },
    check_ins: { ...ofAct, habit_id: ids.habitId, day: '2026-11-19' },
    rests: { ...key, habit_id: ids.habitId, day: '2026-11-19' },
    skills: { ...own, title: 'x', difficulty: 'easy', points: 20 },
    scores: { ...ofAct, skill_id: ids.skillId, score: 1, scored_at: createdAt },
    completions: { ...ofAct, badge: 'skill_master', place: 1, subject_id: ids.skillId, completed_at: createdAt },
    moments: { ...own, act_id: ids.actId, weather: 'sunny', mood: 'calm', day: '2026-11-20' },
    redemptions: {
      family_id: ids.familyId,
      id: own.id,
      child_id: ids.childId,
      reward_id: ids.rewardId,
      act_id: ids.actId,
      title: 'x',
      category: 'toy',
      points_spent: 1,
      redeemed_at: createdAt,
      redeemed_by: ids.userId,
    },
  }
}

const insert = (app: TestApp, table: keyof Tables, row: object) =>
  app.database.transact((tx) =>
    tx
      .insertInto(table)
      .values(row as Insertable<Tables[typeof table]>)
      .execute(),
  )

const foreignKeyError = /foreign key/i

test('accepts a row whose references belong to one family', async () => {
  const app = await createTestApp()
  const ids = await createFamilyWithRows(app)
  for (const [table, row] of Object.entries(createRows(ids))) {
    await expect(insert(app, table as keyof Tables, row)).resolves.toHaveLength(1)
  }
})

test.for([
  ['api_tokens', 'id'],
  ['acts', 'via'],
  ['activities', 'via'],
  ['acts', 'child_id'],
  ['activities', 'child_id'],
  ['activities', 'act_id'],
  ['rewards', 'child_id'],
  ['redemptions', 'child_id'],
  ['redemptions', 'act_id'],
  ['badges', 'child_id'],
  ['badges', 'act_id'],
  ['habits', 'child_id'],
  ['check_ins', 'child_id'],
  ['check_ins', 'act_id'],
  ['check_ins', 'habit_id'],
  ['rests', 'child_id'],
  ['rests', 'habit_id'],
  ['skills', 'child_id'],
  ['scores', 'child_id'],
  ['scores', 'act_id'],
  ['scores', 'skill_id'],
  ['completions', 'child_id'],
  ['completions', 'act_id'],
  ['moments', 'child_id'],
  ['moments', 'act_id'],
] as const)('a row of %s whose %s is of another family cannot exist [FAM-12]', async ([table, column]) => {
  const app = await createTestApp()
  const ours = await createFamilyWithRows(app)
  const theirs = await createFamilyWithRows(app)
  const foreign = {
    id: theirs.agentId,
    via: theirs.agentId,
    child_id: theirs.childId,
    act_id: theirs.actId,
    skill_id: theirs.skillId,
    habit_id: theirs.habitId,
  }
  await expect(insert(app, table, { ...createRows(ours)[table], [column]: foreign[column] })).rejects.toThrow(
    foreignKeyError,
  )
  await expect(insert(app, table, { ...createRows(ours)[table], family_id: theirs.familyId })).rejects.toThrow(
    foreignKeyError,
  )
})

const familyTables = [
  'agents',
  'api_tokens',
  'acts',
  'activities',
  'rewards',
  'redemptions',
  'badges',
  'habits',
  'check_ins',
  'rests',
  'skills',
  'scores',
  'completions',
  'moments',
] as const

test.for(familyTables)('rejects a row of %s without a family [FAM-1]', async (table) => {
  const app = await createTestApp()
  const ours = await createFamilyWithRows(app)
  await expect(insert(app, table, { ...createRows(ours)[table], family_id: newId(createdAt) })).rejects.toThrow(
    foreignKeyError,
  )
})

test('two families may use the same id', async () => {
  const app = await createTestApp()
  const ours = await createFamilyWithRows(app)
  const theirs = await createFamilyWithRows(app)
  const { rewards } = createRows(ours)
  if (!rewards) throw new Error('no reward')
  await insert(app, 'rewards', rewards)
  await insert(app, 'rewards', { ...rewards, family_id: theirs.familyId, child_id: theirs.childId })
  await expect(insert(app, 'rewards', rewards)).rejects.toThrow(/unique/i)
})

test('deleting a family deletes all its rows and no others', async () => {
  const app = await createTestApp()
  const ours = await createFamilyWithRows(app)
  const theirs = await createFamilyWithRows(app)
  await app.database.transact((tx) => tx.deleteFrom('families').where('id', '=', ours.familyId).execute())
  const ofFamily = [
    'agents',
    'api_tokens',
    'children',
    'acts',
    'activities',
    'rewards',
    'redemptions',
    'habits',
    'check_ins',
    'rests',
  ] as const
  for (const table of ofFamily) {
    const left = await app.database.db.selectFrom(table).select('family_id').distinct().execute()
    expect([table, left]).toEqual([table, [{ family_id: theirs.familyId }]])
  }
})

test('a member of a deleted family gets a new, empty one [ACC-2]', async () => {
  const app = await createTestApp()
  const { call, familyId } = await app.member()
  await createChild(call)
  await app.database.transact((tx) => tx.deleteFrom('families').where('id', '=', familyId).execute())
  expect(await call(addChild, { body: { name: 'Mia' } })).toMatchObject({ name: 'Mia' })
})
