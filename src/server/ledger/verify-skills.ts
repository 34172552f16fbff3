import { formatInconsistencies, type ConsistencyCheck } from './inconsistency.ts'

const checkBestScores: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('skills as k')
    .select(['k.id', 'k.current_best'])
    .select((row) =>
      row
        .selectFrom('scores as s')
        .whereRef('s.family_id', '=', 'k.family_id')
        .whereRef('s.skill_id', '=', 'k.id')
        .select(({ fn }) => fn.max<number | null>('s.score').as('highest'))
        .as('highest'),
    )
    .execute()
  return rows.flatMap(({ id, current_best: best, highest }) =>
    formatInconsistencies('skills', id, [
      best !== highest && `current_best is ${best}; the highest score is ${highest}`,
    ]),
  )
}

const checkScores: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('scores as s')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 's.family_id').onRef('t.id', '=', 's.act_id'))
    .where('t.undone_at', 'is not', null)
    .select('s.id')
    .execute()
  return rows.flatMap(({ id }) => formatInconsistencies('scores', id, ['belongs to an undone act']))
}

const checkCompletions: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('skills as k')
    .leftJoin('completions as c', (join) =>
      join
        .onRef('c.family_id', '=', 'k.family_id')
        .onRef('c.child_id', '=', 'k.child_id')
        .onRef('c.subject_id', '=', 'k.id')
        .on('c.badge', '=', 'skill_master'),
    )
    .select(['k.family_id', 'k.id', 'k.points', 'k.completed_at', 'c.completed_at as recorded'])
    .select((row) =>
      row
        .selectFrom('activities as a')
        .whereRef('a.family_id', '=', 'c.family_id')
        .whereRef('a.act_id', '=', 'c.act_id')
        .select(({ fn }) => fn.sum<number | null>('a.points').as('paid'))
        .as('paid'),
    )
    .execute()
  const seen = new Set<string>()
  return rows.flatMap(({ family_id: familyId, id, points, completed_at: at, recorded, paid }) => {
    const isRepeated = seen.has(`${familyId} ${id}`)
    seen.add(`${familyId} ${id}`)
    return formatInconsistencies('skills', id, [
      isRepeated && 'has more than one completion',
      at !== recorded && `completed_at is ${at}; its completion has ${recorded}`,
      recorded !== null && Number(paid) !== points && `pays ${points} points; its completion paid ${paid}`,
    ])
  })
}

/** Checks of skills: `current_best` is the highest score; a completed one has one completion, paid once. */
export const skillChecks: readonly ConsistencyCheck[] = [checkBestScores, checkScores, checkCompletions]
