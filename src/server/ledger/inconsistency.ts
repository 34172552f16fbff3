import type { Db } from '#server/db/transaction.ts'

/** A row that contradicts other rows. */
export interface Inconsistency {
  table: string
  id: string
  message: string
}

/** Formats an inconsistency as one line for the operator. */
export const formatInconsistency = ({ table, id, message }: Inconsistency): string => `${table} ${id}: ${message}`

/** Finds the inconsistent rows of one kind. */
export type Check = (db: Db) => Promise<Inconsistency[]>

/** Returns an inconsistency for each message of a row; `false` stands for a check that passed. */
export const inconsistenciesOf = (table: string, id: string, messages: readonly (string | false)[]): Inconsistency[] =>
  messages.flatMap((message) => (message === false ? [] : [{ table, id, message }]))
