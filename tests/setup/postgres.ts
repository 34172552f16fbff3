import type { TestProject } from 'vitest/node'
import { startPostgres } from '#scripts/postgres.ts'

/** One PostgreSQL for a whole run; each test file makes a database of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
