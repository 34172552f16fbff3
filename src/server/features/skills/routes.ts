import { addSkill, deleteSkill as deleteEndpoint, editSkill, listScores, listSkills } from '#shared/skills/contract.ts'
import { skillPoints } from '#shared/skills/rules.ts'
import { orNotFound } from '#server/errors.ts'
import { acts, reads, type Route } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import { lockChild, ownChild, refuseWhenFull } from '#server/ledger/own-child.ts'
import { deleteSkill } from './delete-skill.ts'
import { practise } from './practise.ts'
import { insertSkill, scoresOf, skillById, skillsOf } from './store.ts'

/** Challenges: list, add, practise, delete, and their scores. */
export const skillsRoutes = (): Route[] => [
  reads(listSkills, async ({ db, member, params }) => {
    await ownChild(db, member.familyId, params.childId)
    return skillsOf(db, member.familyId, params.childId)
  }),

  acts(addSkill, async ({ tx, act, body, now }) => {
    await lockChild(tx, act.familyId, body.childId)
    await refuseWhenFull(tx, act.familyId, body.childId, 'skills')
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
    return { answer: orNotFound(await skillById(tx, act.familyId, id)), did: { kind: null, childId: body.childId } }
  }),

  acts(editSkill, async ({ tx, act, params, body }) => practise(tx, act, params.id, body)),

  acts(deleteEndpoint, async ({ tx, act, params }) => deleteSkill(tx, act, params.id)),

  reads(listScores, async ({ db, member, params, query }) => {
    const { id } = orNotFound(await skillById(db, member.familyId, params.id))
    return scoresOf(db, member.familyId, id, query.before)
  }),
]
