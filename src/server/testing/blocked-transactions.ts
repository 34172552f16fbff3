import { sql } from 'kysely'
import { expect, inject } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import type { TestApp } from './harness.ts'

/** Creates a wrapper for a database that counts how many transactions were repeated, as after deadlocks. */
export const countRepetitions = () => {
  const counts = { repeated: 0 }
  const wrapDatabase = (database: Database): Database => ({
    ...database,
    transact: (work) => {
      let runs = 0
      return database.transact((tx) => {
        if (runs++ > 0) counts.repeated++
        return work(tx)
      })
    },
  })
  return { counts, wrapDatabase }
}

/** Waits until so many transactions wait for others; on SQLite, where each waits anyway, not at all. */
export const waitForBlocked = async ({ database: { kysely } }: TestApp, count: number): Promise<void> => {
  if (inject('database') === 'sqlite') return
  const countBlocked = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely)
    return rows.length
  }
  await expect.poll(countBlocked, { interval: 5, timeout: 20_000 }).toBe(count)
}
