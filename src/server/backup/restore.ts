import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { connect, type DatabaseLocation } from '#server/db/connect.ts'
import { lockFolderExclusive } from '#server/db/folder-lock.ts'
import { lockPostgresExclusive } from '#server/db/postgres-lock.ts'
import { readPostgresMetadata } from '#server/db/postgres-metadata.ts'
import { toUrlWithoutTimeout } from '#server/db/postgres.ts'
import { removeJournal } from '#server/db/sqlite-files.ts'
import { errorMessage } from '#server/error-parts.ts'
import { toIso } from '#server/ids.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import { applyRestoreRules, type RestoreRules } from './after-restore.ts'
import { assertFileIntact, createBackup } from './create.ts'
import { replaceDataFiles } from './data-files.ts'
import { copyDurably, fsyncPath, renameDurably, restrictAndFlushFile } from './durable-files.ts'
import { databaseFileNames, rateLimitsFileName, readManifest, secretFileName, type Manifest } from './manifest.ts'
import { replaceTablesWithDump } from './postgres.ts'
import { findRestoredSecret } from './restored-secret.ts'

type RestoreConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>

export interface RestoreOptions {
  /** Whether sessions, API tokens, links and open invitations of the time of the backup work again. */
  keepsSessions: boolean
  /** Whether to restore without the secret of the backup if it is encrypted. */
  withoutSecret: boolean
}

/** A restore that has been checked as far as possible without changing anything. */
interface PlannedRestore {
  backup: string
  manifest: Manifest
  config: RestoreConfig
  /** The secret that replaces the one of the data folder; null if that stays. */
  secret: string | null
  rules: RestoreRules
  now: number
}

interface RestoreResult {
  /** Folder with the replaced data; null if there was none. */
  before: string | null
  /** What the operator should know, one line each. */
  notes: string[]
}

const assertNoNewInconsistencies = (wrong: readonly string[], { wrong: wrongAtBackup }: Manifest) => {
  if (wrong.length <= (wrongAtBackup ?? 0)) return
  throw new OperatorError(`The backup is inconsistent: ${wrong.slice(0, 3).join('; ')}. The old data is unchanged.`)
}

/** Migrates a restored database, ends what the restore would revive, and verifies the result. Returns lines for the operator. */
const prepareDatabase = async (
  location: DatabaseLocation,
  { manifest, rules, now }: PlannedRestore,
): Promise<string[]> => {
  const database = await connect(location)
  try {
    const notes = await database.transact((tx) => applyRestoreRules(tx, rules, now))
    assertNoNewInconsistencies(await database.snapshot(verify), manifest)
    return notes
  } finally {
    await database.close()
  }
}

/** Keeps the secret that is replaced, because the replaced data needs it. Returns lines for the operator. */
const keepReplacedSecret = ({ config: { dataDir }, secret, now }: PlannedRestore): string[] => {
  const file = path.join(dataDir, secretFileName)
  if (secret === null || !existsSync(file)) return []
  const kept = `${file}.replaced-${toIso(now).replaceAll(':', '-')}`
  copyDurably(file, kept)
  return [`The secret of the backup replaces ${file}; the previous one is in ${kept}`]
}

