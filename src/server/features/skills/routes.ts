import { toColumns } from '#shared/records/record.ts'
import * as contract from '#shared/skills/contract.ts'
import { skillRecord } from '#shared/skills/record.ts'
import { skillPointsByDifficulty } from '#shared/skills/rules.ts'
import { orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import { assertBelowEntryLimit, readChildVersion, lockChild } from '#server/ledger/child-lock.ts'
import { skillDeletion } from '#server/ledger/soft-delete.ts'
import { editSkill } from './edit-skill.ts'
import { findSkill, insertSkill, listScores, listSkills } from './store.ts'

export const skillsRoutes = (): Route[] => [
  queryRoute(contract.listSkills, async ({ db, member, params }) => {
    await readChildVersion(db, member.familyId, params.childId)
    return listSkills(db, member.familyId, params.childId)
  }),

  commandRoute(contract.addSkill, async ({ tx, act, body, now }) => {
    await lockChild(tx, act.familyId, body.childId)
    await assertBelowEntryLimit(tx, act.familyId, body.childId, 'skills')
    const points = body.points ?? skillPointsByDifficulty[body.difficulty]
    const own = { family_id: act.familyId, id: newId(now), created_at: act.at }
    const skill = await insertSkill(tx, { ...toColumns(skillRecord, { ...body, points }), ...own })
    return { response: skill, effect: { kind: null, childId: body.childId } }
  }),

  commandRoute(contract.editSkill, editSkill),

  commandRoute(contract.deleteSkill, async ({ tx, act, params }) => skillDeletion.remove(tx, act, params.id)),

  queryRoute(contract.listScores, async ({ db, member, params, query }) => {
    const { id } = orNotFound(await findSkill(db, member.familyId, params.id))
    return listScores(db, member.familyId, id, query.before)
  }),
]
