import { sql } from 'kysely'

/** Later than any act. */
export const endOfTime = '9999-12-31T23:59:59.999Z'

/** Children, and the instants (ISO 8601) at which successive periods begin and at which the last one ends. */
export interface ChildrenAndPeriods {
  [name: string]: readonly string[]
  childIds: readonly string[]
  boundaries: readonly string[]
}

/**
 * Returns an expression for the number of the period, 0 for the first, in which an act (`t`) happened. `boundaries` (ISO 8601) are
 * the start of each period in order and the end of the last one; the act is known to lie between the first and the last.
 */
export const selectPeriod = (boundaries: readonly string[]) => {
  const ends = boundaries.slice(1, -1)
  if (ends.length === 0) return sql<number>`0`.as('period')
  const cases = ends.map((end, n) => sql`when t.happened_at < ${end} then ${sql.lit(n)}`)
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(ends.length)} end`.as('period')
}

/** Returns a list with a value for each period between boundaries. */
export const createForEachPeriod = <T>(boundaries: readonly string[], create: () => T): T[] =>
  boundaries.slice(1).map(create)
