import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { connect, type DatabaseLocation } from '#server/db/connect.ts'
import { toUrlWithoutTimeout } from '#server/db/postgres.ts'
import { currentSchemaName } from '#server/db/migrate.ts'
import { copySqliteFile, findFileFaults, readSchemaName } from '#server/db/sqlite-files.ts'
import { toIso } from '#server/ids.ts'
import { verify } from '#server/ledger/verify.ts'
import { errorCode } from '#server/error-parts.ts'
import { OperatorError } from '#server/operator-error.ts'
import { formatBackupName, createUnfinishedFolder, type BackupKind } from './backup-folder.ts'
import { copyDataFiles } from './data-files.ts'
import { fsyncPath, renameDurably, restrictAndFlushFile } from './durable-files.ts'
import { createManifest, databaseFileNames, isRestoredByOlderVersions, manifestFileName } from './manifest.ts'
import { dumpDatabase } from './postgres.ts'

type BackupSource = Pick<Config, 'dataDir' | 'databaseUrl'> & { backups: Pick<Config['backups'], 'passphrase'> }

/** Migrates a database to the latest schema; returns one line per inconsistent row. */
const migrateAndVerify = async (location: DatabaseLocation): Promise<string[]> => {
  const database = await connect(location)
  try {
    return await database.snapshot(verify)
  } finally {
    await database.close()
  }
}

/** Checks the integrity of an SQLite file that is not in use. @throws OperatorError if it is damaged */
export const assertFileIntact = (file: string): void => {
  const inconsistencies = findFileFaults(file)
  if (inconsistencies.length > 0)
    throw new OperatorError(`The database file is damaged: ${inconsistencies.slice(0, 3).join('; ')}`)
}

const copyDatabaseFile = async (dataDir: string, copy: string): Promise<string> => {
  const source = path.join(dataDir, databaseFileNames.sqlite)
  if (!existsSync(source)) throw new OperatorError(`There is no database in ${dataDir}.`)
  await copySqliteFile(source, copy)
  const schema = readSchemaName(copy)
  if (schema === null) throw new OperatorError(`The database in ${dataDir} is empty.`)
  return schema
}

const writeBackupFiles = async (source: BackupSource, folder: string, now: number) => {
  const { dataDir, databaseUrl, backups } = source
  const engine = databaseUrl ? 'postgres' : 'sqlite'
  const copy = path.join(folder, databaseFileNames[engine])
  const schema = databaseUrl ? await dumpDatabase(databaseUrl, copy) : await copyDatabaseFile(dataDir, copy)
  const location = databaseUrl ? { postgres: toUrlWithoutTimeout(databaseUrl) } : { folder }
  const wrong = schema === currentSchemaName ? await migrateAndVerify(location) : null
  if (engine === 'sqlite') assertFileIntact(copy)
  restrictAndFlushFile(copy)
  const passphrase = isRestoredByOlderVersions(schema) ? null : backups.passphrase
  const { names, secretFingerprint, damaged } = await copyDataFiles(dataDir, folder, engine, passphrase)
  const details = { engine, schema, madeAt: toIso(now), secretFingerprint, wrong: wrong?.length ?? null } as const
  const manifest = JSON.stringify(await createManifest(folder, details, [databaseFileNames[engine], ...names]), null, 2)
  writeFileSync(path.join(folder, manifestFileName), `${manifest}\n`, { mode: 0o600, flush: true })
  fsyncPath(folder)
  return { schema, wrong: wrong ?? [], damaged }
}

/**
 * Creates a consistent backup of the database, the rate limits and the texts in `legal/`, also while the app is writing;
 * of the secret only with a passphrase, which encrypts it. The folder gets its final name only after all checks have
 * passed. Returns the folder, the schema, one line per inconsistent row (they are backed up unchanged), and the path of
 * the rate limits if they are damaged (and left out).
 */
export const createBackup = async (source: BackupSource, backupsFolder: string, kind: BackupKind, now: number) => {
  const partial = createUnfinishedFolder(backupsFolder, now)
  try {
    const result = await writeBackupFiles(source, partial, now)
    const folder = path.join(backupsFolder, formatBackupName(kind, now))
    renameDurably(partial, folder)
    return { folder, ...result }
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    // SQLite does not say where there is no space: it is where the copy is written.
    if (error instanceof Error && errorCode(error) === 'SQLITE_FULL') Object.assign(error, { path: backupsFolder })
    throw error
  }
}