/** Copies the files of a damaged database, which cannot be backed up, into a new folder and returns its path. */
const copyDamagedFiles = (dataDir: string, backupsFolder: string, now: number): string => {
  const folder = path.join(backupsFolder, `damaged-${toIso(now).replaceAll(':', '-')}`)
  const patterns = [`${databaseFileNames.sqlite}*`, `${rateLimitsFileName}*`, 'legal/*']
  for (const entry of globSync(patterns, { cwd: dataDir, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name)
    if (entry.isFile()) copyDurably(source, path.join(folder, path.relative(dataDir, source)))
  }
  fsyncPath(folder)
  return folder
}

const backUpSqlite = async ({ config: { dataDir, backups }, now }: PlannedRestore): Promise<string | null> => {
  if (!existsSync(path.join(dataDir, databaseFileNames.sqlite))) return null
  try {
    return (await createBackup({ dataDir, databaseUrl: null, backups }, backups.folder, 'before-restore', now)).folder
  } catch {
    return copyDamagedFiles(dataDir, backups.folder, now)
  }
}

/** Prepares and verifies a copy of the backup beside the old database, then replaces the old one with a rename. */
const restoreSqlite = async (planned: PlannedRestore): Promise<RestoreResult> => {
  const { backup, manifest, secret } = planned
  const { dataDir } = planned.config
  const unlock = lockFolderExclusive(dataDir)
  for (const leftover of globSync('.restoring-*', { cwd: dataDir })) {
    rmSync(path.join(dataDir, leftover), { recursive: true })
  }
  const stage = mkdtempSync(path.join(dataDir, '.restoring-'))
  try {
    const fresh = path.join(stage, databaseFileNames.sqlite)
    copyDurably(path.join(backup, databaseFileNames.sqlite), fresh)
    assertFileIntact(fresh)
    const notes = await prepareDatabase({ folder: stage }, planned)
    assertFileIntact(fresh)
    restrictAndFlushFile(fresh)
    const before = await backUpSqlite(planned)
    notes.push(...keepReplacedSecret(planned))
    await replaceDataFiles({ backup, dataDir, manifest, secret }, async () => {
      const file = path.join(dataDir, databaseFileNames.sqlite)
      removeJournal(file)
      renameDurably(fresh, file)
    })
    return { before, notes }
  } finally {
    rmSync(stage, { recursive: true, force: true })
    unlock()
  }
}

const backUpPostgres = async ({ config, now }: PlannedRestore, databaseUrl: string) => {
  const { dataDir, backups } = config
  try {
    const { schema } = await readPostgresMetadata(databaseUrl)
    const source = { dataDir, databaseUrl, backups }
    return schema && (await createBackup(source, backups.folder, 'before-restore', now)).folder
  } catch (error) {
    throw new OperatorError(
      `The current data cannot be backed up, so nothing was restored: ${errorMessage(error)}\n` +
        'If that database is damaged, create a new, empty database, set DATABASE_URL to it and restore there.',
    )
  }
}

const restorePostgres = async (planned: PlannedRestore, databaseUrl: string): Promise<RestoreResult> => {
  const { backup, manifest, secret } = planned
  const { dataDir } = planned.config
  const unlock = await lockPostgresExclusive(databaseUrl)
  try {
    const before = await backUpPostgres(planned, databaseUrl)
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const notes = keepReplacedSecret(planned)
    await replaceDataFiles({ backup, dataDir, manifest, secret }, async () => {
      await replaceTablesWithDump(databaseUrl, path.join(backup, databaseFileNames.postgres))
      try {
        notes.unshift(...(await prepareDatabase({ postgres: toUrlWithoutTimeout(databaseUrl) }, planned)))
      } catch (error) {
        await replaceTablesWithDump(databaseUrl, before && path.join(before, databaseFileNames.postgres))
        throw error
      }
    })
    return { before, notes }
  } finally {
    await unlock()
  }
}

/**
 * Replaces the data with a backup. The current data is backed up first; the backup is checked, migrated to the current
 * schema and verified. On failure the old data stays unchanged. Sessions, password links and open invitations end unless
 * they are kept.
 * @throws OperatorError if the app is running, or the backup is damaged or does not match the configured engine, or its
 * secret cannot be decrypted
 */
export const restoreBackup = async (
  backup: string,
  config: RestoreConfig,
  { keepsSessions, withoutSecret }: RestoreOptions,
  now: number,
): Promise<RestoreResult> => {
  const manifest = await readManifest(backup)
  const { databaseUrl } = config
  if ((databaseUrl === null) !== (manifest.engine === 'sqlite')) {
    throw new OperatorError(
      databaseUrl
        ? 'This is a backup of SQLite, but DATABASE_URL is set.'
        : 'This is a backup of PostgreSQL: set DATABASE_URL to the database to restore into.',
    )
  }
  const { isKnown, replacement: secret } = await findRestoredSecret(backup, manifest, config, withoutSecret)
  const planned = { backup, manifest, config, secret, rules: { keepsSessions, hasSecret: isKnown }, now }
  return databaseUrl === null ? restoreSqlite(planned) : restorePostgres(planned, databaseUrl)
}
