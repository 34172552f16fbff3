import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { deleteSkill, listScores, listSkills } from '#shared/skills/contract.ts'
import { verify } from '#server/ledger/verify.ts'
import {
  getChild,
  completeSkill,
  redeem,
  recordScore,
  createChild,
  createReward,
  createSkill,
  listNewestActivities,
} from '#server/testing/factories.ts'
import { listCompletionBadges } from '#server/testing/badges.ts'
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
  const inconsistencies = () => verify(app.database.db)
  return { app, call, id, skillNow, scores, badges, inconsistencies }
}

const undo = (call: Call, actId: string) => call(undoAct, { params: { id: actId } })

test('undoing a score deletes it; the best is the highest one left, or none [UND-16]', async () => {
  const { app, call, id, skillNow, scores, inconsistencies } = await createAppWithChild()
  const { id: skill } = await createSkill(call, id, { targetValue: 100 })
  const acts = []
  for (const value of [48, 52, 50]) {
    acts.push((await recordScore(call, skill, value)).actId)
    app.clock.forward({ minutes: 1 })
  }
  const best = []
  for (const act of [acts[1], acts[2], acts[0]]) {
    await undo(call, act ?? '')
    best.push((await skillNow(skill))?.currentBest)
  }
  expect(best).toEqual([50, 48, null])
  expect(await scores(skill)).toEqual([])
  expect((await listNewestActivities(call, id)).filter(({ undoes }) => undoes !== null)).toHaveLength(3)
  expect(await inconsistencies()).toEqual([])
})

test('undoing a completing score reverses points, completion and badge; the challenge is open again [UND-20]', async () => {
  const { call, id, skillNow, badges, scores, inconsistencies } = await createAppWithChild()
  const { id: skill } = await createSkill(call, id, { targetValue: 100 })
  await recordScore(call, skill, 60)
  const { actId } = await recordScore(call, skill, 100)
  expect(await undo(call, actId)).toMatchObject({ balance: 0 })
  expect(await skillNow(skill)).toMatchObject({ isCompleted: false, completedAt: null, currentBest: 60 })
  expect([await scores(skill), await badges()]).toEqual([[60], []])
  expect(await getChild(call, id)).toMatchObject({ points: 0, pointsEarned: 0 })
  expect((await listNewestActivities(call, id)).map(({ points, undone }) => [points, undone])).toEqual([
    [-50, false],
    [null, false],
    [50, true],
    [null, true],
    [null, false],
  ])
  expect(await recordScore(call, skill, 101)).toMatchObject({ completed: true, balance: 50 })
  expect(await badges()).toHaveLength(1)
  expect(await inconsistencies()).toEqual([])
})

test('undoing a quick completion keeps the scores and may make the balance negative', async () => {
  const { call, id, skillNow, scores, badges } = await createAppWithChild()
  const { id: skill } = await createSkill(call, id)
  await recordScore(call, skill, 60)
  const { actId } = await completeSkill(call, skill)
  await redeem(call, await createReward(call, id, 40))
  expect(await undo(call, actId)).toMatchObject({ balance: -40 })
  expect(await skillNow(skill)).toMatchObject({ isCompleted: false, currentBest: 60 })
  expect([await scores(skill), await badges()]).toEqual([[60], []])
})

test('undoing an earlier score does not reverse a later completion', async () => {
  const { call, id, skillNow, badges } = await createAppWithChild()
  const { id: skill } = await createSkill(call, id, { targetValue: 100 })
  const first = await recordScore(call, skill, 60)
  await recordScore(call, skill, 100)
  await undo(call, first.actId)
  expect(await skillNow(skill)).toMatchObject({ isCompleted: true, currentBest: 100 })
  expect(await badges()).toHaveLength(1)
})

test('a badge passes to the earliest completion that is left, in the order of acts, not by the clock [UND-20]', async () => {
  const { app, call, id, badges, inconsistencies } = await createAppWithChild()
  const acts: string[] = []
  for (const instant of ['2026-11-20T10:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-20T11:00:00.000Z']) {
    app.clock.set(instant)
    acts.push((await completeSkill(call, (await createSkill(call, id)).id)).actId)
  }
  const [first = '', second = '', third = ''] = acts
  const at = async () => (await badges()).map(({ awardedAt }) => awardedAt.slice(11, 13))
  expect(await at()).toEqual(['10'])
  await undo(call, first)
  expect(await at()).toEqual(['12'])
  expect(await inconsistencies()).toEqual([])
  await undo(call, third)
  expect(await at()).toEqual(['12'])
  await undo(call, second)
  expect(await at()).toEqual([])
  expect(await inconsistencies()).toEqual([])
})

test('a score and a completion of a challenge that was deleted since can be undone [UND-13]', async () => {
  const { app, call, id, badges, inconsistencies } = await createAppWithChild()
  const { id: skill } = await createSkill(call, id, { targetValue: 100 })
  await recordScore(call, skill, 60)
  const done = await recordScore(call, skill, 100)
  await call(deleteSkill, { params: { id: skill } })
  expect(await badges()).toHaveLength(1)
  app.clock.forward({ days: 7 })
  expect(await undo(call, done.actId)).toMatchObject({ balance: 0 })
  expect(await badges()).toEqual([])
  expect(await inconsistencies()).toEqual([])
})
