import { addSkill, deleteSkill, editSkill, listScores, listSkills } from '#shared/skills/contract.ts'
import { skillPoints } from '#shared/skills/rules.ts'
import { orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import { lockChild, childVersion, assertBelowLimit } from '#server/ledger/child-lock.ts'
import { skillDeletion } from '#server/ledger/soft-delete.ts'
import { practise } from './practise.ts'
import { insertSkill, scoresOf, skillById, skillsOf } from './store.ts'

/** Challenges: list, add, practise, delete, and their scores. */
export const skillsRoutes = (): Route[] => [
  queryRoute(listSkills, async ({ db, member, params }) => {
    await childVersion(db, member.familyId, params.childId)
    return skillsOf(db, member.familyId, params.childId)
  }),

  commandRoute(addSkill, async ({ tx, act, body, now }) => {
    await lockChild(tx, act.familyId, body.childId)
    await assertBelowLimit(tx, act.familyId, body.childId, 'skills')
    const id = newId(now)
    await insertSkill(tx, act.familyId, {
      ...body,
      id,
      description: body.description || null,
      points: body.points ?? skillPoints[body.difficulty],
      targetValue: body.targetValue ?? null,
      targetUnit: body.targetUnit ?? null,
      dueDate: body.dueDate ?? null,
      createdAt: act.at,
    })
    return {
      response: orNotFound(await skillById(tx, act.familyId, id)),
      effect: { kind: null, childId: body.childId },
    }
  }),

  commandRoute(editSkill, async ({ tx, act, params, body }) => practise(tx, act, params.id, body)),

  commandRoute(deleteSkill, async ({ tx, act, params }) => skillDeletion.remove(tx, act, params.id)),

  queryRoute(listScores, async ({ db, member, params, query }) => {
    const { id } = orNotFound(await skillById(db, member.familyId, params.id))
    return scoresOf(db, member.familyId, id, query.before)
  }),
]
