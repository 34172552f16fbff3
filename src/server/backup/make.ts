import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#server/db/connect.ts'
import { currentSchema } from '#server/db/schema.ts'
import { copySqlite, faultsOfFile, schemaOfFile } from '#server/db/sqlite-copy.ts'
import { iso } from '#server/ids.ts'
import { formatInconsistency } from '#server/ledger/fault.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import { copySealed, moveInto, seal, sync, writeSealed } from './durable.ts'
import { backupName, partialFolder, type Kind } from './folder.ts'
import { contentName, describe, manifestName, secretName, type Content } from './manifest.ts'
import { dumpDatabase } from './postgres.ts'

/** What a backup is made of. */
export interface Source {
  dataDir: string
  /** The address of PostgreSQL, or null for the SQLite file of the data folder. */
  databaseUrl: string | null
}

export interface Made {
  folder: string
  schema: string
  /** What `verify` says of the copy: wrong rows were copied as they are. */
  wrong: string[]
}

/** What `verify` says of the SQLite file in a folder, which is brought up to date before. */
export const wrongRows = async (folder: string): Promise<string[]> => {
  const database = await connect({ folder })
  try {
    return (await database.snapshot(verify)).map(formatInconsistency)
  } finally {
    await database.close()
  }
}

export const refuseFaults = (faults: readonly string[]) => {
  if (faults.length > 0) throw new OperatorError(`The database file is damaged: ${faults.slice(0, 3).join('; ')}`)
}

const copyFile = async (dataDir: string, into: string): Promise<Content> => {
  const source = path.join(dataDir, contentName.sqlite)
  if (!existsSync(source)) throw new OperatorError(`There is no database in ${dataDir}.`)
  const copy = path.join(into, contentName.sqlite)
  await copySqlite(source, copy)
  const schema = schemaOfFile(copy)
  if (schema === null) throw new OperatorError(`The database in ${dataDir} is empty.`)
  const wrong = schema === currentSchema ? await wrongRows(into) : null
  refuseFaults(faultsOfFile(copy))
  return { engine: 'sqlite', schema, wrong }
}

const fill = async ({ dataDir, databaseUrl }: Source, folder: string, at: number) => {
  const { engine, schema, wrong } = databaseUrl
    ? await dumpDatabase(databaseUrl, path.join(folder, contentName.postgres))
    : await copyFile(dataDir, folder)
  seal(path.join(folder, contentName[engine]))
  const secret = path.join(dataDir, secretName)
  const hasSecret = existsSync(secret)
  if (hasSecret) copySealed(secret, path.join(folder, secretName))
  const names = [contentName[engine], ...(hasSecret ? [secretName] : [])] as const
  const told = await describe(folder, { engine, schema, madeAt: iso(at), wrong: wrong?.length ?? null }, names)
  writeSealed(path.join(folder, manifestName), `${JSON.stringify(told, null, 2)}\n`)
  sync(folder)
  return { schema, wrong: wrong ?? [] }
}

/**
 * Makes a backup in a folder of backups: one point in time of the database and the secret, checked before it gets its
 * name, so that what has the name is whole. The app may run and write meanwhile.
 */
export const makeBackup = async (source: Source, to: string, kind: Kind, at: number): Promise<Made> => {
  const made = partialFolder(to, at)
  try {
    const held = await fill(source, made, at)
    const folder = path.join(to, backupName(kind, at))
    moveInto(made, folder)
    return { folder, ...held }
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  }
}
