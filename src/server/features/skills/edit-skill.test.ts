import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { badgeCatalogue } from '#shared/badges/rules.ts'
import type { Call } from '#shared/contract/client.ts'
import { deleteSkill, editSkill, listScores, listSkills } from '#shared/skills/contract.ts'
import { getWeeklyCounts } from '#shared/stats/contract.ts'
import { verify } from '#server/ledger/verify.ts'
import {
  getChild,
  describeOutcomes,
  completeSkill,
  recordScore,
  createChild,
  createSkill,
  listNewestActivities,
} from '#server/testing/factories.ts'
import { listCompletionBadges } from '#server/testing/badges.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  const { id } = await createChild(call)
  const skillNow = async (skill: string) =>
    (await call(listSkills, { params: { childId: id } })).find((one) => one.id === skill)
  const scores = async (skill: string) =>
    (await call(listScores, { params: { id: skill }, query: {} })).map((one) => one.score)
  const badges = () => listCompletionBadges(call, id)
  const week = async () => (await call(getWeeklyCounts, { params: { childId: id } })).skill
  const inconsistencies = () => verify(app.database.db)
  return { app, call, id, skillNow, scores, badges, week, inconsistencies }
}

const undo = (call: Call, actId: string) => call(undoAct, { params: { id: actId } })
const createConflict = (code: string) => ({ status: 409, code })
const parseMetadata = (one: { metadata: string | null } | undefined): unknown => JSON.parse(one?.metadata ?? 'null')

test('the best is the larger of the previous best and the new score; the response has both [SKL-11]', async () => {
  const { call, id, skillNow, scores, app } = await createAppWithChild()
  const skill = await createSkill(call, id, { targetValue: 100, targetUnit: 'times' })
  const bests = []
  for (const value of [48, 52, 40, 52]) {
    const { currentBest, bestBefore, completed, pointsAwarded, balance } = await recordScore(call, skill.id, value)
    bests.push([currentBest, bestBefore])
    expect({ completed, pointsAwarded, balance }).toEqual({ completed: false, pointsAwarded: 0, balance: 0 })
    app.clock.forward({ minutes: 1 })
  }
  expect(bests).toEqual([
    [48, null],
    [52, 48],
    [52, 52],
    [52, 52],
  ])
  expect(await scores(skill.id)).toEqual([52, 40, 52, 48])
  expect(await skillNow(skill.id)).toMatchObject({ currentBest: 52, isCompleted: false })
})

test('a score is an activity without points [ACT-26]', async () => {
  const { call, id } = await createAppWithChild()
  const skill = await createSkill(call, id, { targetUnit: 'times' })
  await recordScore(call, skill.id, 48)
  const { actId } = await recordScore(call, skill.id, 52)
  const [second, first] = await listNewestActivities(call, id)
  expect(second).toMatchObject({ actId, type: 'skill', title: 'Jump rope', points: null, undone: false })
  expect(second?.metadata).toBe('{"score":52,"best":52,"before":48,"unit":"times"}')
  expect(parseMetadata(first)).toEqual({ score: 48, best: 48, before: null, unit: 'times' })
})

test.for([0, -0, 0.5, 12.34, 0.1, 999_999_999.99, 1e9])(
  'a score of %d is returned unchanged [SKL-9]',
  async (value) => {
    const { call, id, scores, skillNow } = await createAppWithChild()
    const skill = await createSkill(call, id)
    expect(await recordScore(call, skill.id, value)).toMatchObject({ currentBest: value + 0, bestBefore: null })
    expect(await scores(skill.id)).toEqual([value + 0])
    expect(await skillNow(skill.id)).toMatchObject({ currentBest: value + 0 })
  },
)

test.for(['-1', '-0.01', '0.1234', '0.30000000000000004', '1000000000.01', '1e308', '1e400', '"12"', '"1,5"', 'null'])(
  'rejects the score %s and changes nothing [SKL-9]',
  async (value) => {
    const app = await createTestApp()
    const { call, send } = await app.member()
    const { id } = await createChild(call)
    const skill = await createSkill(call, id)
    const headers = { 'content-type': 'application/json' }
    const response = await send(`/api/skills/${skill.id}`, { method: 'PUT', headers, body: `{"currentBest":${value}}` })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'currentBest' }] })
    expect(await listNewestActivities(call, id)).toEqual([])
  },
)

