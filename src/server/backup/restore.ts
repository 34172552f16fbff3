import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { lockFolderExclusive } from '#server/db/folder-lock.ts'
import { lockPostgresExclusive } from '#server/db/postgres-lock.ts'
import { readPostgresMetadata } from '#server/db/postgres-metadata.ts'
import { toUrlWithoutTimeout } from '#server/db/postgres.ts'
import { removeJournal } from '#server/db/sqlite-files.ts'
import { errorMessage } from '#server/error-parts.ts'
import { toIso } from '#server/ids.ts'
import { OperatorError } from '#server/operator-error.ts'
import { assertFileIntact, createBackup, migrateAndVerify } from './create.ts'
import { replaceDataFiles } from './data-files.ts'
import { copyDurably, fsyncPath, renameDurably, restrictAndFlushFile } from './durable-files.ts'
import { databaseFileNames, rateLimitsFileName, readManifest, secretFileName, type Manifest } from './manifest.ts'
import { replaceTablesWithDump } from './postgres.ts'

type RestoreConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>
type PostgresRestoreConfig = RestoreConfig & { databaseUrl: string }

const assertNoNewInconsistencies = (wrong: readonly string[], { wrong: wrongAtBackup }: Manifest) => {
  if (wrong.length <= (wrongAtBackup ?? 0)) return
  throw new OperatorError(`The backup is inconsistent: ${wrong.slice(0, 3).join('; ')}. The old data is unchanged.`)
}

/** Copies the files of a damaged database, which cannot be backed up, into a new folder and returns its path. */
const copyDamagedFiles = (dataDir: string, backupsFolder: string, now: number): string => {
  const folder = path.join(backupsFolder, `damaged-${toIso(now).replaceAll(':', '-')}`)
  const patterns = [`${databaseFileNames.sqlite}*`, `${rateLimitsFileName}*`, secretFileName, 'legal/*']
  for (const entry of globSync(patterns, { cwd: dataDir, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name)
    if (entry.isFile()) copyDurably(source, path.join(folder, path.relative(dataDir, source)))
  }
  fsyncPath(folder)
  return folder
}

const backUpSqlite = async ({ dataDir, backups }: RestoreConfig, now: number): Promise<string | null> => {
  if (!existsSync(path.join(dataDir, databaseFileNames.sqlite))) return null
  try {
    return (await createBackup({ dataDir, databaseUrl: null }, backups.folder, 'before-restore', now)).folder
  } catch {
    return copyDamagedFiles(dataDir, backups.folder, now)
  }
}

/**
 * Migrates and verifies a copy of the backup beside the old database, then replaces the old one with a rename. Returns
 * the folder with the replaced data, or null.
 */
const restoreSqlite = async (backup: string, manifest: Manifest, config: RestoreConfig, now: number) => {
  const { dataDir } = config
  const unlock = lockFolderExclusive(dataDir)
  for (const leftover of globSync('.restoring-*', { cwd: dataDir })) {
    rmSync(path.join(dataDir, leftover), { recursive: true })
  }
  const stage = mkdtempSync(path.join(dataDir, '.restoring-'))
  try {
    const fresh = path.join(stage, databaseFileNames.sqlite)
    copyDurably(path.join(backup, databaseFileNames.sqlite), fresh)
    assertFileIntact(fresh)
    assertNoNewInconsistencies(await migrateAndVerify({ folder: stage }), manifest)
    assertFileIntact(fresh)
    restrictAndFlushFile(fresh)
    const before = await backUpSqlite(config, now)
    await replaceDataFiles(backup, dataDir, manifest, async () => {
      const file = path.join(dataDir, databaseFileNames.sqlite)
      removeJournal(file)
      renameDurably(fresh, file)
    })
    return before
  } finally {
    rmSync(stage, { recursive: true, force: true })
    unlock()
  }
}

const backUpPostgres = async ({ dataDir, databaseUrl, backups }: PostgresRestoreConfig, now: number) => {
  try {
    const { schema } = await readPostgresMetadata(databaseUrl)
    return schema && (await createBackup({ dataDir, databaseUrl }, backups.folder, 'before-restore', now)).folder
  } catch (error) {
    throw new OperatorError(
      `The current data cannot be backed up, so nothing was restored: ${errorMessage(error)}\n` +
        'If that database is damaged, create a new, empty database, set DATABASE_URL to it and restore there.',
    )
  }
}

const restorePostgres = async (backup: string, manifest: Manifest, config: PostgresRestoreConfig, now: number) => {
  const { dataDir, databaseUrl } = config
  const unlock = await lockPostgresExclusive(databaseUrl)
  try {
    const before = await backUpPostgres(config, now)
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    await replaceDataFiles(backup, dataDir, manifest, async () => {
      await replaceTablesWithDump(databaseUrl, path.join(backup, databaseFileNames.postgres))
      try {
        assertNoNewInconsistencies(await migrateAndVerify({ postgres: toUrlWithoutTimeout(databaseUrl) }), manifest)
      } catch (error) {
        await replaceTablesWithDump(databaseUrl, before && path.join(before, databaseFileNames.postgres))
        throw error
      }
    })
    return before
  } finally {
    await unlock()
  }
}

/**
 * Replaces the data with a backup. The current data is backed up first; the backup is checked, migrated to the current
 * schema and verified. On failure the old data stays unchanged. Returns the folder with the replaced data; null if there
 * was none.
 * @throws OperatorError if the app is running, or the backup is damaged or does not match the configured engine
 */
export const restoreBackup = async (backup: string, config: RestoreConfig, now: number): Promise<string | null> => {
  const manifest = await readManifest(backup)
  const { databaseUrl } = config
  if (databaseUrl && manifest.engine === 'postgres') {
    return restorePostgres(backup, manifest, { ...config, databaseUrl }, now)
  }
  if (!databaseUrl && manifest.engine === 'sqlite') return restoreSqlite(backup, manifest, config, now)
  throw new OperatorError(
    databaseUrl
      ? 'This is a backup of SQLite, but DATABASE_URL is set.'
      : 'This is a backup of PostgreSQL: set DATABASE_URL to the database to restore into.',
  )
}
