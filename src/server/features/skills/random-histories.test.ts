import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { deleteSkill, editSkill, listSkills } from '#shared/skills/contract.ts'
import { verify } from '#server/ledger/verify.ts'
import { listCompletionBadges } from '#server/testing/badges.ts'
import { getChild, createChild, createSkill } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const targets = [10, 0.3, undefined] as const
const pointsPerSkill = 50

type Step =
  | { does: 'practise'; skill: number; currentBest?: number | undefined; isCompleted?: boolean | undefined }
  | { does: 'delete'; skill: number }
  | { does: 'undo'; act: number }

const skill = fc.integer({ min: 0, max: targets.length - 1 })
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('practise' as const),
      skill,
      currentBest: fc.option(fc.constantFrom(0, 0.1, 0.3, 5, 9.99, 10, 11), { nil: undefined, freq: 4 }),
      isCompleted: fc.option(fc.boolean(), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete' as const), skill }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('undo' as const), act: fc.nat(30) }) },
)

/** An act in the oracle's history. */
interface RememberedAct {
  id: string
  skill: number
  score?: number | undefined
  completed?: boolean
  deleted?: boolean
  undone: boolean
}

/** Computes a skill from the acts that are not undone. */
const computeSkill = (acts: readonly RememberedAct[]) => {
  const notUndone = acts.filter(({ undone }) => !undone)
  const skills = targets.map((_, n) => {
    const own = notUndone.filter((act) => act.skill === n)
    const scores = own.flatMap(({ score }) => (score === undefined ? [] : [score]))
    return {
      best: scores.length > 0 ? Math.max(...scores) : null,
      completed: own.some((act) => act.completed),
      deleted: own.some((act) => act.deleted),
    }
  })
  return { skills, completions: skills.filter((one) => one.completed).length }
}

const createAppWithMember = async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  return { app, call }
}

const runSteps = async ({ app, call }: Awaited<ReturnType<typeof createAppWithMember>>, steps: readonly Step[]) => {
  const { id: childId } = await createChild(call)
  const ids: string[] = []
  for (const targetValue of targets) {
    const made = await createSkill(
      call,
      childId,
      targetValue === undefined ? { points: pointsPerSkill } : { points: pointsPerSkill, targetValue },
    )
    ids.push(made.id)
  }
  const acts: RememberedAct[] = []

  const practise = async ({ skill: n, currentBest, isCompleted }: Step & { does: 'practise' }) => {
    const body = {
      ...(currentBest === undefined ? {} : { currentBest }),
      ...(isCompleted === undefined ? {} : { isCompleted }),
    }
    const before = computeSkill(acts).skills[n]
    const response = await call(editSkill, { params: { id: ids[n] ?? '' }, body })
    const reached = currentBest !== undefined && currentBest >= (targets[n] ?? Infinity)
    const completed = !before?.completed && (reached || isCompleted === true)
    expect([response.completed, response.pointsAwarded, response.bestBefore]).toEqual([
      completed,
      completed ? pointsPerSkill : 0,
      before?.best,
    ])
    if (currentBest !== undefined || completed) {
      acts.push({ id: response.actId, skill: n, score: currentBest, completed, undone: false })
    }
  }

  const undo = async (n: number) => {
    const act = acts[n % Math.max(1, acts.length)]
    if (!act) return
    const ending = call(undoAct, { params: { id: act.id } })
    if (act.undone) await expect(ending).rejects.toMatchObject({ code: 'already_undone' })
    else await ending
    act.undone = true
  }

  const remove = async (n: number) => {
    const key = crypto.randomUUID()
    await call(deleteSkill, { params: { id: ids[n] ?? '' } }, { key })
    acts.push({ id: key, skill: n, deleted: true, undone: false })
  }

  for (const one of steps) {
    app.clock.forward({ seconds: 1 })
    const now = one.does === 'undo' ? undefined : computeSkill(acts).skills[one.skill]
    const acting = one.does === 'practise' ? practise(one) : one.does === 'delete' ? remove(one.skill) : undo(one.act)
    const rejected = await acting.then(
      () => null,
      (error: unknown) => {
        if (error instanceof ApiError) return error.code
        throw error
      },
    )
    const setsResult = one.does === 'practise' && (one.currentBest !== undefined || one.isCompleted === false)
    expect(rejected).toBe(now?.deleted ? 'not_found' : now?.completed && setsResult ? 'skill_completed' : null)
  }

  const { skills, completions } = computeSkill(acts)
  const listed = await call(listSkills, { params: { childId } })
  const shown = ids.map((id) => listed.find((one) => one.id === id))
  expect(shown.map((one) => one && { best: one.currentBest, completed: one.isCompleted, deleted: false })).toEqual(
    skills.map((one) => (one.deleted ? undefined : one)),
  )
  expect(await getChild(call, childId)).toMatchObject({
    points: completions * pointsPerSkill,
    pointsEarned: completions * pointsPerSkill,
  })
  const badges = await listCompletionBadges(call, childId)
  expect(badges).toHaveLength(Math.min(1, completions))
}

test('after random histories a challenge is what its acts that were not undone make it', async () => {
  let history = await createAppWithMember()
  let lived = 0
  const property = fc.asyncProperty(fc.array(stepArbitrary, { minLength: 1, maxLength: 25 }), async (steps) => {
    if (++lived % 40 === 0) history = await createAppWithMember()
    await runSteps(history, steps)
  })
  await fc.assert(property, { numRuns: inject('database') === 'sqlite' ? 100 : 25 })
  expect(await verify(history.app.database.db)).toEqual([])
})
