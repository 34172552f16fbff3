import type { Db } from '#server/db/transaction.ts'

/** Finds the inconsistent rows of one kind; returns lines for the operator. */
export type Check = (db: Db) => Promise<string[]>

/** Returns a line for each message of a row; `false` stands for a check that passed. */
export const inconsistenciesOf = (table: string, id: string, messages: readonly (string | false)[]): string[] =>
  messages.filter((message) => message !== false).map((message) => `${table} ${id}: ${message}`)