test.for([
  [100, 100],
  [100, 130.5],
  [0.3, 0.3],
  [12.34, 12.34],
] as const)(
  'with a target of %d, a score of %d completes whatever the client sends [SKL-13]',
  async ([targetValue, value]) => {
    const { call, id, skillNow, badges, inconsistencies } = await createAppWithChild()
    const skill = await createSkill(call, id, { targetValue, points: 70 })
    const body = { currentBest: value, isCompleted: false }
    const done = await call(editSkill, { params: { id: skill.id }, body })
    const badge = { id: 'skill_master', ...badgeCatalogue.skill_master, awardedAt: '2026-11-20T10:00:00.000Z' }
    expect(done).toMatchObject({ completed: true, isCompleted: true, pointsAwarded: 70, balance: 70, badge })
    expect(done).toMatchObject({ currentBest: value, completedAt: '2026-11-20T10:00:00.000Z' })
    expect(await skillNow(skill.id)).toMatchObject({ isCompleted: true, currentBest: value })
    expect(await badges()).toEqual([badge])
    expect(await getChild(call, id)).toMatchObject({ points: 70, pointsEarned: 70 })
    const rows = await listNewestActivities(call, id)
    expect(rows.map(({ actId, type, points }) => [actId, type, points])).toEqual([
      [done.actId, 'skill', 70],
      [done.actId, 'skill', null],
    ])
    expect(rows[0]).toMatchObject({ title: 'Jump rope', iconName: 'trophy', metadata: null })
    expect(await inconsistencies()).toEqual([])
  },
)

test('a score just below the target does not complete, nor does any without a target [SKL-5]', async () => {
  const { call, id } = await createAppWithChild()
  const skill = await createSkill(call, id, { targetValue: 12.34 })
  expect(await recordScore(call, skill.id, 12.33)).toMatchObject({ completed: false, isCompleted: false })
  const open = await createSkill(call, id)
  expect(await recordScore(call, open.id, 1e9)).toMatchObject({ completed: false, isCompleted: false })
})

test('a quick completion pays without a score [SKL-14]', async () => {
  const { call, id, scores } = await createAppWithChild()
  const skill = await createSkill(call, id, { targetValue: 100 })
  const done = await completeSkill(call, skill.id)
  expect(done).toMatchObject({ completed: true, currentBest: null, pointsAwarded: 50, balance: 50 })
  expect(done.badge?.id).toBe('skill_master')
  expect(await scores(skill.id)).toEqual([])
  expect(await listNewestActivities(call, id)).toMatchObject([{ actId: done.actId, type: 'skill', points: 50 }])
})

test('a score below the target completes when the client asks for it [SKL-30]', async () => {
  const { call, id, scores, skillNow, week, inconsistencies } = await createAppWithChild()
  const skill = await createSkill(call, id, { targetValue: 100 })
  const body = { currentBest: 60, isCompleted: true }
  const done = await call(editSkill, { params: { id: skill.id }, body })
  expect(done).toMatchObject({ completed: true, currentBest: 60, pointsAwarded: 50 })
  expect([await scores(skill.id), await week()]).toEqual([[60], 1])
  await undo(call, done.actId)
  expect(await skillNow(skill.id)).toMatchObject({ isCompleted: false, currentBest: null })
  expect([await scores(skill.id), await week()]).toEqual([[], 0])
  expect(await inconsistencies()).toEqual([])
})

test('only the first completion awards the badge [BDG-3, SKL-15]', async () => {
  const { call, id, badges } = await createAppWithChild()
  const [first, second] = [await createSkill(call, id), await createSkill(call, id)]
  expect((await completeSkill(call, first.id)).badge).not.toBeNull()
  expect(await completeSkill(call, second.id)).toMatchObject({ completed: true, badge: null, balance: 100 })
  expect(await badges()).toHaveLength(1)
})

