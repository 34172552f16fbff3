import type { Db } from '#server/db/transaction.ts'

/** A row that is not as the rules have it. */
export interface Fault {
  table: string
  id: string
  says: string
}

/** A fault as a line for a reader. */
export const lineOf = ({ table, id, says }: Fault): string => `${table} ${id}: ${says}`

/** Looks for the rows of one kind that are not as they must be. */
export type Check = (db: Db) => Promise<Fault[]>

/** What is said of a row, as faults; nothing is said where it is as it must be. */
export const faultsOf = (table: string, id: string, said: readonly (string | false)[]): Fault[] =>
  said.flatMap((says) => (says === false || says === '' ? [] : [{ table, id, says }]))
