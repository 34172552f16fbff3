import type { Insertable, Updateable } from 'kysely'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { listViewColumns, type ViewOf } from '#shared/records/record.ts'
import type { listScores as endpoint, Skill } from '#shared/skills/contract.ts'
import { skillRecord } from '#shared/skills/record.ts'
import { createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

type Changes = Updateable<Tables['skills']>

const columns = listViewColumns(skillRecord)

const toSkill = (row: ViewOf<typeof skillRecord>): Skill => ({ ...row, isCompleted: row.completedAt !== null })

const querySkillsOfChild = createPreparedQuery<{ familyId: string; childId: string }>()((db, { familyId, childId }) =>
  db
    .selectFrom('skills')
    .select(columns)
    .where(({ and }) => and({ family_id: familyId, child_id: childId, deleted_at: null }))
    .orderBy('id', 'desc'),
)

/** Returns the skills of a child, newest first. */
export const listSkills = async (db: Db, familyId: string, childId: string): Promise<Skill[]> =>
  (await querySkillsOfChild(db, { familyId, childId })).rows.map(toSkill)

const querySkillById = createPreparedQuery<{ familyId: string; id: string }>()((db, { familyId, id }) =>
  db
    .selectFrom('skills')
    .select(columns)
    .where(({ and }) => and({ family_id: familyId, id, deleted_at: null })),
)

/** Returns a skill of the family that is not deleted. */
export const findSkill = async (db: Db, familyId: string, id: string): Promise<Skill | undefined> => {
  const [row] = (await querySkillById(db, { familyId, id })).rows
  return row && toSkill(row)
}

/** Inserts a skill and returns it. */
export const insertSkill = async (tx: Tx, skill: Insertable<Tables['skills']>): Promise<Skill> =>
  toSkill(await tx.insertInto('skills').values(skill).returning(columns).executeTakeFirstOrThrow())

/** Updates columns of a skill, also of a deleted one, and returns it. The child is locked. */
export const updateSkill = async (tx: Tx, familyId: string, id: string, changes: Changes): Promise<Skill> => {
  const update = tx.updateTable('skills').set(changes).where('family_id', '=', familyId).where('id', '=', id)
  return toSkill(await update.returning(columns).executeTakeFirstOrThrow())
}

export const insertScore = async (tx: Tx, score: Insertable<Tables['scores']>): Promise<void> => {
  await tx.insertInto('scores').values(score).execute()
}

/** Deletes a score and returns the highest one that is left, or null. */
export const deleteScore = async (tx: Tx, familyId: string, skillId: string, id: string): Promise<number | null> => {
  await tx.deleteFrom('scores').where('family_id', '=', familyId).where('id', '=', id).execute()
  const { best } = await tx
    .selectFrom('scores')
    .select(({ fn }) => fn.max<number | null>('score').as('best'))
    .where(({ and }) => and({ family_id: familyId, skill_id: skillId }))
    .executeTakeFirstOrThrow()
  return best
}

const pageSize = 200

const queryNewestScores = createPreparedQuery<{ familyId: string; skillId: string; before: string }>()(
  (db, { familyId, skillId, before }) =>
    db
      .selectFrom('scores')
      .select(['id', 'score', 'scored_at as at'])
      .where(({ and }) => and({ family_id: familyId, skill_id: skillId }))
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(pageSize),
)

// No id is greater.
const maxId = 'g'

/** Returns a page of the scores of a skill, newest first, before the one with an id. */
export const listScores = async (
  db: Db,
  familyId: string,
  skillId: string,
  before: string = maxId,
): Promise<ResponseBody<typeof endpoint>> => (await queryNewestScores(db, { familyId, skillId, before })).rows