test('`isCompleted: false` changes nothing on an open challenge', async () => {
  const { call, id, skillNow, week } = await createAppWithChild()
  const skill = await createSkill(call, id)
  const response = await call(editSkill, { params: { id: skill.id }, body: { isCompleted: false } })
  expect(response).toMatchObject({ completed: false, pointsAwarded: 0, balance: 0 })
  expect(await skillNow(skill.id)).toEqual(skill)
  expect([await listNewestActivities(call, id), await week()]).toEqual([[], 0])
  await expect(undo(call, response.actId)).rejects.toMatchObject(createConflict('not_undoable'))
})

test('scores and completions count in the week; a completing act counts once [STA-6, STA-8]', async () => {
  const { call, id, week } = await createAppWithChild()
  const skill = await createSkill(call, id, { targetValue: 10 })
  await recordScore(call, skill.id, 5)
  expect(await week()).toBe(1)
  const done = await recordScore(call, skill.id, 10)
  expect(await week()).toBe(2)
  await completeSkill(call, (await createSkill(call, id)).id)
  expect(await week()).toBe(3)
  await call(editSkill, { params: { id: skill.id }, body: { title: 'Rope', isCompleted: true } })
  expect(await week()).toBe(3)
  await undo(call, done.actId)
  expect(await week()).toBe(2)
})

test('30 concurrent completions and reopenings of a challenge pay once [SKL-15]', async ({ task }) => {
  const count = sampleSize(10, 1000)
  const { call, id, badges, week, inconsistencies } = await createAppWithChild()
  for (let round = 1; round <= count; round++) {
    const { id: skill } = await createSkill(call, id)
    const say = (isCompleted: boolean) => call(editSkill, { params: { id: skill }, body: { isCompleted } })
    const requests = Array.from({ length: 30 }, (_, n) => say((n + round) % 3 > 0))
    const settled = await Promise.allSettled(requests)
    const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(answers.filter(({ completed }) => completed)).toHaveLength(1)
    expect(answers.reduce((sum, { pointsAwarded }) => sum + pointsAwarded, 0)).toBe(50)
    const rejections = await describeOutcomes(requests)
    expect(rejections.filter((one) => one !== 'done' && one !== '409 skill_completed')).toEqual([])
    expect(await getChild(call, id)).toMatchObject({ points: 50 * round, pointsEarned: 50 * round })
    await call(deleteSkill, { params: { id: skill } })
  }
  expect([await week(), (await badges()).length]).toEqual([count, 1])
  const found = await inconsistencies()
  reportCheck({ task }, { check: 'T5', what: 'races of 30 for a completion', count, wrong: found.length })
  expect(found).toEqual([])
})

test('of concurrent scores that reach the target, one completes and the others fail [SKL-15]', async () => {
  const { call, id, scores, inconsistencies } = await createAppWithChild()
  for (let round = 1; round <= 10; round++) {
    const { id: skill } = await createSkill(call, id, { targetValue: 10 })
    const ended = await describeOutcomes([10, 11, 12, 13].map((value) => recordScore(call, skill, value)))
    expect(ended.toSorted()).toEqual([...Array(3).fill('409 skill_completed'), 'done'])
    expect(await scores(skill)).toHaveLength(1)
    expect(await getChild(call, id)).toMatchObject({ points: 50 * round })
  }
  expect(await inconsistencies()).toEqual([])
})

test('true, false, true: pays once and rejects the reopening [SKL-16]', async () => {
  const { call, id } = await createAppWithChild()
  const { id: skill } = await createSkill(call, id)
  const say = (isCompleted: boolean) => call(editSkill, { params: { id: skill }, body: { isCompleted } })
  await say(true)
  await expect(say(false)).rejects.toMatchObject(createConflict('skill_completed'))
  expect(await say(true)).toMatchObject({ completed: false, pointsAwarded: 0, balance: 50 })
})

test('a repeated score with the same key is one score', async () => {
  const { call, id, scores } = await createAppWithChild()
  const { id: skill } = await createSkill(call, id, { targetValue: 10 })
  const key = '019a9f3e-0000-7000-8000-000000000001'
  const answers = await Promise.all(Array.from({ length: 10 }, () => recordScore(call, skill, 10, key)))
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toHaveLength(1)
  expect(await scores(skill)).toEqual([10])
  expect(await getChild(call, id)).toMatchObject({ points: 50 })
})
