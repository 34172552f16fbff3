import type { Db } from '#server/db/transaction.ts'

/** Finds the inconsistent rows of one kind; returns lines for the operator. */
export type ConsistencyCheck = (db: Db) => Promise<string[]>

/** Returns a line `table id: message` for each message about a row; `false` stands for a check that passed. */
export const formatInconsistencies = (table: string, id: string, messages: readonly (string | false)[]): string[] =>
  messages.filter((message) => message !== false).map((message) => `${table} ${id}: ${message}`)
