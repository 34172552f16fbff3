import type { KyselyPlugin } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import { createTestApp } from './harness.ts'

/** Creates an app whose queries and returned rows are counted; `costOf` returns the counts of some work. */
export const createCountingApp = async () => {
  const read = { queries: 0, rows: 0 }
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.queries += 1
      read.rows += result.rows.length
      return result
    },
  }
  const wrapDatabase = (database: Database): Database => ({
    ...database,
    db: database.kysely.withPlugin(counter),
    close: database.close,
  })
  const app = await createTestApp({ wrapDatabase })
  const costOf = async (work: () => Promise<unknown>) => {
    const { queries, rows } = read
    await work()
    return { queries: read.queries - queries, rows: read.rows - rows }
  }
  return { app, costOf }
}
