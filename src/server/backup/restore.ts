import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { lockFolderForApp } from '#server/db/folder-lock.ts'
import { lockPostgresExclusive } from '#server/db/postgres-lock.ts'
import { inspectPostgres } from '#server/db/postgres-state.ts'
import { findFileFaults, removeJournal } from '#server/db/sqlite-copy.ts'
import { iso } from '#server/ids.ts'
import { OperatorError } from '#server/operator-error.ts'
import { copyDurably, renameDurably, secureFile, fsyncPath } from './durable-files.ts'
import { createBackup, assertIntact, verifySqlite } from './create.ts'
import { databaseFileNames, readManifest, secretFileName, type Manifest } from './manifest.ts'
import { loadDump, verifyPostgres } from './postgres.ts'

type Restoring = Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>

interface Restored {
  /** Where what was there before is kept, or null when there was nothing. */
  before: string | null
}

const refuseWrong = (wrong: readonly string[], { wrong: known }: Manifest) => {
  if (wrong.length <= (known ?? 0)) return
  throw new OperatorError(`The backup does not hold together: ${wrong.slice(0, 3).join('; ')}. The old data stays.`)
}

const restoreSecret = (backup: string, dataDir: string, { files }: Manifest) => {
  if (!files[secretFileName]) return
  const fresh = path.join(dataDir, `.${secretFileName}`)
  copyDurably(path.join(backup, secretFileName), fresh)
  renameDurably(fresh, path.join(dataDir, secretFileName))
}

/** A damaged database cannot be backed up, but kept as it was found. */
const keepAsFound = (dataDir: string, folder: string, now: number): string => {
  const kept = path.join(folder, `damaged-${iso(now).replaceAll(':', '-')}`)
  mkdirSync(kept, { recursive: true, mode: 0o700 })
  for (const name of globSync(['glowjar.sqlite*', secretFileName], { cwd: dataDir })) {
    copyFileSync(path.join(dataDir, name), path.join(kept, name))
    secureFile(path.join(kept, name))
  }
  fsyncPath(kept)
  return kept
}

const keepFile = async ({ dataDir, backups }: Restoring, now: number): Promise<string | null> => {
  if (!existsSync(path.join(dataDir, databaseFileNames.sqlite))) return null
  try {
    return (await createBackup({ dataDir, databaseUrl: null }, backups.folder, 'before-restore', now)).folder
  } catch {
    return keepAsFound(dataDir, backups.folder, now)
  }
}

/** The copy is brought up to date and checked beside the old data, which is replaced at once or not at all. */
const restoreFile = async (backup: string, told: Manifest, to: Restoring, now: number): Promise<Restored> => {
  const unlock = lockFolderForApp(to.dataDir)
  for (const left of globSync('.restoring-*', { cwd: to.dataDir })) {
    rmSync(path.join(to.dataDir, left), { recursive: true })
  }
  const stage = mkdtempSync(path.join(to.dataDir, '.restoring-'))
  try {
    const fresh = path.join(stage, databaseFileNames.sqlite)
    copyDurably(path.join(backup, databaseFileNames.sqlite), fresh)
    assertIntact(findFileFaults(fresh))
    refuseWrong(await verifySqlite(stage), told)
    assertIntact(findFileFaults(fresh))
    secureFile(fresh)
    const before = await keepFile(to, now)
    const file = path.join(to.dataDir, databaseFileNames.sqlite)
    removeJournal(file)
    renameDurably(fresh, file)
    restoreSecret(backup, to.dataDir, told)
    return { before }
  } finally {
    rmSync(stage, { recursive: true, force: true })
    unlock()
  }
}

type RestoringPostgres = Restoring & { databaseUrl: string }

const keepDatabase = async (
  { dataDir, databaseUrl, backups }: RestoringPostgres,
  now: number,
): Promise<string | null> => {
  try {
    const { schema } = await inspectPostgres(databaseUrl)
    return schema && (await createBackup({ dataDir, databaseUrl }, backups.folder, 'before-restore', now)).folder
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `What is there now cannot be kept, so nothing was restored: ${why}\n` +
        'If that database is damaged, make a new, empty database, name it in DATABASE_URL and restore there.',
    )
  }
}

const restorePostgres = async (
  backup: string,
  told: Manifest,
  to: RestoringPostgres,
  now: number,
): Promise<Restored> => {
  const { dataDir, databaseUrl } = to
  const leave = await lockPostgresExclusive(databaseUrl)
  try {
    const before = await keepDatabase(to, now)
    await loadDump(databaseUrl, path.join(backup, databaseFileNames.postgres))
    try {
      refuseWrong(await verifyPostgres(databaseUrl), told)
    } catch (error) {
      await loadDump(databaseUrl, before && path.join(before, databaseFileNames.postgres))
      throw error
    }
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    restoreSecret(backup, dataDir, told)
    return { before }
  } finally {
    await leave()
  }
}

/**
 * Puts the data of a backup in the place of what is there. What is there is kept first; the backup is checked, brought
 * up to the schema of this app and verified, and when that fails the old data is as it was. Throws while the app runs.
 */
export const restoreBackup = async (backup: string, to: Restoring, now: number): Promise<Restored> => {
  const told = await readManifest(backup)
  const { databaseUrl } = to
  if (databaseUrl && told.engine === 'postgres') return restorePostgres(backup, told, { ...to, databaseUrl }, now)
  if (!databaseUrl && told.engine === 'sqlite') return restoreFile(backup, told, to, now)
  throw new OperatorError(
    databaseUrl
      ? 'This is a backup of SQLite, and DATABASE_URL names a PostgreSQL.'
      : 'This is a backup of PostgreSQL: say in DATABASE_URL which database it is for.',
  )
}
