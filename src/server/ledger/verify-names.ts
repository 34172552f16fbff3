import { findAmbiguousName } from '#shared/children/rules.ts'
import { formatInconsistencies, type ConsistencyCheck } from './inconsistency.ts'
import { parseAliases } from './stored-aliases.ts'

const checkAliases: ConsistencyCheck = async (db) => {
  const rows = await db.selectFrom('children').select(['family_id', 'id', 'name', 'aliases']).orderBy('id').execute()
  const children = rows.map((row) => ({
    ...row,
    aliases: parseAliases(row.aliases),
  }))
  return [...Map.groupBy(children, (child) => child.family_id).values()].flatMap((family) =>
    family.flatMap((child) => {
      const field = findAmbiguousName(
        child,
        family.filter(({ id }) => id !== child.id),
      )
      return formatInconsistencies('children', child.id, [
        field === 'aliases' && 'has an alias that is a name or an alias of another child',
      ])
    }),
  )
}

export const nameChecks: readonly ConsistencyCheck[] = [checkAliases]
