import { formatInconsistencies, type ConsistencyCheck } from './inconsistency.ts'

const checkActivities: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('activities as a')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
    .where(({ eb, fn, val }) => eb(fn.coalesce('a.via', val('')), '!=', fn.coalesce('t.via', val(''))))
    .select(['a.id', 'a.via', 't.via as of'])
    .execute()
  return rows.flatMap(({ id, via, of }) =>
    formatInconsistencies('activities', id, [`was recorded via ${via}; its act via ${of}`]),
  )
}

const checkMakers: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('acts as t')
    .innerJoin('agents as g', (join) => join.onRef('g.family_id', '=', 't.family_id').onRef('g.id', '=', 't.via'))
    .where('g.kind', '=', 'token')
    .whereRef('g.created_by', '!=', 't.user_id')
    .select(['t.id', 't.user_id', 'g.created_by'])
    .execute()
  return rows.flatMap((row) =>
    formatInconsistencies('acts', row.id, [`is by user ${row.user_id} via a token of user ${row.created_by}`]),
  )
}

const checkEnds: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('api_tokens as k')
    .innerJoin('agents as g', (join) => join.onRef('g.family_id', '=', 'k.family_id').onRef('g.id', '=', 'k.id'))
    .where('g.ended_at', 'is not', null)
    .select('g.id')
    .execute()
  return rows.flatMap(({ id }) => formatInconsistencies('agents', id, ['has ended but still has a token']))
}

/** Checks of agents: activities name that of their act, acts with a token are by its maker, ended ones have no token. */
export const agentChecks: readonly ConsistencyCheck[] = [checkActivities, checkMakers, checkEnds]
