import type { TestProject } from 'vitest/node'
import { startPostgres } from '#scripts/postgres.ts'
import { connect } from '#server/db/connect.ts'

/** Starts one PostgreSQL for the run; each test file creates its own databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const template = await connect({ postgres: await postgres.createDatabase('template_glowjar') })
  await template.close()
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
