import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createDatabase, dropDatabase } from '#scripts/postgres.ts'
import type { DatabaseLocation } from '#server/db/connect.ts'
import { newId } from '#server/ids.ts'

/** Creates a folder that is deleted when the test ends. */
export const createTemporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-schema-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns the location of an empty database on the engine under test. */
export const createEmptyLocation = async (): Promise<DatabaseLocation> => {
  if (inject('database') === 'sqlite') return { folder: createTemporaryFolder() }
  const server = inject('postgresUrl')
  const postgres = await createDatabase(server, `s${newId(Date.now()).replaceAll('-', '')}`)
  onTestFinished(() => dropDatabase(server, postgres))
  return { postgres }
}
