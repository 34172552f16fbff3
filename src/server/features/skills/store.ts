import type { Selectable, Updateable } from 'kysely'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import type { listScores, Skill } from '#shared/skills/contract.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Skills } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

type Score = ResponseBody<typeof listScores>[number]

const toSkill = (row: Selectable<Skills>): Skill => ({
  id: row.id,
  childId: row.child_id,
  title: row.title,
  description: row.description,
  difficulty: row.difficulty,
  points: row.points,
  targetValue: row.target_value,
  targetUnit: row.target_unit,
  dueDate: row.due_date,
  currentBest: row.current_best,
  isCompleted: row.completed_at !== null,
  completedAt: row.completed_at,
  createdAt: row.created_at,
})

const ofChild = prepared<{ familyId: string; childId: string }>()((db, { familyId, childId }) =>
  db
    .selectFrom('skills')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('child_id', '=', childId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc'),
)

/** The challenges of a child, newest first. */
export const skillsOf = async (db: Db, familyId: string, childId: string): Promise<Skill[]> =>
  (await ofChild(db, { familyId, childId })).rows.map(toSkill)

const byId = prepared<{ familyId: string; id: string }>()((db, { familyId, id }) =>
  db
    .selectFrom('skills')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null),
)

/** A challenge of the family that is not deleted. */
export const skillById = async (db: Db, familyId: string, id: string): Promise<Skill | undefined> => {
  const [row] = (await byId(db, { familyId, id })).rows
  return row && toSkill(row)
}

export const insertSkill = async (
  tx: Tx,
  familyId: string,
  given: Omit<Skill, 'currentBest' | 'isCompleted' | 'completedAt'>,
): Promise<void> => {
  await tx
    .insertInto('skills')
    .values({
      family_id: familyId,
      id: given.id,
      child_id: given.childId,
      title: given.title,
      description: given.description,
      difficulty: given.difficulty,
      points: given.points,
      target_value: given.targetValue,
      target_unit: given.targetUnit,
      due_date: given.dueDate,
      created_at: given.createdAt,
    })
    .execute()
}

/** Columns of a challenge that can change. */
export type SkillColumns = Pick<
  Updateable<Skills>,
  'title' | 'description' | 'target_unit' | 'due_date' | 'current_best' | 'completed_at' | 'deleted_at'
>

/** Changes columns of a challenge, also of one that is deleted by now. The child is locked already. */
export const changeSkill = async (tx: Tx, familyId: string, id: string, columns: SkillColumns): Promise<void> => {
  await tx.updateTable('skills').set(columns).where('family_id', '=', familyId).where('id', '=', id).execute()
}

/** Changes columns of a challenge, if any, and gives the challenge after it. The child is locked already. */
export const updateSkill = async (tx: Tx, familyId: string, skill: Skill, columns: SkillColumns): Promise<Skill> => {
  if (Object.keys(columns).length === 0) return skill
  const changed = tx.updateTable('skills').set(columns).where('family_id', '=', familyId).where('id', '=', skill.id)
  return toSkill(await changed.returningAll().executeTakeFirstOrThrow())
}

/** A score as it is kept. */
interface KeptScore extends Score {
  skillId: string
  childId: string
  actId: string
}

export const insertScore = async (tx: Tx, familyId: string, given: KeptScore): Promise<void> => {
  await tx
    .insertInto('scores')
    .values({
      family_id: familyId,
      id: given.id,
      child_id: given.childId,
      skill_id: given.skillId,
      score: given.score,
      act_id: given.actId,
      scored_at: given.at,
    })
    .execute()
}

/** Removes a score and gives the highest one that is left, or null. */
export const removeScore = async (tx: Tx, familyId: string, skillId: string, id: string): Promise<number | null> => {
  await tx.deleteFrom('scores').where('family_id', '=', familyId).where('id', '=', id).execute()
  const { best } = await tx
    .selectFrom('scores')
    .select(({ fn }) => fn.max<number | null>('score').as('best'))
    .where('family_id', '=', familyId)
    .where('skill_id', '=', skillId)
    .executeTakeFirstOrThrow()
  return best
}

const scoresShown = 200

const newest = prepared<{ familyId: string; skillId: string; before: string }>()((db, given) =>
  db
    .selectFrom('scores')
    .select(['id', 'score', 'scored_at as at'])
    .where('family_id', '=', given.familyId)
    .where('skill_id', '=', given.skillId)
    .where('id', '<', given.before)
    .orderBy('id', 'desc')
    .limit(scoresShown),
)

// No id is greater.
const last = 'g'

/** A page of the scores of a challenge, newest first, before the one with an id. */
export const scoresOf = async (db: Db, familyId: string, skillId: string, before: string = last): Promise<Score[]> =>
  (await newest(db, { familyId, skillId, before })).rows
