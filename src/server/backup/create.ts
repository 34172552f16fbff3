import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#server/db/connect.ts'
import { currentSchema } from '#server/db/schema.ts'
import { copySqlite, findFileFaults, readSchema } from '#server/db/sqlite-copy.ts'
import { iso } from '#server/ids.ts'
import { formatInconsistency } from '#server/ledger/fault.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import { copyDurably, renameDurably, secureFile, fsyncPath, writeDurably } from './durable-files.ts'
import { backupName, createPartialFolder, type BackupKind } from './backup-folder.ts'
import { databaseFileNames, createManifest, manifestFileName, secretFileName, type CopiedDatabase } from './manifest.ts'
import { dumpDatabase } from './postgres.ts'

/** What a backup is made of. */
export interface BackupSource {
  dataDir: string
  /** The address of PostgreSQL, or null for the SQLite file of the data folder. */
  databaseUrl: string | null
}

export interface CreatedBackup {
  folder: string
  schema: string
  /** What `verify` says of the copy: wrong rows were copied as they are. */
  wrong: string[]
}

/** What `verify` says of the SQLite file in a folder, which is brought up to date before. */
export const verifySqlite = async (folder: string): Promise<string[]> => {
  const database = await connect({ folder })
  try {
    return (await database.snapshot(verify)).map(formatInconsistency)
  } finally {
    await database.close()
  }
}

export const assertIntact = (faults: readonly string[]) => {
  if (faults.length > 0) throw new OperatorError(`The database file is damaged: ${faults.slice(0, 3).join('; ')}`)
}

const copyFile = async (dataDir: string, into: string): Promise<CopiedDatabase> => {
  const source = path.join(dataDir, databaseFileNames.sqlite)
  if (!existsSync(source)) throw new OperatorError(`There is no database in ${dataDir}.`)
  const copy = path.join(into, databaseFileNames.sqlite)
  await copySqlite(source, copy)
  const schema = readSchema(copy)
  if (schema === null) throw new OperatorError(`The database in ${dataDir} is empty.`)
  const wrong = schema === currentSchema ? await verifySqlite(into) : null
  assertIntact(findFileFaults(copy))
  return { engine: 'sqlite', schema, wrong }
}

const fill = async ({ dataDir, databaseUrl }: BackupSource, folder: string, at: number) => {
  const { engine, schema, wrong } = databaseUrl
    ? await dumpDatabase(databaseUrl, path.join(folder, databaseFileNames.postgres))
    : await copyFile(dataDir, folder)
  secureFile(path.join(folder, databaseFileNames[engine]))
  const secret = path.join(dataDir, secretFileName)
  const hasSecret = existsSync(secret)
  if (hasSecret) copyDurably(secret, path.join(folder, secretFileName))
  const names = [databaseFileNames[engine], ...(hasSecret ? [secretFileName] : [])] as const
  const told = await createManifest(folder, { engine, schema, madeAt: iso(at), wrong: wrong?.length ?? null }, names)
  writeDurably(path.join(folder, manifestFileName), `${JSON.stringify(told, null, 2)}\n`)
  fsyncPath(folder)
  return { schema, wrong: wrong ?? [] }
}

/**
 * Makes a backup in a folder of backups: one point in time of the database and the secret, checked before it gets its
 * name, so that what has the name is whole. The app may run and write meanwhile.
 */
export const createBackup = async (
  source: BackupSource,
  to: string,
  kind: BackupKind,
  at: number,
): Promise<CreatedBackup> => {
  const made = createPartialFolder(to, at)
  try {
    const held = await fill(source, made, at)
    const folder = path.join(to, backupName(kind, at))
    renameDurably(made, folder)
    return { folder, ...held }
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  }
}
