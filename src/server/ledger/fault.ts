import type { Db } from '#server/db/transaction.ts'

/** A row that is not as the rules have it. */
export interface Inconsistency {
  table: string
  id: string
  says: string
}

/** A fault as a line for a reader. */
export const formatInconsistency = ({ table, id, says }: Inconsistency): string => `${table} ${id}: ${says}`

/** Looks for the rows of one kind that are not as they must be. */
export type Check = (db: Db) => Promise<Inconsistency[]>

/** What is said of a row, as faults; nothing is said where it is as it must be. */
export const inconsistenciesOf = (table: string, id: string, said: readonly (string | false)[]): Inconsistency[] =>
  said.flatMap((says) => (says === false || says === '' ? [] : [{ table, id, says }]))
